import { useI18n } from '../i18n/i18n.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { DocumentCards } from './document-cards.tsx';
import type { DocumentCard, DocumentPage } from './document-page.ts';
import { DocumentStructuredData } from './document-structured-data.tsx';
import { EditorialHero } from './editorial-hero.tsx';
import prose from './mdx/prose.module.css';
import { ProductRowSection } from './product-row-section.tsx';

interface HubScreenProps {
  page: DocumentPage;
  entries: DocumentCard[];
  tests: DocumentCard[];
}

/** The list of all articles or tutorials. */
export function HubScreen({ page, entries, tests }: HubScreenProps) {
  const { t } = useI18n();
  const { title, description, text, row } = page;
  return (
    <>
      <PageHead title={title} description={description} />
      <DocumentStructuredData page={page} />
      <EditorialHero {...page} />
      <section className="section wrap">
        <SectionHead title={t.editorial.allEntries} />
        <DocumentCards cards={entries} />
      </section>
      {tests.length > 0 && (
        <section className="section wrap">
          <SectionHead title={t.editorial.test.all} />
          <DocumentCards cards={tests} />
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
