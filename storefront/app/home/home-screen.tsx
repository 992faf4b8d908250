import { homeModules } from '#shop/modules/home.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { HomeData } from '../shop-model/home-module.ts';
import { ServerHtml } from '../ui/server-html.tsx';
import { homeParts } from './home-parts.ts';
// only the server has the other parts
import '../ui/badge.module.css';
import '../ui/button.module.css';
import '../ui/rating.module.css';
import '../ui/section-head.module.css';
import '../ui/text-link.module.css';
import '../merchandise/brand-grid.module.css';
import '../shell/popular-categories.module.css';
import './articles.module.css';
import './hero.module.css';
import './home-sections.module.css';
import './product-of-the-month.module.css';
import './product-row.module.css';
import './teasers.module.css';
import './text-section.module.css';

interface HomeScreenProps {
  head: { title: string; description: string };
  html: Partial<Record<string, string>> | undefined;
  /** Of the modules' sections. */
  data: Partial<HomeData>;
}

/** Server HTML but for the section of a module, which stands where its section does. */
export function HomeScreen({ head, html, data }: HomeScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <ServerHtml id={homeParts.start} className="part" html={html?.[homeParts.start]} />
      {homeModules.map(({ name, Section }) => (
        <Section key={name} data={data} />
      ))}
      <ServerHtml id={homeParts.end} className="part below-fold" html={html?.[homeParts.end]} />
    </>
  );
}
