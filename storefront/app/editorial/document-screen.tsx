import type { ReactNode } from 'react';
import { documentModules } from '#shop/modules/documents.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { DocumentData } from '../shop-model/document-module.ts';
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
import './questions.module.css';
import './table-of-contents.module.css';
import './tested-product.module.css';
import './editorial-end.module.css';
import './product-test.module.css';

export interface DocumentScreenProps {
  head: { title: string; description: string; picture?: string | undefined; hidden?: boolean };
  html: Partial<Record<string, string>> | undefined;
  /** Of the modules' parts. */
  data?: Partial<DocumentData>;
  /** A hub is a list, not an article. */
  isHub?: boolean;
  /** Rendered between the hero and the text of a plain page. */
  children?: ReactNode;
}

/** A document as server HTML. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { head, html, data = {}, isHub = false, children } = props;
  useMarkedSection();
  const parts = (
    <>
      <PageHead {...head} />
      <ServerHtml id={documentParts.start} className="part" html={html?.[documentParts.start]} />
      {children}
      {documentModules.map(
        ({ name, AboveText }) => AboveText && <AboveText key={name} data={data} />,
      )}
      <ServerHtml id={documentParts.end} className="part" html={html?.[documentParts.end]} />
      {documentModules.map(
        ({ name, BelowText }) => BelowText && <BelowText key={name} data={data} />,
      )}
    </>
  );
  return isHub ? parts : <article>{parts}</article>;
}
