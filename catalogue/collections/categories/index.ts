import type { Category } from '../category.ts';
import { accessories } from './accessories.ts';
import { brandGroups } from './brand-groups.ts';
import { brewersAndSpareParts } from './brewers-and-spare-parts.ts';
import { coffeeAttributes } from './coffee-attributes.ts';
import { coffeeDecafAndTaste } from './coffee-decaf-and-taste.ts';
import { coffeeOrigins } from './coffee-origins.ts';
import { coffeePreparations } from './coffee-preparations.ts';
import { coffeeTypes } from './coffee-types.ts';
import { landings } from './landings.ts';
import { machines } from './machines.ts';
import { milkAndDelicacies } from './milk-and-delicacies.ts';
import { offersNewAndGifts } from './offers-new-and-gifts.ts';

export const categories: Category[] = [
  ...coffeeTypes,
  ...coffeeDecafAndTaste,
  ...coffeeOrigins,
  ...coffeeAttributes,
  ...coffeePreparations,
  ...milkAndDelicacies,
  ...brandGroups,
  ...machines,
  ...brewersAndSpareParts,
  ...accessories,
  ...offersNewAndGifts,
  ...landings,
];
