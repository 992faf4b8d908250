import { coffeeComparison as words } from '#shop/messages/coffee-compare.ts';
import { byLanguage } from '../../i18n/by-language.ts';
import type { CompareModule } from '../../shop-model/compare-module.ts';
import { CoffeeRows } from './coffee-rows.tsx';
import { ComparedTaste } from './compared-taste.tsx';

export const coffeeComparison: CompareModule = {
  name: 'coffee',
  texts: byLanguage((language) => words[language].kind),
  suits: ({ coffee }) => Boolean(coffee?.flavourProfile),
  Overview: ComparedTaste,
  Rows: CoffeeRows,
};
