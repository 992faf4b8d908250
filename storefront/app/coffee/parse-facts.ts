import { z } from 'zod';
import { parseJson } from '../commerce/platform/parse-json.ts';
import type { Fields, ModuleFacts } from '../shop-model/module-facts.ts';
import {
  type BrewRecipe,
  type CoffeeFacts,
  type DrinkingWindow,
  type FlavourProfile,
  flavours,
  type Suitability,
} from './coffee-facts.ts';

const texts = z.array(z.string());
const percent = z.coerce.number().int().min(0).max(100);
const degree = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const suitability: z.ZodType<Suitability> = z.object({
  espresso: degree,
  caffe_crema: degree,
  cappuccino: degree,
  latte: degree,
  filter: degree,
});
const recipe: z.ZodType<BrewRecipe> = z.object({
  coffee: z.number().positive(),
  drink: z.number().positive(),
  seconds: z.number().positive(),
  temperature: z.number().positive(),
});
const drinkingWindow: z.ZodType<DrinkingWindow> = z
  .object({ rest: z.int().nonnegative(), best: z.int(), good: z.int() })
  .refine(({ rest, best, good }) => rest < best && best < good);
const isoDate = z.iso.date();
const level = z.coerce.number().min(1).max(5);
const flavourProfile: z.ZodType<FlavourProfile> = z.object({
  roastDegree: level,
  body: level,
  caffeine: level,
  strength: level,
  balance: level,
  fruitNote: level,
  crema: level,
});

const flavourKeys: Record<keyof FlavourProfile, string> = {
  roastDegree: 'roast_degree',
  body: 'body',
  caffeine: 'caffeine',
  strength: 'strength',
  balance: 'balance',
  fruitNote: 'fruit_note',
  crema: 'crema',
};

/** Null unless all seven values are present: the chart would mislead without one. */
function toFlavourProfile(fields: Fields): FlavourProfile | null {
  const field = fields.metaobject('product', 'flavour_profile');
  if (!field) return null;
  const values = flavours.map((flavour) => [flavour, field(flavourKeys[flavour]) ?? undefined]);
  return flavourProfile.safeParse(Object.fromEntries(values)).data ?? null;
}

function toCoffeeFacts(fields: Fields): CoffeeFacts | null {
  const json = (namespace: string, key: string) => parseJson(fields.value(namespace, key));
  const facts = {
    origins: texts.safeParse(json('coffee', 'origin')).data ?? [],
    roast: fields.value('coffee', 'roast') ?? null,
    arabica: percent.safeParse(fields.value('coffee', 'arabica')).data ?? null,
    recipe: recipe.safeParse(json('coffee', 'recipe')).data ?? null,
    drinkingWindow: drinkingWindow.safeParse(json('coffee', 'drinking_window')).data ?? null,
    flavourProfile: toFlavourProfile(fields),
    suitability: suitability.safeParse(json('product', 'preparations')).data ?? null,
  };
  const { origins, ...others } = facts;
  const isEmpty = origins.length === 0 && Object.values(others).every((fact) => fact === null);
  return isEmpty ? null : facts;
}

export const coffeeFacts: ModuleFacts = {
  name: 'coffee',
  product: {
    fields: [
      { namespace: 'coffee', key: 'roast' },
      { namespace: 'coffee', key: 'origin' },
      { namespace: 'coffee', key: 'arabica' },
      { namespace: 'coffee', key: 'recipe' },
      { namespace: 'coffee', key: 'drinking_window' },
      { namespace: 'product', key: 'flavour_profile' },
      { namespace: 'product', key: 'preparations' },
    ],
    parse: toCoffeeFacts,
  },
  variant: {
    fields: [{ namespace: 'fulfillment', key: 'roast_date' }],
    parse(fields) {
      const roastDate = isoDate.safeParse(fields.value('fulfillment', 'roast_date')).data;
      return roastDate === undefined ? null : { roastDate };
    },
  },
  card: {
    fields: [{ namespace: 'coffee', key: 'strength' }],
    parse(fields) {
      const text = fields.value('coffee', 'strength') ?? '';
      return /^[1-5]$/.test(text) ? { strength: Number(text) } : null;
    },
  },
  onPage({ coffee }) {
    if (!coffee) return null;
    const { recipe, drinkingWindow } = coffee;
    return { recipe, drinkingWindow };
  },
};
