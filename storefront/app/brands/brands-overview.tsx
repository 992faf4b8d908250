import { type Brand, brandsByLetter } from '../commerce/product/brand.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { BrandGrid } from '../merchandise/brand-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Alphabet } from './alphabet.tsx';
import styles from './brands-overview.module.css';
import { type BrandStory, FeaturedBrand } from './featured-brand.tsx';
import { TopBrands } from './top-brands.tsx';

export interface BrandsOverviewProps {
  /** The most important first. */
  main: Brand[];
  equipment: Brand[];
  featured: BrandStory | null;
}

const top = 10;
const anchors = {
  topMain: 'top-brands',
  allMain: 'all-brands',
  topEquipment: 'equipment-brands',
  allEquipment: 'all-equipment-brands',
};

/** Rendered on the server only. */
export function BrandsOverview({ main, equipment, featured }: BrandsOverviewProps) {
  const { t, href, format } = useServerI18n();
  const counts = [format.number(main.length), format.number(equipment.length)] as const;
  const seeAll = (anchor: string) => <TextLink to={`#${anchor}`}>{t.brands.seeAll}</TextLink>;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          items={[{ title: t.shell.home, href: href.home() }, { title: t.brands.title }]}
        />
        <h1 className="h1">{t.brands.title}</h1>
        <p className={`lead ${styles.intro}`}>{t.brands.intro(...counts)}</p>
        <nav aria-label={t.brands.onThisPage}>
          <Chips label={t.brands.onThisPage} scroll>
            <li>
              <ChipLink to={`#${anchors.topMain}`}>{t.brands.mainBrands}</ChipLink>
            </li>
            <li>
              <ChipLink to={`#${anchors.topEquipment}`}>{t.brands.equipmentBrands}</ChipLink>
            </li>
            <li>
              <ChipLink to={`#${anchors.allMain}`}>{t.brands.fromAToZ}</ChipLink>
            </li>
          </Chips>
        </nav>
      </div>
      {featured && <FeaturedBrand brand={featured} />}
      {main.length > 0 && (
        <>
          <section className={`wrap ${styles.top}`}>
            <SectionHead
              id={anchors.topMain}
              title={t.brands.topMain}
              action={seeAll(anchors.allMain)}
            />
            <TopBrands brands={main.slice(0, top)} />
          </section>
          <section className={`section ${styles.sand}`}>
            <div className="wrap">
              <SectionHead id={anchors.allMain} title={t.brands.allMain} />
              <Alphabet letters={brandsByLetter(main)} title={t.brands.allMain} anchor="main" />
            </div>
          </section>
        </>
      )}
      {equipment.length > 0 && (
        <>
          <section className="section wrap">
            <SectionHead
              id={anchors.topEquipment}
              title={t.brands.topEquipment}
              action={seeAll(anchors.allEquipment)}
            />
            <BrandGrid brands={equipment.slice(0, top)} columns={5} />
          </section>
          <section className="wrap">
            <SectionHead id={anchors.allEquipment} title={t.brands.allEquipment} />
            <Alphabet
              letters={brandsByLetter(equipment)}
              title={t.brands.allEquipment}
              anchor="equipment"
            />
          </section>
        </>
      )}
    </>
  );
}
