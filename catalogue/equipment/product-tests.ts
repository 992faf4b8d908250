import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type { CatalogueMetaobject, Localized, ProductType } from '../model.ts';
import { type Random, randomFor } from '../random.ts';
import { compose, Meetings, s } from './describe.ts';
import { type Draft, draftKey, localized, phrase, same, words } from './draft.ts';
import { groupOf } from './editorial/groups.ts';
import { type TestedGroup, testTexts, verdicts } from './editorial/product-tests.ts';
import { testMethods } from './editorial/test-methods.ts';
import { type SalesStatus, today } from './sales-status.ts';

/** How many of each type we have tested: those that sell best. */
const tested: Partial<Record<ProductType, number>> = {
  'portafilter-machine': 8,
  'fully-automatic-machine': 4,
  'filter-machine': 2,
  'electric-grinder': 6,
  'hand-grinder': 2,
  kettle: 2,
  scale: 2,
};

const heading = words('{brand} {name} im Test', '{brand} {name} tested', 'Test af {brand} {name}');

/** Tests we wrote out at length. */
const ownWords: Record<string, { title: Localized; text: Localized }> = {
  'molvetta-korn-64-kaffeemuehle': {
    title: words(
      'Korn 64: Kann eine Mühle unter 400 € Espresso?',
      'Korn 64: can a grinder under €400 do espresso?',
      'Korn 64: Kan en kværn under 400 € lave espresso?',
    ),
    text: s(
      'Vier Wochen, sechs Röstungen, 214 Bezüge. Die Scheiben mahlen gleichmäßig und bleiben unter 35 °C, der Timer trifft die Portion auf 0,2 g. Wer jeden Tag die Sorte wechselt, verliert zwei Gramm im Auswurf; bei einer festen Hausbohne fällt das weg.',
      'Four weeks, six roasts, 214 shots. The burrs grind evenly and stay below 35 °C, and the timer hits the dose to 0.2 g. If you change beans every day, two grams stay in the chute; with one house bean that does not arise.',
      'Fire uger, seks ristninger, 214 brygninger. Skiverne maler jævnt og holder sig under 35 °C, og timeren rammer portionen på 0,2 g. Skifter du bønner hver dag, bliver der to gram i udløbet; med én fast bønne er det intet problem.',
    ).text,
  },
};

function isTestable(group: string): group is TestedGroup {
  return group in testTexts;
}

/** The tests of the best sellers, by the key of the product. */
export function productTests(
  drafts: readonly Draft[],
  salesStatuses: Map<string, SalesStatus>,
): Map<string, CatalogueMetaobject> {
  const meetings = new Meetings();
  const unitsSold = (draft: Draft) => salesStatuses.get(draftKey(draft))?.unitsSold ?? 0;
  const chosen = Object.entries(tested).flatMap(([type, count]) =>
    drafts
      .filter(({ productType }) => productType === type)
      .sort((a, b) => unitsSold(b) - unitsSold(a))
      .slice(0, count),
  );
  return new Map(
    chosen.map((draft) => {
      const key = draftKey(draft);
      const group = groupOf(draft.productType);
      if (!isTestable(group)) throw new Error(`we do not test a ${draft.productType}`);
      const random = randomFor(`${key} test`);
      const score = random.int(74, 94);
      const verdict = random.pick(
        verdicts[score >= 88 ? 'top' : score >= 79 ? 'good' : 'fair'],
      ).text;
      const own = ownWords[key];
      const title =
        own?.title ?? phrase(heading, { brand: same(draft.vendor), name: same(draft.model) });
      const text = own?.text ?? compose(draft, testTexts[group], meetings, random);
      return [
        key,
        {
          // one handle for all languages, so no words but names
          key: `test-${slugify(`${draft.vendor} ${draft.model}`)}`,
          type: 'product_test',
          fields: [
            { key: 'title', type: 'single_line_text_field', value: title },
            { key: 'text', type: 'multi_line_text_field', value: text },
            { key: 'verdict', type: 'single_line_text_field', value: verdict },
            // of ten, as the storefront shows it
            { key: 'score', type: 'single_line_text_field', value: (score / 10).toFixed(1) },
            { key: 'date', type: 'date', value: testDate(random) },
            { key: 'points', type: 'json', value: pointsOf(group, score, random) },
            { key: 'body', type: 'multi_line_text_field', value: testMethods[group].body },
            { key: 'product', type: 'product_reference', value: '', products: [key] },
          ],
        },
      ];
    }),
  );
}

/** Points by discipline, in tenths, whose weighted mean is the score. */
function pointsOf(group: TestedGroup, score: number, random: Random): Localized {
  const [heaviest, ...others] = testMethods[group].disciplines;
  if (!heaviest) throw new Error(`no disciplines for ${group}`);
  const rest = others.map((discipline) => ({
    ...discipline,
    value: score + random.int(-4, 4),
  }));
  const given = rest.reduce((sum, { weight, value }) => sum + weight * value, 0);
  const first = { ...heaviest, value: Math.round((100 * score - given) / heaviest.weight) };
  return localized((language) =>
    JSON.stringify(
      [first, ...rest].map(({ name, weight, value }) => ({
        label: name[language],
        weight,
        value: value / 10,
      })),
    ),
  );
}

function testDate(random: Random): string {
  const day = 86_400_000;
  return new Date(today - random.int(30, 400) * day).toISOString().slice(0, 10);
}
