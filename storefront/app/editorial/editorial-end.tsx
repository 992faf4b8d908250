import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { classNames } from '../ui/class-names.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { DocumentCards } from './document-cards.tsx';
import type { DocumentPage } from './document-page.ts';
import styles from './editorial-end.module.css';
import prose from './mdx/prose.module.css';
import { ProductRowSection } from './product-row-section.tsx';
import { Questions, questionsId } from './questions.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** An article or a plain page below its hero. */
export function EditorialEnd({ page }: { page: DocumentPage }) {
  const { t } = useServerI18n();
  const { text, faq, row, related, isSample } = page;
  const outline =
    faq.length > 0 ? [...text.outline, { id: questionsId, title: t.editorial.faq }] : text.outline;
  return (
    <>
      <div className={classNames('wrap section', styles.columns, !page.hero && styles.belowTitle)}>
        <TableOfContents outline={outline} minutes={text.minutes} lastChanged={page.lastChanged} />
        <div className={styles.text}>
          {isSample && (
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
          <SectionHead title={t.editorial.related} size="h4" />
          <DocumentCards cards={related} />
        </section>
      )}
    </>
  );
}
