import { Fragment, type ReactNode } from 'react';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { BrandGrid } from '../merchandise/brand-grid.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Articles } from './articles.tsx';
import { Hero } from './hero.tsx';
import styles from './home-sections.module.css';
import type { LoadedSection, PlainSection } from './loaded-section.ts';
import { ProductOfTheMonth } from './product-of-the-month.tsx';
import { ProductRow } from './product-row.tsx';
import { Teasers } from './teasers.tsx';
import { TextSection } from './text-section.tsx';

interface HomeSectionsProps {
  sections: { loaded: LoadedSection; place: number }[];
  /** The place of the hero that has the heading of the page. */
  mainHero: number | null;
  /** An ISO date in the current month. */
  month: string;
  /** What a preview puts around the section at a place. */
  around?: ((place: number, section: ReactNode) => ReactNode) | undefined;
}

/** Sections whose data could not be loaded are left out. */
export function HomeSections({ sections, mainHero, month, around }: HomeSectionsProps) {
  return sections.map(({ loaded, place }) => {
    const isMain = place === mainHero;
    const section = <HomeSection key={place} {...{ loaded, place, month, isMain }} />;
    return around ? <Fragment key={place}>{around(place, section)}</Fragment> : section;
  });
}

interface HomeSectionProps {
  loaded: LoadedSection;
  place: number;
  isMain: boolean;
  month: string;
}

function HomeSection({ loaded, place, isMain, month }: HomeSectionProps) {
  const { href } = useServerI18n();
  switch (loaded.type) {
    case 'hero':
      return <Hero {...loaded.section} rating={loaded.rating} isMain={isMain} />;
    case 'categories': {
      const { categories, heading } = loaded.section;
      return (
        <PopularCategories
          categories={categories}
          title={heading}
          sizes={loaded.sizes}
          titleHidden={!heading}
        />
      );
    }
    case 'products': {
      const { heading, collection, linkText } = loaded.section;
      if (loaded.products.length === 0) return null;
      const more = collection && linkText && { title: linkText, to: href.collection(collection) };
      return (
        <ProductRow
          id={`home-${place}`}
          title={heading}
          products={loaded.products}
          more={more || null}
        />
      );
    }
    case 'feature': {
      const { badge } = loaded.section;
      return (
        loaded.product && <ProductOfTheMonth product={loaded.product} badge={badge} month={month} />
      );
    }
    case 'brands':
      return <TopBrands {...loaded} />;
    case 'plain':
      return <Plain section={loaded.section} />;
  }
}

function Plain({ section }: { section: PlainSection }) {
  switch (section.type) {
    case 'teasers':
      return <Teasers teasers={section.teasers} />;
    case 'articles':
      return <Articles {...section} />;
    case 'text':
      return <TextSection {...section} />;
    // the page has it between two parts of server HTML
    case 'module':
      return null;
  }
}

function TopBrands({ section, brands }: Extract<LoadedSection, { type: 'brands' }>) {
  const { t, href } = useServerI18n();
  if (brands.length === 0) return null;
  return (
    <section className={`section ${styles.sand}`}>
      <div className="wrap">
        <SectionHead
          title={section.heading ?? t.home.topBrands}
          action={<TextLink to={href.brands()}>{t.home.seeAll}</TextLink>}
        />
        <BrandGrid brands={brands} columns={7} />
      </div>
    </section>
  );
}
