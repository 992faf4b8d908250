import type { ReactNode } from 'react';
import type { Business, LegalInformation as Information } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './legal-information.module.css';

/** What the law asks an offer to say; what the merchant did not provide is left out. */
export function LegalInformation({ legal }: { legal: Information }) {
  const { t } = useI18n();
  const texts = t.product.legal;
  const { foodName, storage, organic, foodBusiness, manufacturer, responsiblePerson } = legal;
  const blocks: [title: string, content: ReactNode][] = [
    [texts.foodName, foodName],
    [texts.storage, storage],
    [texts.organic, organic && <Organic {...organic} />],
    [texts.foodBusiness, foodBusiness && <Address business={foodBusiness} />],
    [texts.manufacturer, manufacturer && <Address business={manufacturer} />],
    [texts.responsiblePerson, responsiblePerson && <Address business={responsiblePerson} />],
  ];
  const given = blocks.filter(([, content]) => content !== null);
  if (given.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label={texts.title}>
      <dl className={styles.blocks}>
        {given.map(([title, content]) => (
          <div key={title}>
            <dt className="h6">{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Organic({ code, origin }: NonNullable<Information['organic']>) {
  return (
    <>
      <strong>{code}</strong>
      <br />
      {origin}
    </>
  );
}

function Address({ business }: { business: Business }) {
  const { name, street, city, country, email } = business;
  return (
    <address>
      <strong>{name}</strong>
      <br />
      {street}
      <br />
      {city}, {country}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
