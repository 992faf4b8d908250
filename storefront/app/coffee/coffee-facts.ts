export const flavours = [
  'roastDegree',
  'body',
  'caffeine',
  'strength',
  'balance',
  'fruitNote',
  'crema',
] as const;
/** One to five for each. */
export type FlavourProfile = Record<(typeof flavours)[number], number>;

export const preparations = ['espresso', 'caffe_crema', 'cappuccino', 'latte', 'filter'] as const;
export type Preparation = (typeof preparations)[number];
/** Three is ideal, two is good, one is less suitable. */
export type Suitability = Record<Preparation, 1 | 2 | 3>;

/** How the shop brews one cup of a coffee. */
export interface BrewRecipe {
  /** Ground coffee, in grams. */
  coffee: number;
  /** In the cup: grams of espresso, millilitres of water for filter coffee. */
  drink: number;
  seconds: number;
  /** Degrees Celsius. */
  temperature: number;
}

/** Of a coffee, in days after roasting: until when it rests, is at its best and still good. */
export interface DrinkingWindow {
  rest: number;
  best: number;
  good: number;
}

export interface CoffeeFacts {
  /** Countries, the most important first. */
  origins: string[];
  roast: string | null;
  /** Per cent; the rest is Robusta. */
  arabica: number | null;
  recipe: BrewRecipe | null;
  drinkingWindow: DrinkingWindow | null;
  flavourProfile: FlavourProfile | null;
  suitability: Suitability | null;
}

declare module '../commerce/product/product.ts' {
  interface ProductFacts {
    coffee: CoffeeFacts;
  }
  interface VariantFacts {
    coffee: { roastDate: string };
  }
  interface PageFacts {
    coffee: Pick<CoffeeFacts, 'recipe' | 'drinkingWindow'>;
  }
  interface CardFacts {
    /** One to five. */
    coffee: { strength: number };
  }
}
