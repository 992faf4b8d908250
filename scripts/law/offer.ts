import type { Catalogue, CatalogueMetafield, CatalogueProduct } from '../../catalogue/model.ts';
import type { LegalInformation } from '../../storefront/app/commerce/product/legal-information.ts';
import { toLegalInformation } from '../../storefront/app/commerce/product/to-legal-information.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { catalogueText } from '../catalogue/catalogue-text.ts';

type Localized = CatalogueMetafield['value'];

/** A product in one language, as far as the law asks about it. */
export interface Offer {
  key: string;
  language: Language;
  productType: CatalogueProduct['productType'];
  isGiftCard: boolean;
  title: string;
  /** All of its texts. */
  text: string;
  /** What the product page shows of it. */
  legal: LegalInformation;
  /** The list of ingredients as the merchant wrote it. */
  ingredients: string;
  hasSingleIngredient: boolean;
  isOrganic: boolean;
  isUnclassified: boolean;
  hasGuaranteeData: boolean;
  hasBattery: boolean;
  /** Its data or its updates are spoken of. */
  isConnected: boolean;
  isMarkedAsReduced: boolean;
  variants: {
    hasContents: boolean;
    hasLowestPrice: boolean;
    isPack: boolean;
    isReduced: boolean;
  }[];
}

export function offerIn(language: Language, product: CatalogueProduct): Offer {
  const inLanguage = (value: Localized) => catalogueText(value, language);
  const value = (name: string) => metafieldText(product.metafields, name, inLanguage);
  const field = (name: string) => {
    const found = value(name);
    return found === null ? null : { value: found };
  };
  const { title, descriptionHtml, seo } = product;
  return {
    key: product.key,
    language,
    productType: product.productType,
    isGiftCard: product.isGiftCard,
    title: inLanguage(title),
    text: [title, descriptionHtml, seo.title, seo.description].map(inLanguage).join('\n'),
    legal: toLegalInformation({
      foodName: field('food.name'),
      foodStorage: field('food.storage'),
      foodPreparation: field('food.preparation'),
      ingredients: field('food.ingredients'),
      allergens: field('food.allergens'),
      nutrition: field('food.nutrition'),
      foodBusiness: field('food.responsible'),
      organicCode: field('organic.code'),
      organicOrigin: field('organic.origin'),
      manufacturer: field('gpsr.manufacturer'),
      responsiblePerson: field('gpsr.responsible_person'),
      warnings: field('gpsr.warnings'),
      hazardLabel: field('clp.label'),
      guarantee: field('guarantee.label'),
      electrical: field('electrical.device'),
      battery: field('battery.type'),
      spareParts: field('repair.spare_parts'),
      repairInstructions: field('repair.instructions'),
      updatesUntil: field('updates.until'),
      deviceData: field('device.data'),
    }),
    ingredients: value('food.ingredients') ?? '',
    hasSingleIngredient: value('food.single_ingredient') === 'true',
    isOrganic: value('coffee.organic') === 'true' || product.tags.includes('bio'),
    isUnclassified: value('clp.not_classified') === 'true',
    hasGuaranteeData: value('guarantee.label') !== null,
    hasBattery: value('battery.type') !== null,
    isConnected: value('device.data') !== null || value('updates.until') !== null,
    isMarkedAsReduced: product.tags.includes('sale'),
    variants: product.variants.map(({ contents, metafields, price, compareAtPrice }) => ({
      hasContents: contents !== undefined,
      hasLowestPrice: metafieldText(metafields, 'price.lowest_30_days', inLanguage) !== null,
      isPack: metafieldText(metafields, 'price.sum_of_single_prices', inLanguage) !== null,
      isReduced: compareAtPrice !== undefined && compareAtPrice > price,
    })),
  };
}

function metafieldText(
  metafields: CatalogueMetafield[],
  name: string,
  inLanguage: (value: Localized) => string,
): string | null {
  const found = metafields.find(({ namespace, key }) => `${namespace}.${key}` === name);
  return found ? inLanguage(found.value) : null;
}

/** A seal with the fields that prove it. */
export interface SealData {
  key: string;
  evidence: Record<string, string>;
}

export function sealsOf({ metaobjects }: Catalogue): SealData[] {
  return metaobjects
    .filter(({ type }) => type === 'certification')
    .map(({ key, fields }) => ({
      key,
      evidence: Object.fromEntries(
        fields.map((each) => [
          each.key,
          typeof each.value === 'string' ? each.value : each.value.de,
        ]),
      ),
    }));
}
