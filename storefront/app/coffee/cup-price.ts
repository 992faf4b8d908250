import type { Money } from '../commerce/price/money.ts';
import type { Variant } from '../commerce/product/product.ts';
import type { BrewRecipe } from './coffee-facts.ts';

export interface CupPrice {
  price: Money;
  /** Whole cups in the pack. */
  cups: number;
  /** Grams of coffee in a cup. */
  dose: number;
}

/** The price of the coffee in one cup, by the recipe; null where dose or weight are unknown. */
export function cupPriceOf(
  { price, netQuantity }: Pick<Variant, 'price' | 'netQuantity'>,
  recipe: Pick<BrewRecipe, 'coffee'> | null,
): CupPrice | null {
  if (!recipe || netQuantity?.unit !== 'kg' || netQuantity.amount < recipe.coffee) return null;
  const { coffee: dose } = recipe;
  return {
    price: { ...price, amount: Math.round((price.amount * dose) / netQuantity.amount) },
    cups: Math.floor(netQuantity.amount / dose),
    dose,
  };
}
