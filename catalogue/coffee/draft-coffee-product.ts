import type { Localized } from '../model.ts';
import { portionSystemFields, portionSystemsOf } from '../portion-systems.ts';
import { randomFor } from '../random.ts';
import { type CoffeeDraft, isBagged } from './coffee-draft.ts';
import { describeCoffee } from './describe-coffee.ts';
import type { DuplicateSentenceFilter } from './duplicate-sentence-filter.ts';
import type { FlavourProfile } from './flavour-profile.ts';
import { coffeeGallery } from './gallery.ts';
import { capitalized, joined, same } from './localized.ts';
import { packsFor } from './packs.ts';
import { packImage, packObject } from './pictures.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ReviewMethod } from './reviews/coffee-sentences.ts';
import { coffeeSeo } from './seo.ts';
import { brewersFor, brewingRecipe, drinkingWindow, preparationText } from './service/brewing.ts';
import * as metafields from './service/metafields.ts';
import { tipFor } from './service/tips.ts';
import { originCountries } from './source-data/countries.ts';
import { processNames } from './source-data/processes.ts';
import { roastNames } from './source-data/roasts.ts';
import { technicalDetailsKey } from './technical-details.ts';

export const profileKey = (profile: FlavourProfile) =>
  `profile-${Object.values(profile).join('-')}`;

export function draftCoffeeProduct(
  given: CoffeeDraft,
  sentenceFilter: DuplicateSentenceFilter,
  award: (draft: CoffeeDraft) => string,
): ProductDraft {
  const random = randomFor(`sketch/${given.key}`);
  const { options, packs } = packsFor(given, random);
  const isOnlyGround = packs.every((pack) => pack.isGround);
  const draft: CoffeeDraft = { ...given, isOnlyGround };
  const pictured = packs.map((pack) => ({
    ...pack,
    image: packImage(draft, packObject(draft, pack.grams, isOnlyGround), pack.label),
  }));
  const [first] = pictured;
  if (!first) throw new Error(`${draft.key} is not for sale`);
  const roast = roastNames[draft.roast];
  const hasAward = random.chance(0.05) || draft.rare;
  const hasTip = random.chance(0.3);
  const sellingPlanGroups =
    isBagged(draft.type) && !draft.rare && (random.chance(0.93) || isProductOfTheMonth(draft))
      ? ['kaffee-abo']
      : [];
  return {
    key: draft.key,
    vendor: draft.brand.name,
    productType: draft.type,
    title: draft.title,
    tags: tagsFor(draft),
    descriptionHtml: describeCoffee(draft, sentenceFilter),
    seo: coffeeSeo(draft),
    options,
    packs: pictured,
    images: coffeeGallery(draft, first.image, roast),
    metafields: [
      ...coffeeFacts(draft),
      ...(hasAward ? [metafields.references('product', 'awards', [award(draft)])] : []),
      ...(hasTip ? [metafields.paragraph('product', 'tip', tipFor(draft))] : []),
    ],
    sellingPlanGroups,
    appeal: appealOf(draft),
    reviewSubject: {
      kind: 'coffee',
      method: methodOf(draft),
      brand: draft.brand.name,
      name: draft.name,
      from: draft.origins.length === 1 ? (draft.origins[0]?.region.from ?? null) : null,
      notes: firstThree(draft),
      isSubscribed: sellingPlanGroups.length > 0,
      isOnlyGround,
    },
    keepsFor: 'long',
    isRare: draft.rare,
  };
}

function isProductOfTheMonth({ key }: CoffeeDraft): boolean {
  return key === 'kernel-co-night-shift-espresso';
}

function coffeeFacts(draft: CoffeeDraft) {
  const countries = [...new Set(draft.origins.map(({ region }) => region.country))];
  const notes = draft.notes.map((note) => note.name);
  const seals = sealsOf(draft);
  const recipe = brewingRecipe(draft);
  const keeps = drinkingWindow(draft);
  return [
    metafields.line('coffee', 'roast', roastNames[draft.roast]),
    ...portionSystemFields(portionSystemsOf(draft.type)),
    metafields.lines(
      'coffee',
      'origin',
      countries.map((country) => originCountries[country].name),
    ),
    metafields.line('coffee', 'process', processNames[draft.process]),
    metafields.lines('coffee', 'notes', notes),
    metafields.lines('coffee', 'variety', draft.varieties.map(same)),
    metafields.flag('coffee', 'decaf', draft.decaf),
    metafields.flag('coffee', 'organic', draft.organic),
    metafields.flag('coffee', 'fair', draft.fair),
    metafields.integer('coffee', 'strength', draft.profile.strength),
    metafields.integer('coffee', 'arabica', draft.arabica),
    metafields.line('product', 'short_note', capitalized(joined(notes))),
    metafields.reference('product', 'flavour_profile', profileKey(draft.profile)),
    metafields.json('product', 'preparations', draft.preparations),
    metafields.paragraph('product', 'preparation_text', preparationText(draft)),
    ...(recipe
      ? [
          metafields.json('coffee', 'recipe', recipe),
          metafields.lines('coffee', 'brewers', brewersFor(draft.preparations)),
        ]
      : []),
    ...(keeps ? [metafields.json('coffee', 'drinking_window', keeps)] : []),
    metafields.reference('product', 'technical_details', technicalDetailsKey(draft.key)),
    ...(seals.length > 0 ? [metafields.references('product', 'certifications', seals)] : []),
  ];
}

function sealsOf(draft: CoffeeDraft): string[] {
  const seals: [string, boolean][] = [
    ['bio', draft.organic],
    ['fair', draft.fair],
    ['direct-trade', draft.directTrade],
    ['climate', draft.climate],
    ['women-grown', draft.womenGrown],
    ['decaf-water', draft.decaf],
  ];
  return seals.filter(([, has]) => has).map(([seal]) => seal);
}

function tagsFor(draft: CoffeeDraft): string[] {
  const tags: [string, boolean][] = [
    ['bio', draft.organic],
    ['fair', draft.fair],
    ['entkoffeiniert', draft.decaf],
    ['geschenk', draft.rare],
    ['produkt-des-monats', isProductOfTheMonth(draft)],
  ];
  return tags.filter(([, has]) => has).map(([tag]) => tag);
}

function appealOf({ brand, rare, type }: CoffeeDraft): number {
  const fame = brand.topRank === undefined ? 1 : 2.6 - brand.topRank * 0.12;
  return fame * (rare ? 0.3 : 1) * (isBagged(type) ? 1 : 0.6);
}

const reviewMethods: Record<CoffeeDraft['type'], ReviewMethod> = {
  espresso: 'espresso',
  'caffe-crema': 'crema',
  'filter-coffee': 'filter',
  capsules: 'portion',
  pads: 'portion',
  'instant-coffee': 'instant',
};

function methodOf({ type }: CoffeeDraft): ReviewMethod {
  return reviewMethods[type];
}

function firstThree(draft: CoffeeDraft): [Localized, Localized, Localized] {
  const [n1, n2, n3] = draft.notes.map((note) => note.name);
  if (!n1 || !n2 || !n3) throw new Error(`${draft.key} has too few notes`);
  return [n1, n2, n3];
}
