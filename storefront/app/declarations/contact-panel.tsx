import type { ReactNode } from 'react';
import { declarations } from '#shop/messages/declarations.ts';
import { shop } from '#shop/shop.ts';
import { useTexts } from '../i18n/i18n.tsx';
import styles from './contact-panel.module.css';
import { Panel } from './panel.tsx';

/** The other ways to declare: letter, e-mail, phone. */
export function ContactPanel({ children }: { children?: ReactNode }) {
  const { letter, mail, phone, otherWays } = useTexts(declarations);
  const { company, contracts } = shop;
  return (
    <Panel title={otherWays}>
      <p className={`sm muted ${styles.ways}`}>
        {letter} {company.name}, {company.street}, {company.city}
        <br />
        {mail} <a href={`mailto:${contracts.email}`}>{contracts.email}</a>
        <br />
        {phone} <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </p>
      {children && <p className={`sm ${styles.more}`}>{children}</p>}
    </Panel>
  );
}
