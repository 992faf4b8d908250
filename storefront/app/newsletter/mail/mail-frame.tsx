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
import { shop } from '../../commerce/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { darkStyles, look } from './mail-look.ts';

interface MailFrameProps {
  language: Language;
  preview: string;
  title: string;
  children: ReactNode;
  footer: { reason: string; links: { text: string; url: string }[] };
}

/** What every mail looks like around its words: one column that is as narrow as it has to be. */
export function MailFrame({ language, preview, title, children, footer }: MailFrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body style={look.body} className="ground">
        <Preview>{preview}</Preview>
        <Container style={look.container}>
          <Section style={look.head} className="head">
            <Text style={look.shopName}>{shop.name}</Text>
          </Section>
          <Section style={look.card} className="card">
            <Heading as="h1" style={look.title} className="words">
              {title}
            </Heading>
            {children}
          </Section>
          <Section style={look.footer}>
            <Hr style={look.line} className="line" />
            <Text style={look.small} className="quiet">
              {footer.reason}
            </Text>
            <Text style={look.small} className="quiet">
              {footer.links.map(({ text, url }, index) => (
                <span key={url}>
                  {index > 0 && ' · '}
                  <Link href={url} style={look.quietLink} className="quiet">
                    {text}
                  </Link>
                </span>
              ))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
