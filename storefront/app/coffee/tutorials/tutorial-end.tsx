import { DocumentCards } from '../../editorial/document-cards.tsx';
import prose from '../../editorial/mdx/prose.module.css';
import { ProductRowSection } from '../../editorial/product-row-section.tsx';
import { Questions } from '../../editorial/questions.tsx';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './tutorial-end.module.css';
import type { TutorialPage } from './tutorial-page.ts';
import { TutorialSteps } from './tutorial-steps.tsx';

/** A tutorial below its hero. */
export function TutorialEnd({ page }: { page: TutorialPage }) {
  const { t, format } = useServerI18n();
  const { text, faq, accessories, coffees, related } = page;
  const words = t.coffee.tutorial;
  return (
    <>
      <div className={styles.selling}>
        <ProductRowSection
          title={words.accessories}
          row={{ products: accessories, all: null }}
          allText=""
        />
      </div>
      <TutorialSteps page={page} />
      <div className={`wrap section ${styles.text}`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, rendered on the server */}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: text.html }} />
        {faq.length > 0 && <Questions faq={faq} />}
        <p className="sounding sm">{t.editorial.lastChanged(format.date(page.lastChanged))}</p>
      </div>
      <div className={styles.selling}>
        <ProductRowSection title={words.coffees} row={coffees} allText={words.allCoffees} />
        {related.length > 0 && (
          <section className="section wrap">
            <SectionHead title={t.editorial.related} />
            <DocumentCards cards={related} />
          </section>
        )}
      </div>
    </>
  );
}
