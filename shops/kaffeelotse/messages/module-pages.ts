// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

import { coffeeComparison } from './coffee-compare.ts';
import { similarCoffee } from './coffee-similar.ts';
import { subscription } from './coffee-subscription.ts';

/** Texts that only pages of modules load. */
export const modulePages = { coffeeComparison, similarCoffee, subscription };
