import { z } from 'zod';
import type { ProductDetailQuery } from '../operations/generated.ts';
import { parseJson } from '../platform/parse-json.ts';
import {
  type Business,
  type DeviceData,
  type Guarantee,
  type HazardLabel,
  type IngredientText,
  type LegalInformation,
  type Nutrition,
  pictograms,
} from './legal-information.ts';

const text = z.string().trim().min(1);
const texts = z.array(text);
const amount = z.number().nonnegative();

/** An address that lacks a part is not shown: it would not meet the law. */
const business: z.ZodType<Business> = z.object({
  name: text,
  street: text,
  city: text,
  country: text,
  email: z.email(),
});

const nutrition: z.ZodType<Nutrition> = z.object({
  per: z.enum(['g', 'ml']),
  portion: z.number().positive().nullable().default(null),
  energyKj: amount,
  energyKcal: amount,
  fat: amount,
  saturates: amount,
  carbohydrate: amount,
  sugars: amount,
  protein: amount,
  salt: amount,
  fibre: amount.nullable().default(null),
});

const statements = z.array(z.object({ code: text, text })).min(1);
const hazardLabel: z.ZodType<HazardLabel> = z.object({
  signal: z.enum(['danger', 'warning']),
  pictograms: z.array(z.enum(pictograms)),
  contains: text,
  hazards: statements,
  precautions: statements,
});

/** The label is for guarantees of more than two years only. */
const guarantee: z.ZodType<Guarantee> = z.object({
  years: z.number().gt(2),
  brand: text,
  model: text,
});

/** Half of the information would not meet the law. */
const deviceData: z.ZodType<DeviceData> = z.object({
  kinds: text,
  realTime: text,
  storage: text,
  access: text,
});
const isoDate = z.iso.date();

type Fields = Pick<
  NonNullable<ProductDetailQuery['product']>,
  | 'foodName'
  | 'foodStorage'
  | 'foodPreparation'
  | 'ingredients'
  | 'allergens'
  | 'nutrition'
  | 'foodBusiness'
  | 'organicCode'
  | 'organicOrigin'
  | 'manufacturer'
  | 'responsiblePerson'
  | 'warnings'
  | 'hazardLabel'
  | 'guarantee'
  | 'electrical'
  | 'battery'
  | 'spareParts'
  | 'repairInstructions'
  | 'updatesUntil'
  | 'deviceData'
>;

export function toLegalInformation(product: Fields): LegalInformation {
  const code = product.organicCode?.value;
  const origin = product.organicOrigin?.value;
  return {
    foodName: product.foodName?.value ?? null,
    storage: product.foodStorage?.value ?? null,
    preparation: product.foodPreparation?.value ?? null,
    ingredients: toIngredients(product.ingredients?.value ?? ''),
    allergens: toAllergens(product.allergens),
    nutrition: parsed(nutrition, product.nutrition),
    organic: code && origin ? { code, origin } : null,
    foodBusiness: parsed(business, product.foodBusiness),
    manufacturer: parsed(business, product.manufacturer),
    responsiblePerson: parsed(business, product.responsiblePerson),
    warnings: parsed(texts, product.warnings) ?? [],
    hazardLabel: parsed(hazardLabel, product.hazardLabel),
    guarantee: toGuarantee(product.guarantee),
    isElectrical: product.electrical?.value === 'true',
    battery: product.battery?.value ?? null,
    repair: {
      spareParts: product.spareParts?.value ?? null,
      instructions: product.repairInstructions?.value ?? null,
    },
    updatesUntil: isoDate.safeParse(product.updatesUntil?.value).data ?? null,
    deviceData: parsed(deviceData, product.deviceData),
  };
}

type Field = { value: string } | null | undefined;

export const toAllergens = (field: Field) => parsed(texts, field) ?? [];

export const toGuarantee = (field: Field) => parsed(guarantee, field);

/** Null for malformed data. */
function parsed<T>(schema: z.ZodType<T>, field: Field): T | null {
  return schema.safeParse(parseJson(field?.value)).data ?? null;
}

/** Allergens stand between asterisks. */
function toIngredients(list: string): IngredientText[] {
  return list
    .split('*')
    .map((part, index) => ({ text: part, isAllergen: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
