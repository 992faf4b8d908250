import type { ListedTest } from '../commerce/product/product-test-report.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { DocumentCards } from './document-cards.tsx';
import type { DocumentCard, DocumentPage } from './document-page.ts';
import styles from './hub-end.module.css';
import prose from './mdx/prose.module.css';
import { ProductRowSection } from './product-row-section.tsx';
import { TestCards } from './test-cards.tsx';

interface HubEndProps {
  page: DocumentPage;
  entries: DocumentCard[];
  tests: ListedTest[];
}

/** The list of all articles or tutorials. */
export function HubEnd({ page, entries, tests }: HubEndProps) {
  const { t } = useServerI18n();
  const { text, row } = page;
  return (
    <>
      <section className="section wrap">
        <SectionHead title={t.editorial.allEntries} />
        <DocumentCards cards={entries} />
      </section>
      {tests.length > 0 && (
        <section className={`section ${styles.sand}`}>
          <div className="wrap">
            <SectionHead title={t.editorial.test.all} />
            <TestCards tests={tests} />
          </div>
        </section>
      )}
      <div className="section wrap">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, rendered on the server */}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
      {row && (
        <ProductRowSection
          title={row.title ?? t.editorial.products}
          row={row}
          allText={t.editorial.allProducts}
        />
      )}
    </>
  );
}
