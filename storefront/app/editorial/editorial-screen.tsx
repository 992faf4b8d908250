import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { DocumentCards } from './document-cards.tsx';
import type { DocumentPage } from './document-page.ts';
import { DocumentStructuredData } from './document-structured-data.tsx';
import { EditorialHero } from './editorial-hero.tsx';
import styles from './editorial-screen.module.css';
// styles of components in server-rendered text
import './mdx/figure.module.css';
import prose from './mdx/prose.module.css';
import { ProductRowSection } from './product-row-section.tsx';
import { Questions, questionsId } from './questions.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface EditorialScreenProps {
  page: DocumentPage;
  /** Rendered between the hero and the text. */
  children?: ReactNode;
}

export function EditorialScreen({ page, children }: EditorialScreenProps) {
  const { t } = useI18n();
  const { title, description, text, faq, row, related, kind } = page;
  const outline =
    faq.length > 0 ? [...text.outline, { id: questionsId, title: t.editorial.faq }] : text.outline;
  return (
    <article>
      <PageHead title={title} description={description} />
      <DocumentStructuredData page={page} />
      <EditorialHero {...page} />
      {children}
      <div className={`wrap section ${styles.columns}`}>
        <TableOfContents outline={outline} minutes={text.minutes} lastChanged={page.lastChanged} />
        <div className={styles.text}>
          {kind === 'legal' && (
            <p role="note" className={styles.sample}>
              <strong>{t.editorial.sampleTitle}.</strong> {t.editorial.sampleText}
            </p>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, rendered on the server */}
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: text.html }} />
          {faq.length > 0 && <Questions faq={faq} />}
        </div>
      </div>
      {row && (
        <ProductRowSection
          title={row.title ?? t.editorial.products}
          row={row}
          allText={t.editorial.allProducts}
        />
      )}
      {related.length > 0 && (
        <section className="section wrap">
          <SectionHead title={t.editorial.related} />
          <DocumentCards cards={related} />
        </section>
      )}
    </article>
  );
}
