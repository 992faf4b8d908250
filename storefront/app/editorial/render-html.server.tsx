import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillShopFacts } from '../../content/documents/shop-facts.ts';
import { safeHtml } from '../commerce/platform/safe-html.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { typeset } from '../i18n/typeset.ts';
import type { DocumentText } from './document-page.ts';
import { components } from './mdx/components.tsx';
import { readingMinutes } from './reading-minutes.ts';

const { CompanyAddress, LegalGuaranteeNotice, ShippingCountries, WithdrawalForm, WorkshopDates } =
  components;
/** What a paragraph with nothing but its name in braces stands for. */
const blocks: Record<string, ComponentType> = {
  CompanyAddress,
  LegalGuaranteeNotice,
  ShippingCountries,
  WithdrawalForm,
  WorkshopDates,
};

/** The HTML of an editor as a document of ours: harmless, with our addresses, facts filled in, sections with ids. */
export function renderHtml(
  html: string,
  language: Language,
  addressOf: (href: string) => string,
): DocumentText {
  const outline: DocumentText['outline'] = [];
  const withBlocks = safeHtml(html)
    .replace(/href="(\/[^"]*)"/g, (_, href: string) => {
      const address = addressOf(href.replaceAll('&amp;', '&'));
      return `href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`;
    })
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const title = inner.replace(/<[^>]*>/g, '').trim();
      const id = `${slugOf(title)}-${outline.length + 1}`;
      outline.push({ id, title });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    // as in the shop's files; not in an address or a link
    .replace(/(?<!mailto:)\{email\}(?![^<]*<\/a>)/g, '<a href="mailto:{email}">{email}</a>')
    .replace(/<p>\s*\{(\w+)\}\s*<\/p>/g, (paragraph, name: string) => {
      const Block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
      return Block ? markupOf(Block, language) : paragraph;
    });
  const text = typeset(fillShopFacts(withBlocks, language));
  return { html: text, outline, minutes: readingMinutes(text) };
}

function markupOf(Block: ComponentType, language: Language): string {
  return renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <Block />
    </I18nProvider>,
  );
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
