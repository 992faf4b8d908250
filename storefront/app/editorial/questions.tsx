import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import styles from './questions.module.css';

export const questionsId = 'faq';

export function Questions({ faq }: { faq: { question: string; answer: string }[] }) {
  const { t } = useServerI18n();
  return (
    <section className={styles.questions} aria-labelledby={questionsId}>
      <h2 id={questionsId} className="h4">
        {t.editorial.faq}
      </h2>
      <Accordion>
        {faq.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p className={styles.answer}>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
