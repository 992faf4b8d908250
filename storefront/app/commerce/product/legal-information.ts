/** Who answers for a product. */
export interface Business {
  name: string;
  street: string;
  city: string;
  country: string;
  email: string;
}

/** A piece of the list of ingredients. */
export interface IngredientText {
  text: string;
  isAllergen: boolean;
}

/** Grams in 100 g or 100 ml. */
export interface Nutrition {
  per: 'g' | 'ml';
  /** In g or ml. */
  portion: number | null;
  energyKj: number;
  energyKcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  fibre: number | null;
  protein: number;
  salt: number;
}

export const pictograms = ['GHS02', 'GHS05', 'GHS07'] as const;
export type Pictogram = (typeof pictograms)[number];

interface Statement {
  code: string;
  text: string;
}

/** The label of a dangerous mixture (CLP Regulation). */
export interface HazardLabel {
  signal: 'danger' | 'warning';
  pictograms: Pictogram[];
  contains: string;
  hazards: Statement[];
  precautions: Statement[];
}

/** A producer's guarantee of more than two years on the whole product. */
export interface Guarantee {
  years: number;
  brand: string;
  model: string;
}

/** What a buyer of a connected product must know about its data (Data Act, Art. 3(2)). */
export interface DeviceData {
  /** Type, format and estimated volume. */
  kinds: string;
  /** Whether continuously and in real time. */
  realTime: string;
  /** Where, and for how long. */
  storage: string;
  /** How to read, export and erase it. */
  access: string;
}

/** What an offer must say by law; what the merchant did not provide is null. */
export interface LegalInformation {
  /** The legal name of a food. */
  foodName: string | null;
  storage: string | null;
  preparation: string | null;
  /** Empty where a single ingredient is the food's name. */
  ingredients: IngredientText[];
  allergens: string[];
  nutrition: Nutrition | null;
  /** Only together: a control number without the origin of farming, or the reverse, is not shown. */
  organic: { code: string; origin: string } | null;
  foodBusiness: Business | null;
  manufacturer: Business | null;
  /** In the EU, for manufacturers outside of it. */
  responsiblePerson: Business | null;
  warnings: string[];
  hazardLabel: HazardLabel | null;
  guarantee: Guarantee | null;
  isElectrical: boolean;
  /** Which kind, and how it is removed. */
  battery: string | null;
  /** What the producer says about spare parts and how to repair the product. */
  repair: { spareParts: string | null; instructions: string | null };
  /** The day until which there are software updates at least. */
  updatesUntil: string | null;
  deviceData: DeviceData | null;
}
