// Placeholder text, pages that are too short, and amounts that belong into the configuration.

import { ownCurrency } from '#shop/identity.ts';
import { shop } from '#shop/shop.ts';
import { shippingTerms } from '../../storefront/app/commerce/shipping/shipping.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import { shopFacts } from '../../storefront/content/documents/shop-facts.ts';
import type { SourceDocument } from './read-documents.ts';

const placeholders =
  /\b(lorem|ipsum|todo|tbd|tba|fixme|placeholder|platzhalter|pladsholder|blindtext|coming soon|demnächst mehr|hier steht bald|xxx)\b/i;

const minWords = {
  service: 150,
  legal: 150,
  company: 120,
  landing: 200,
  advisor: 120,
  article: 350,
  hub: 40,
  tutorial: 60,
};

/** What is still to be written: pages and parts of pages with hardly a word. */
export function shortTexts({ file, frontMatter, words, headings }: SourceDocument): string[] {
  const fewest = frontMatter ? minWords[frontMatter.kind] : 0;
  return [
    ...(words < fewest ? [`only ${words} words, a ${frontMatter?.kind} page needs ${fewest}`] : []),
    ...headings
      .filter(({ wordsBelow }, index) => wordsBelow < 8 && !hasPartsBelow(headings, index))
      .map(({ title }) => `nothing below the heading "${title}"`),
  ].map((problem) => `${file}: ${problem}`);
}

export function fillerProblems({
  file,
  paragraphs,
  headings,
  ...document
}: SourceDocument): string[] {
  return [
    ...paragraphs
      .filter((text) => placeholders.test(text))
      .map((text) => `a placeholder: "${text}"`),
    ...headings
      .filter(({ depth }) => depth === 1)
      .map(({ title }) => `# ${title}: the title is the front matter's`),
    ...amountProblems(paragraphs, document.language),
  ].map((problem) => `${file}: ${problem}`);
}

function hasPartsBelow(headings: SourceDocument['headings'], index: number): boolean {
  return (headings[index + 1]?.depth ?? 0) > (headings[index]?.depth ?? 0);
}

/** The shop's own amounts belong to its configuration. */
function amountProblems(paragraphs: string[], language: SourceDocument['language']): string[] {
  const facts = shopFacts(language);
  const { money, roundMoney } = formatsFor(language);
  const ofShipping = shop.shipping.countries.flatMap((country) =>
    (['standard', 'special', 'freight'] as const).flatMap((kind) => {
      const { cost, freeFrom } = shippingTerms(kind, country, ownCurrency);
      return [cost, freeFrom].flatMap((amount) =>
        amount ? [money(amount), roundMoney(amount)] : [],
      );
    }),
  );
  const amounts = [...new Set([...ofShipping, facts.voucherValue, facts.voucherMinimum])];
  return paragraphs.flatMap((text) => {
    const plain = text.replaceAll('\u00a0', ' ');
    const written = amounts.find((amount) =>
      containsAmount(plain, amount.replaceAll('\u00a0', ' ')),
    );
    return written ? [`${written} is written out instead of a ShopFact: "${text}"`] : [];
  });
}

function containsAmount(text: string, amount: string): boolean {
  const at = text.indexOf(amount);
  return (
    at >= 0 && !/[\d.,]/.test(text[at - 1] ?? '') && !/\d/.test(text[at + amount.length] ?? '')
  );
}
