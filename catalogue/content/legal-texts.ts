import { readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { shop } from '../../shops/kaffeelotse/shop.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { fillFacts, shopFacts } from '../../storefront/content/documents/shop-facts.ts';
import type { Language, Localized } from '../model.ts';

type Page = 'terms' | 'returns' | 'legal-guarantee' | 'imprint';

/** A legal page of the storefront as the HTML of a policy: the platform's mails say what the pages say. */
export function legalText(...pages: Page[]): Localized {
  const inLanguage = (language: Language) =>
    pages.map((page) => pageHtml(page, language)).join('\n');
  return { de: inLanguage('de'), en: inLanguage('en'), da: inLanguage('da') };
}

function pageHtml(page: Page, language: Language): string {
  const source = readFileSync(
    new URL(`../../shops/kaffeelotse/content/pages/${page}/${language}.mdx`, import.meta.url),
    'utf8',
  );
  const [, title = ''] = /^title: "?(.+?)"?$/m.exec(source) ?? [];
  const body = source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/<ShopFact name="(\w+)" \/>/g, '{$1}')
    .replace(/^<(\w+) \/>$/gm, (_, name: string) => componentText(name, language));
  const text = fillFacts(`## ${title}\n\n${body}`, shopFacts(language));
  return micromark(text, { allowDangerousHtml: true });
}

/** What the pages' components say, as Markdown. */
function componentText(name: string, language: Language): string {
  const { documents, cart } = allMessages[language];
  const { company, contracts, email } = shop;
  const address = [company.name, company.street, company.city];
  switch (name) {
    case 'CompanyAddress':
      return [
        ...address,
        formatsFor(language).country(shop.shipping.home),
        `${documents.phone} ${company.phone}`,
        `${documents.email} ${email}`,
      ].join('\\\n');
    case 'WithdrawalForm': {
      const { title, hint, to, statement, fields, footnote } = documents.withdrawalForm;
      return [
        `**${title}**`,
        hint,
        `${to} ${[...address, contracts.email].join(', ')}`,
        statement.replaceAll('*', '\\*'),
        fields.map((field) => `- ${field.replaceAll('*', '\\*')}: …`).join('\n'),
        footnote.replaceAll('*', '\\*'),
      ].join('\n\n');
    }
    case 'LegalGuaranteeNotice': {
      const { years, remedies, liability } = cart.legalGuarantee;
      return [`**2** ${years}`, remedies, liability].join('\n\n');
    }
    default:
      throw new Error(`no text for <${name} />`);
  }
}
