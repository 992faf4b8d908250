import { AdviceFinder, type AdviceFinderProps } from '../coffee/advice/advice-finder.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { homeParts } from './home-parts.ts';
// only the server has the other parts
import '../ui/badge.module.css';
import '../ui/button.module.css';
import '../ui/rating.module.css';
import '../ui/section-head.module.css';
import '../ui/strength-scale.module.css';
import '../ui/text-link.module.css';
import '../merchandise/brand-grid.module.css';
import '../coffee/flavour/flavour-compass.module.css';
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
  advice: AdviceFinderProps | false;
}

/** Server HTML but for the advice finder, which stands where its section does. */
export function HomeScreen({ head, html, advice }: HomeScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <ServerHtml id={homeParts.start} className="part" html={html?.[homeParts.start]} />
      {advice && <AdviceFinder {...advice} />}
      <ServerHtml id={homeParts.end} className="part" html={html?.[homeParts.end]} />
    </>
  );
}
