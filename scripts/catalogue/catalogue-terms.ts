import { type Catalogue, type Localized, languages } from '../../catalogue/model.ts';
import type { Term } from '../terms/term.ts';
import { problemsOf, termProblems } from '../terms/term-problems.ts';
import { straightApostrophe } from '../terms/typography.ts';

/** Delivery times and thresholds depend on the country and have one home. */
export const shippingFacts: Term[] = [
  {
    avoid:
      /\d (?:Tagen?|Werktagen?|working days|days|hverdage|dage) (?:bei dir|with you|hos dig)|\d–\d (?:Werktag|working day|hverdag)|(?:bei dir|with you in|hos dig på) \d/i,
    prefer: 'no delivery time: pages have shippingTerms()',
  },
  {
    avoid: /versandkostenfrei|free shipping|(?:gratis|fri) fragt/i,
    prefer: 'no free shipping: pages have shippingTerms()',
  },
];

/** Wordings in the catalogue's texts that the term lists replace. */
export function catalogueTermProblems({ products, collections, metaobjects }: Catalogue): string[] {
  const texts = [
    ...[...products, ...collections].flatMap(({ key, title, descriptionHtml, seo, metafields }) =>
      [
        title,
        descriptionHtml,
        seo.title,
        seo.description,
        ...metafields.flatMap(({ value }) => value),
      ].map((text) => ({ key, text })),
    ),
    ...products.flatMap(({ key, options, variants }) =>
      [
        ...options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
        ...variants.flatMap(({ metafields }) => metafields.flatMap(({ value }) => value)),
      ].map((text) => ({ key, text })),
    ),
    ...metaobjects.flatMap(({ key, fields }) => fields.map(({ value }) => ({ key, text: value }))),
  ];
  return texts.flatMap(({ key, text }) => (isLocalized(text) ? problemsIn(key, text) : []));
}

const isLocalized = (text: string | Localized): text is Localized => typeof text === 'object';

const problemsIn = (key: string, text: Localized) =>
  languages.flatMap((language) =>
    [
      ...termProblems(text[language], language),
      ...problemsOf(text[language], [straightApostrophe, ...shippingFacts]),
    ].map((problem) => `${language} ${key}: ${problem}`),
  );
