import type { ReactNode } from 'react';
import { type BrewGuide, TutorialActions } from '../coffee/tutorials/tutorial-actions.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { documentParts } from './document-part-ids.ts';
import { useMarkedSection } from './use-marked-section.ts';
// only the server has the parts
import '../ui/accordion.module.css';
import '../ui/breadcrumb.module.css';
import '../ui/button.module.css';
import '../ui/section-head.module.css';
import '../ui/text-link.module.css';
import '../ui/tip.module.css';
import './document-cards.module.css';
import './hub-end.module.css';
import './test-cards.module.css';
import './editorial-hero.module.css';
import '../ui/guarantee-notice.module.css';
import './mdx/figure.module.css';
import './mdx/prose.module.css';
import '../coffee/tutorials/pour-plan.module.css';
import './questions.module.css';
import './table-of-contents.module.css';
import './tested-product.module.css';
import '../coffee/tutorials/tutorial-hero.module.css';
import '../coffee/tutorials/tutorial-steps.module.css';
import './editorial-end.module.css';
import './product-test.module.css';
import '../coffee/tutorials/tutorial-end.module.css';

export interface DocumentScreenProps {
  head: { title: string; description: string; picture?: string | undefined };
  html: Partial<Record<string, string>> | undefined;
  /** Of a tutorial. */
  guide?: BrewGuide | null;
  /** A hub is a list, not an article. */
  isHub?: boolean;
  /** Rendered between the hero and the text of a plain page. */
  children?: ReactNode;
}

/** A document as server HTML. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { head, html, guide, isHub = false, children } = props;
  useMarkedSection();
  const parts = (
    <>
      <PageHead {...head} />
      <ServerHtml id={documentParts.start} className="part" html={html?.[documentParts.start]} />
      {children}
      <ServerHtml id={documentParts.end} className="part" html={html?.[documentParts.end]} />
      {guide && <TutorialActions key={guide.title} guide={guide} />}
    </>
  );
  return isHub ? parts : <article>{parts}</article>;
}
