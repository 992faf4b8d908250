import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { shop } from '#shop/shop.ts';
import type { Language } from '../i18n/languages.ts';
import { darkModeCss, mailStyles } from './mail-styles.ts';

const { name, street, city, register, managers } = shop.company;
/** A business letter names the company (§ 35a GmbHG). */
const companyLine = [
  [name, street, city].join(', '),
  `${register.court} ${register.number}`,
  managers.join(', '),
  shop.email,
].join(' · ');

interface MailFrameProps {
  language: Language;
  preview: string;
  title: string;
  children: ReactNode;
  footer: { reason: string; links: { text: string; url: string }[] };
}

/** The layout of every mail: one narrow column. */
export function MailFrame({ language, preview, title, children, footer }: MailFrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkModeCss}</style>
      </Head>
      <Body style={mailStyles.body} className="ground">
        <Preview>{preview}</Preview>
        <Container style={mailStyles.container}>
          <Section style={mailStyles.head} className="head">
            <Text style={mailStyles.shopName}>{shop.name}</Text>
          </Section>
          <Section style={mailStyles.card} className="card">
            <Heading as="h1" style={mailStyles.title} className="words">
              {title}
            </Heading>
            {children}
          </Section>
          <Section style={mailStyles.footer}>
            <Hr style={mailStyles.line} className="line" />
            <Text style={mailStyles.small} className="quiet">
              {footer.reason}
            </Text>
            <Text style={mailStyles.small} className="quiet">
              {footer.links.map(({ text, url }, index) => (
                <span key={url}>
                  {index > 0 && ' · '}
                  <Link href={url} style={mailStyles.quietLink} className="quiet">
                    {text}
                  </Link>
                </span>
              ))}
            </Text>
            <Text style={mailStyles.small} className="quiet">
              {companyLine}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
