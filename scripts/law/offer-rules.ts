import { languageFacts, languages } from '#shop/languages.ts';
import type { ProductType } from '../../catalogue/model.ts';
import type { Offer, SealData } from './offer.ts';
import type { RuleId, Violation } from './rules.ts';

const coffees: ReadonlySet<ProductType> = new Set([
  'espresso',
  'caffe-crema',
  'filter-coffee',
  'capsules',
  'pads',
  'instant-coffee',
  'savings-pack',
]);
/** Coffee needs no nutrition declaration (Regulation 1169/2011, Annex V), these do. */
const preparedFoods: ReadonlySet<ProductType> = new Set([
  'milk-and-plant-drinks',
  'delicacies',
  'syrup',
]);
const devices: ReadonlySet<ProductType> = new Set([
  'fully-automatic-machine',
  'filter-machine',
  'capsule-machine',
  'electric-grinder',
]);

const euCodes =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const euCountries = new Set<string | undefined>([
  // the usual Danish name of the Netherlands
  'Holland',
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames(languageFacts[language].locale, { type: 'region' });
    return euCodes.map((code) => names.of(code));
  }),
]);

const organicClaim = /\b(bio|organic|økologisk\w*|biologisch\w*)\b/i;

const isChocolate =
  /^(Zartbitter|Milch|Trink)schokolade|^(Dark|Milk|Drinking) chocolate|^(Mørk chokolade|Mælkechokolade|Drikkechokolade)/;
const tracesInText =
  /Spuren von (Nüssen|Schalenfrüchten|Milch)|traces of (nuts|milk)|(være|indeholde) spor af/i;
const cocoaShare = /(Kakao: mindestens|Cocoa solids:|Kakaotørstof: mindst) \d+/;

/** Whether the title names the ingredient: by the beginning of its last word, without the marks of allergens. */
function isNamed(ingredient: string, title: string): boolean {
  const last = ingredient.replace(/[*.]/g, '').split(' ').at(-1) ?? '';
  const stem = last.toLowerCase().replace(/(en|er|e|s|n)$/, '');
  return stem.length >= 4 && title.toLowerCase().includes(stem);
}

/** Each returns what is wrong, or null. */
const offerRules: Partial<Record<RuleId, (offer: Offer) => string | null>> = {
  'food-name': (offer) => (isFood(offer) && !offer.legal.foodName ? 'no food.name' : null),
  'food-business': (offer) =>
    isFood(offer) && !offer.legal.foodBusiness ? 'no complete food.responsible' : null,
  'food-ingredients': (offer) => {
    const isDue = preparedFoods.has(offer.productType) && !offer.hasSingleIngredient;
    return isDue && offer.legal.ingredients.length === 0 ? 'no food.ingredients' : null;
  },
  'food-shares': ({ productType, title, ingredients }) => {
    if (!preparedFoods.has(productType)) return null;
    const [list = ''] = ingredients.split('. ');
    const lacks = list.split(', ').find((part) => !/\d/.test(part) && isNamed(part, title));
    return lacks ? `no share of ${lacks} in food.ingredients` : null;
  },
  'food-cocoa': ({ legal, ingredients }) =>
    isChocolate.test(legal.foodName ?? '') && !cocoaShare.test(ingredients)
      ? 'no least share of cocoa in food.ingredients'
      : null,
  'food-allergens': ({ legal, ingredients, text }) => {
    if (tracesInText.test(text)) return 'traces are named in the text, not in food.ingredients';
    const isEmphasised = legal.ingredients.some(({ isAllergen }) => isAllergen);
    if (ingredients.split('*').length % 2 === 0) return 'an asterisk is missing';
    if (isEmphasised && legal.allergens.length === 0) return 'no food.allergens';
    const isListed = legal.ingredients.length > 0 && legal.allergens.length > 0;
    return isListed && !isEmphasised ? 'allergens are not emphasised in food.ingredients' : null;
  },
  'food-nutrition': (offer) =>
    preparedFoods.has(offer.productType) && !offer.legal.nutrition
      ? 'no complete food.nutrition'
      : null,
  'organic-control': (offer) => {
    const isClaimed = offer.isOrganic || organicClaim.test(offer.text);
    return isFood(offer) && isClaimed && !offer.legal.organic
      ? 'sold as organic without organic.code and organic.origin'
      : null;
  },
  manufacturer: (offer) =>
    isOtherGood(offer) && !offer.legal.manufacturer ? 'no complete gpsr.manufacturer' : null,
  'responsible-person': ({ legal }) => {
    const country = legal.manufacturer?.country;
    const isOutside = country !== undefined && !euCountries.has(country);
    return isOutside && !legal.responsiblePerson ? 'no complete gpsr.responsible_person' : null;
  },
  'hazard-label': ({ productType, legal, isUnclassified }) =>
    productType === 'cleaning' && !legal.hazardLabel && !isUnclassified
      ? 'neither a complete clp.label nor clp.not_classified'
      : null,
  'guarantee-label': ({ hasGuaranteeData, legal }) =>
    hasGuaranteeData && !legal.guarantee
      ? 'guarantee.label is incomplete or for two years at most'
      : null,
  'repair-information': ({ legal: { repair } }) =>
    Boolean(repair.spareParts) !== Boolean(repair.instructions)
      ? 'only one of repair.spare_parts and repair.instructions'
      : null,
  'device-data': ({ isConnected, legal: { deviceData, updatesUntil } }) =>
    isConnected && !(deviceData && updatesUntil)
      ? 'no complete device.data, or no updates.until'
      : null,
  'device-take-back': ({ productType, hasBattery, legal }) =>
    (devices.has(productType) || hasBattery) && !legal.isElectrical
      ? 'electrical.device is not set'
      : null,
  'unit-price': (offer) =>
    isFood(offer) && offer.variants.some(({ hasContents }) => !hasContents)
      ? 'a variant does not say how much it contains'
      : null,
  reduction: ({ isMarkedAsReduced, variants }) => {
    // a pack names the sum of its single prices instead
    const reduced = variants.filter(({ isReduced, isPack }) => isReduced && !isPack);
    const lacks = reduced.some(({ hasLowestPrice }) => !hasLowestPrice);
    return isMarkedAsReduced && lacks ? 'marked as sale without price.lowest_30_days' : null;
  },
};

export function offerViolations(offer: Offer): Violation[] {
  const where = `${offer.key} (${offer.language})`;
  return Object.entries(offerRules).flatMap(([rule, check]) => {
    const problem = check(offer);
    return problem ? [{ rule: rule as RuleId, where, problem }] : [];
  });
}

export function sealViolations({ key, evidence }: SealData): Violation[] {
  const missing = ['scheme', 'verifier', 'url'].filter((field) => !evidence[field]);
  if (missing.length === 0) return [];
  return [{ rule: 'seal-evidence', where: `seal ${key}`, problem: `no ${missing.join(', ')}` }];
}

function isFood({ productType }: Offer): boolean {
  return coffees.has(productType) || preparedFoods.has(productType);
}

function isOtherGood(offer: Offer): boolean {
  return !offer.isGiftCard && !isFood(offer);
}
