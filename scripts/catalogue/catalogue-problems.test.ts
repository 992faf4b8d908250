import { describe, expect, it } from 'vitest';
import type {
  CatalogueMetafield,
  CatalogueMetaobject,
  CatalogueProduct,
  Localized,
  ProductType,
} from '../../catalogue/model.ts';
import { catalogueProblems } from './catalogue-problems.ts';

type Text = [de: string, en: string, da: string];

interface Example {
  type: ProductType;
  title?: Text;
  description?: Text;
  recipe?: Text;
  facts?: [label: Text, value: Text][];
  box?: Text[];
  price?: number;
  contents?: { grams: number; pieces: string };
  reviews?: { stars: number; body: Text }[];
  ratings?: { average: string; count: number; distribution: number[] };
}

const text = ([de, en, da]: Text): Localized => ({ de, en, da });
const localized = (make: (language: keyof Localized) => string): Localized => ({
  de: make('de'),
  en: make('en'),
  da: make('da'),
});
const boxHeading = text(['Im Lieferumfang:', 'In the box:', 'Det følger med:']);

function product(example: Example, key: string): [CatalogueProduct, CatalogueMetaobject[]] {
  const box = (example.box ?? []).map(text);
  const description = text(example.description ?? ['', '', '']);
  const metaobjects: CatalogueMetaobject[] = [
    {
      key: `details-${key}`,
      type: 'technical_details',
      fields: [
        {
          key: 'rows',
          type: 'json',
          value: localized((language) =>
            JSON.stringify(
              (example.facts ?? []).map(([label, value]) => ({
                label: text(label)[language],
                value: text(value)[language],
              })),
            ),
          ),
        },
      ],
    },
    ...(example.reviews ?? []).map(
      ({ stars, body }, index): CatalogueMetaobject => ({
        key: `review-${key}-${index}`,
        type: 'review',
        fields: [
          { key: 'rating', type: 'number_integer', value: String(stars) },
          { key: 'body', type: 'multi_line_text_field', value: text(body) },
        ],
      }),
    ),
  ];
  const field = (
    namespace: string,
    name: string,
    value: string | Localized,
    objects: string[] = [],
  ): CatalogueMetafield => ({
    namespace,
    key: name,
    type: 'json',
    value,
    ...(objects.length > 0 ? { metaobjects: objects } : {}),
  });
  const { ratings, contents } = example;
  return [
    {
      key,
      handle: text([key, key, key]),
      title: text(example.title ?? ['Ding', 'Thing', 'Ting']),
      vendor: 'Brand',
      productType: example.type,
      tags: [],
      descriptionHtml: localized(
        (language) =>
          `<p>${description[language]}</p>${
            box.length > 0
              ? `<p>${boxHeading[language]}</p><ul>${box.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`
              : ''
          }`,
      ),
      seo: { title: text(['', '', '']), description: text(['', '', '']) },
      isGiftCard: false,
      createdAt: '2026-01-01',
      unitsSold: 1,
      options: contents
        ? [
            {
              name: text(['Packung', 'Pack', 'Pakke']),
              values: [{ name: text([contents.pieces, contents.pieces, contents.pieces]) }],
            },
          ]
        : [],
      variants: [
        {
          sku: key,
          options: contents ? [0] : [],
          price: example.price ?? 1000,
          ...(contents ? { contents: { amount: contents.grams, unit: 'g' as const } } : {}),
          stock: 1,
          whenSoldOut: 'deny',
          weightGrams: 1,
          metafields: [],
        },
      ],
      images: [],
      metafields: [
        field('product', 'technical_details', '', [`details-${key}`]),
        ...(example.recipe ? [field('product', 'preparation_text', text(example.recipe))] : []),
        ...(ratings
          ? [
              field('reviews', 'rating', JSON.stringify({ value: ratings.average })),
              field('reviews', 'rating_count', String(ratings.count)),
              field('reviews', 'distribution', JSON.stringify(ratings.distribution)),
            ]
          : []),
        ...(example.reviews
          ? [
              field(
                'reviews',
                'list',
                '',
                example.reviews.map((_, index) => `review-${key}-${index}`),
              ),
            ]
          : []),
      ],
      sellingPlanGroups: [],
      complementary: [],
    },
    metaobjects,
  ];
}

function problemsOf(...examples: Example[]): string[] {
  const built = examples.map((example, index) => product(example, `product-${index + 1}`));
  return catalogueProblems({
    products: built.map(([first]) => first),
    metaobjects: built.flatMap(([, objects]) => objects),
  });
}

const same = (value: string): Text => [value, value, value];
const material: Text = ['Material', 'Material', 'Materiale'];
const capacity: Text = ['Fassungsvermögen', 'Capacity', 'Kapacitet'];
const rate: Text = ['Mahlleistung', 'Grinding rate', 'Malehastighed'];
const region: Text = ['Anbaugebiet', 'Growing region', 'Dyrkningsområde'];
const blend: Text = ['Mischung', 'Blend', 'Blanding'];
const ratings = { average: '5.0', count: 2, distribution: [0, 0, 0, 0, 2] };

const contradictions: Record<string, Example[]> = {
  'a part in the box called “sold separately”': [
    {
      type: 'milk-frother',
      description: [
        'Kanne und Quirl gibt es einzeln.',
        'Jug and whisk are sold separately.',
        'Kande og piskeris sælges separat.',
      ],
      box: [['Quirl', 'Whisk', 'Piskeris']],
    },
  ],
  'a cup named after a material it is not made of': [
    {
      type: 'cup',
      title: ['Keramik Tasse', 'Keramik cup', 'Keramik kop'],
      facts: [
        [material, ['doppelwandiger Edelstahl', 'double-walled steel', 'dobbeltvægget stål']],
      ],
    },
  ],
  'a sentence with another material than the facts': [
    {
      type: 'cup',
      description: [
        'Die Tasse ist aus Edelstahl.',
        'The cup is made of steel.',
        'Koppen er af stål.',
      ],
      facts: [[material, ['Porzellan', 'porcelain', 'porcelæn']]],
    },
  ],
  'a travel mug “without saucer”': [
    {
      type: 'cup',
      title: ['Reisebecher Kai', 'Kai travel mug', 'Kai rejsekrus'],
      facts: [
        [
          ['Inhalt', 'Contents', 'Indhold'],
          ['ohne Untertasse', 'without saucer', 'uden underkop'],
        ],
      ],
    },
  ],
  'a grinder of 17 g that grinds 18 g': [
    {
      type: 'hand-grinder',
      facts: [
        [capacity, same('17 g')],
        [rate, ['50 s für 18 g', '50 s for 18 g', '50 s til 18 g']],
      ],
    },
  ],
  'saving up for a cheaper machine': [
    {
      type: 'portafilter-machine',
      title: same('Alto'),
      price: 90_000,
      description: [
        'Spar gleich auf die Brand Basso.',
        'Save up for the Brand Basso.',
        'Spar op til Brand Basso.',
      ],
    },
    { type: 'portafilter-machine', title: same('Basso'), price: 50_000 },
  ],
  'shares of a blend that leave something out': [
    {
      type: 'espresso',
      description: [
        '40 Prozent aus Peru und 40 Prozent aus Indien.',
        '40 per cent from Peru and 40 per cent from India.',
        '40 procent fra Peru og 40 procent fra Indien.',
      ],
      facts: [[region, same('Peru (40 %), India (40 %), Uganda (20 %)')]],
    },
  ],
  'another share of Robusta than the blend has': [
    {
      type: 'espresso',
      description: [
        '20 Prozent Robusta geben Druck.',
        '20 per cent Robusta gives pressure.',
        '20 procent Robusta giver tryk.',
      ],
      facts: [
        [blend, same('70 % Arabica, 30 % Robusta')],
        [region, same('Peru (80 %), Uganda (20 %)')],
      ],
    },
  ],
  'another brewing temperature than the recipe': [
    {
      type: 'espresso',
      description: [
        'Mit Wasser von 95 Grad schmeckt er am besten.',
        'It tastes best with water at 95 degrees.',
        'Vand på 95 grader klæder den bedst.',
      ],
      recipe: same('18 g, 36 g, 93 °C.'),
    },
  ],
  'almond biscuits with traces of nuts': [
    {
      type: 'delicacies',
      title: ['Mandelgebäck', 'Almond biscuits', 'Mandelkager'],
      description: [
        'Spuren von Nüssen sind möglich.',
        'Traces of nuts are possible.',
        'Der kan være spor af nødder.',
      ],
    },
  ],
  'the yield of an espresso called water': [
    {
      type: 'espresso',
      recipe: [
        '18 g Kaffee, Wasser 36 g.',
        '18 g of coffee, water 36 g.',
        '18 g kaffe, vand 36 g.',
      ],
    },
  ],
  'a coffee of two varieties that is all of one': [
    {
      type: 'filter-coffee',
      description: [
        'Er besteht ganz aus Caturra.',
        'It is all Caturra.',
        'Den består helt af Caturra.',
      ],
      facts: [[['Varietäten', 'Varieties', 'Varieteter'], same('Caturra, Bourbon')]],
    },
  ],
  'capsules with more coffee than the pack': [
    {
      type: 'capsules',
      contents: { grams: 56, pieces: '10 Kapseln' },
      description: [
        'Je Kapsel sind es 6,1 Gramm.',
        'There are 6.1 grams in each capsule.',
        'Der er 6,1 gram i hver kapsel.',
      ],
    },
  ],
  'an amount that is not among the facts': [
    {
      type: 'kettle',
      description: [
        'In den Kessel passen 1,5 l.',
        'The kettle holds 1.5 l.',
        'Kedlen rummer 1,5 l.',
      ],
      facts: [[capacity, ['0,9 l', '0.9 l', '0,9 l']]],
    },
  ],
  'a criticised part that is not supplied': [
    {
      type: 'portafilter-machine',
      box: [['Messlöffel', 'Measuring spoon', 'Måleske']],
      ratings: { average: '2.0', count: 1, distribution: [0, 1, 0, 0, 0] },
      reviews: [
        {
          stars: 2,
          body: [
            'Der mitgelieferte Tamper ist zu leicht.',
            'The supplied tamper is too light.',
            'Den medfølgende tamper er for let.',
          ],
        },
      ],
    },
  ],
  'an average that the distribution cannot have': [
    { type: 'cup', ratings: { average: '4.4', count: 1, distribution: [0, 0, 0, 1, 0] } },
  ],
  'a count that is not that of the distribution': [
    { type: 'cup', ratings: { ...ratings, count: 3 } },
  ],
  'more reviews of a star than ratings': [
    {
      type: 'cup',
      ratings,
      reviews: [{ stars: 4, body: ['Gut.', 'Good.', 'God.'] }],
    },
  ],
  'a sentence twice on a page': [
    {
      type: 'cup',
      ratings,
      reviews: [
        { stars: 5, body: ['Sehr gut.', 'Very good.', 'Meget god.'] },
        { stars: 5, body: ['Sehr gut.', 'Very good.', 'Meget god.'] },
      ],
    },
  ],
};

describe('contradictions are reported in every language', () => {
  it.each(Object.entries(contradictions))('%s', (_, examples) => {
    const found = problemsOf(...examples).map((problem) => problem.slice(0, 2));
    expect(new Set(found)).toEqual(new Set(['de', 'en', 'da']));
  });
});

describe('texts that agree with the facts pass', () => {
  it.each<[string, Example[]]>([
    [
      'an amount of the facts, in words and within a range',
      [
        {
          type: 'tamper',
          description: [
            'Er wiegt 1,3 kg und hat 58 mm.',
            'It weighs 1.3 kg and is 58 mm wide.',
            'Den vejer 1,3 kg og er 58 mm bred.',
          ],
          facts: [
            [
              ['Gewicht', 'Weight', 'Vægt'],
              ['1.300 g', '1,300 g', '1.300 g'],
            ],
            [
              ['Durchmesser', 'Diameter', 'Diameter'],
              ['53–58 mm', '53–58 mm', '53–58 mm'],
            ],
          ],
        },
      ],
    ],
    [
      'saving up for a dearer machine',
      [
        {
          type: 'portafilter-machine',
          title: same('Basso'),
          price: 50_000,
          description: [
            'Spar gleich auf die Brand Alto.',
            'Save up for the Brand Alto.',
            'Spar op til Brand Alto.',
          ],
        },
        { type: 'portafilter-machine', title: same('Alto'), price: 90_000 },
      ],
    ],
    [
      'a gasket of another material than the pot',
      [
        {
          type: 'moka-pot',
          description: [
            'Die Dichtung ist aus Silikon.',
            'The gasket is made of silicone.',
            'Pakningen er af silikone.',
          ],
          facts: [[material, ['Aluminium', 'aluminium', 'aluminium']]],
        },
      ],
    ],
    ['ratings of one set', [{ type: 'cup', ratings }]],
  ])('%s', (_, examples) => {
    expect(problemsOf(...examples)).toEqual([]);
  });
});
