import { shop } from '#shop/shop.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import styles from './prose.module.css';

/** The model withdrawal form of the EU directive on consumer rights, to print and fill in. */
export function WithdrawalForm() {
  const { language } = useI18n();
  const { title, hint, to, statement, fields, footnote } =
    allMessages[language].documents.withdrawalForm;
  const { name, street, city } = shop.company;
  const { email } = shop.contracts;
  return (
    <section className={`${styles.note} ${styles.form}`} aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="sm muted">{hint}</p>
      <p>
        {to} {name}, {street}, {city}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>{statement}</p>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className="sm muted">{footnote}</p>
    </section>
  );
}
