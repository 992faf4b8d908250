import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '../../content/documents/document.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Market } from '../i18n/market.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { typeset } from '../i18n/typeset.ts';
import type { DocumentText } from './document-page.ts';
import { components } from './mdx/components.tsx';
import { readingMinutes } from './reading-minutes.ts';

const rendered = new Map<string, Map<Document, DocumentText>>();

/** A document's text as HTML, rendered once per process and market; its code is not shipped to browsers. */
export function renderDocument(document: Document, market: Market): DocumentText {
  const key = market.locale + market.currency;
  const inMarket = rendered.get(key) ?? new Map<Document, DocumentText>();
  rendered.set(key, inMarket);
  const text = inMarket.get(document) ?? render(document, market);
  inMarket.set(document, text);
  return text;
}

function render({ Text, ...document }: Document, market: Market): DocumentText {
  const language = document.writtenIn ?? document.language;
  const outline: DocumentText['outline'] = [];
  const heading = ({ id = '', children }: { id?: string; children?: ReactNode }) => {
    outline.push({ id, title: plainText(children) });
    return <h2 id={id}>{children}</h2>;
  };
  const html = typeset(
    renderToStaticMarkup(
      <I18nProvider language={language} market={market} messages={allMessages[language]}>
        <Text components={{ ...components, h2: heading }} />
      </I18nProvider>,
    ),
  );
  return { html, outline, minutes: readingMinutes(html) };
}

function plainText(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(plainText).join('');
  return typeof children === 'string' ? children : '';
}
