import { slugify } from '../../../sandbox/catalogue-format/slugify.ts';
import { nutritionOf, partsOf } from '../../legal/food/food-facts.ts';
import { foodKinds } from '../../legal/food/food-kinds.ts';
import { recipes } from '../../legal/food/recipes.ts';
import type { CatalogueImage, Localized } from '../../model.ts';
import { type Random, randomFor } from '../../random.ts';
import type { DuplicateSentenceFilter } from '../duplicate-sentence-filter.ts';
import { viewOf } from '../gallery.ts';
import { escapeHtml, fill, joined, localized, numberText } from '../localized.ts';
import { shopPrice } from '../packs.ts';
import type { ProductDraft } from '../product-draft.ts';
import { seoTitle } from '../seo.ts';
import * as metafields from '../service/metafields.ts';
import { type DepartmentPlan, departments, isDairy, looks } from './departments.ts';
import type { GoodsRow } from './goods-item.ts';
import { bakingDays, type Department, supportSentences } from './support-sentences.ts';

const onLabel: Localized = {
  de: '{look}: {title} von {brand}',
  en: '{look}: {title} by {brand}',
  da: '{look}: {title} fra {brand}',
};

const seoLines: Localized = {
  de: '{title} von {brand}: {note}. {text}',
  en: '{title} by {brand}: {note}. {text}',
  da: '{title} fra {brand}: {note}. {text}',
};

export function draftGoods(sentenceFilter: DuplicateSentenceFilter): ProductDraft[] {
  return departments.flatMap((plan) => plan.rows.map((row) => draftRow(plan, row, sentenceFilter)));
}

function draftRow(
  plan: DepartmentPlan,
  row: GoodsRow,
  sentenceFilter: DuplicateSentenceFilter,
): ProductDraft {
  const random = randomFor(`goods/${row.vendor}/${row.name[0]}`);
  const [de, en, da] = row.name;
  const name = { de, en, da };
  const title = fill(plan.title, {
    name,
    lower: localized((language) => name[language].toLowerCase()),
  });
  const text = { de: row.text[0], en: row.text[1], da: row.text[2] };
  const key = slugify(`${row.vendor} ${title.de}`);
  const note = fill(plan.note, noteSlots(row, key));
  random.next(); // keeps sizes and prices where they were before the fat came from the recipe
  const sizes = random.pick(plan.sizeSets);
  const base = random.int(...plan.prices);
  return {
    key,
    vendor: row.vendor,
    productType: plan.type,
    title,
    tags: random.chance(plan.giftShare) ? ['geschenk'] : [],
    descriptionHtml: describe(plan.department, text, sentenceFilter, random),
    seo: {
      title: seoTitle(title, row.vendor),
      description: fill(seoLines, { title, brand: row.vendor, note, text }),
    },
    options: [
      {
        name: { de: 'Größe', en: 'Size', da: 'Størrelse' },
        values: sizes.map((size) => ({ name: size.name })),
      },
    ],
    packs: sizes.map((size, index) => ({
      options: [index],
      price: shopPrice(base * size.factor),
      contents: { amount: size.amount, unit: size.unit },
      grams: size.grams,
      label: size.name,
      isGround: false,
    })),
    images: imagesOf(plan, row, title, note, sizes[0]?.name.de ?? ''),
    metafields: [metafields.line('product', 'short_note', note)],
    sellingPlanGroups: [],
    appeal: 0.7,
    reviewSubject: {
      kind: 'goods',
      brand: row.vendor,
      goods: plan.review === 'milk' && isNotForFoam.test(text.de) ? 'unfrothed-milk' : plan.review,
    },
    keepsFor: plan.department === 'milk' ? 'short' : 'long',
  };
}

function noteSlots(row: GoodsRow, key: string): Record<string, Localized> {
  return {
    sugar: row.sugarFree
      ? { de: 'ohne Zucker', en: 'sugar-free', da: 'uden sukker' }
      : { de: 'mit Rohrzucker', en: 'with cane sugar', da: 'med rørsukker' },
    kind: isDairy(row)
      ? { de: 'Länger haltbar', en: 'Long-life', da: 'Langtidsholdbar' }
      : { de: 'Pflanzlich', en: 'Plant-based', da: 'Plantebaseret' },
    fat: numberText(fatOf(key)),
  };
}

/** Grams of fat in 100 millilitres, as the nutrition table says it. */
function fatOf(key: string): number {
  const food = recipes.get(key);
  return food ? nutritionOf(partsOf(food.recipe), foodKinds[food.kind]).fat : 0;
}

function describe(
  department: Department,
  text: Localized,
  sentenceFilter: DuplicateSentenceFilter,
  random: Random,
): Localized {
  const description = sentenceFilter.open();
  const slots = supportSlots(random);
  const wanted = random.int(2, 3);
  const sentences = [text];
  description.take({ text, fingerprint: text });
  const pool = supportSentences[department].filter(
    (sentence) =>
      !(speaksOfFoam.test(sentence.de) && isNotForFoam.test(text.de)) &&
      !(speaksOfSnapping.test(sentence.de) && isSoft.test(text.de)),
  );
  for (const template of random.sample(pool, pool.length)) {
    if (sentences.length > wanted) break;
    const sentence = fill(template, slots);
    if (description.take({ text: sentence, fingerprint: sentence })) sentences.push(sentence);
  }
  description.close();
  const [first, ...rest] = sentences;
  const body = joined(rest, ' ');
  return localized(
    (language) =>
      `<p>${escapeHtml(first?.[language] ?? '')}</p><p>${escapeHtml(body[language])}</p>`,
  );
}

// What does not froth is not praised for its foam.
const speaksOfFoam = /Schaum|schäum|Latte Art/;
const isNotForFoam = /nicht zum Schäumen|schäumt er wenig|nichts für Latte Art/;
// What is soft does not snap.
const speaksOfSnapping = /knackt/;
const isSoft = /^Weich/;
function supportSlots(random: Random) {
  return {
    dose: random.int(10, 16),
    times: random.int(6, 14),
    pump: random.int(7, 10),
    shot: random.int(15, 20),
    tests: random.int(11, 24),
    heat: random.int(58, 66),
    open: random.int(3, 9),
    minutes: random.int(4, 11),
    jug: random.int(13, 19) * 10,
    degrees: random.int(15, 20),
    conche: random.int(18, 60),
    pieces: random.int(15, 24),
    bake: random.pick(bakingDays),
  };
}

function imagesOf(
  plan: DepartmentPlan,
  row: GoodsRow,
  title: Localized,
  note: Localized,
  weight: string,
): CatalogueImage[] {
  const object = row.object ?? plan.object;
  const look = looks[object];
  if (!look) throw new Error(`no words for ${object}`);
  const front: CatalogueImage = {
    object,
    alt: fill(onLabel, { look, title, brand: row.vendor }),
    label: { brand: row.vendor, name: row.name[0], note: note.de, weight },
  };
  return [front, viewOf(front, plan.served), viewOf(front, 'detail')];
}
