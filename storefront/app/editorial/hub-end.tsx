import { pictureUrl } from '#shop/pictures/documents.ts';
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

/** Tests that are shown at once. */
const firstTests = 6;

/** Below the head of a hub: its articles or tutorials. Product tests come first, after a large card of one article. */
export function HubEnd({ page, entries, tests }: HubEndProps) {
  const { t } = useServerI18n();
  const { text, row } = page;
  const lead = tests.length > 0 ? entries.find(({ picture }) => picture) : undefined;
  return (
    <>
      {lead && <Lead card={lead} />}
      {tests.length > 0 && (
        <section className={`section ${styles.sand}`}>
          <div className="wrap">
            <SectionHead title={t.editorial.test.all} size="h4" />
            <TestCards tests={tests.slice(0, firstTests)} />
            {tests.length > firstTests && (
              <details className={styles.more}>
                <summary>{t.editorial.test.allOf(tests.length)}</summary>
                <TestCards tests={tests.slice(firstTests)} />
              </details>
            )}
          </div>
        </section>
      )}
      <section className="section wrap">
        <SectionHead title={t.editorial.allEntries} size="h4" />
        <DocumentCards cards={entries.filter((card) => card !== lead)} />
      </section>
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

function Lead({ card: { title, description, href, picture } }: { card: DocumentCard }) {
  return (
    <a href={href} className={`wrap ${styles.lead}`}>
      {picture && (
        <img src={pictureUrl(picture)} alt="" width={1200} height={675} fetchPriority="high" />
      )}
      <div>
        <h2 className="h4">{title}</h2>
        <p className="lead">{description}</p>
      </div>
    </a>
  );
}
