import type { CompareModule } from '../../shop-model/compare-module.ts';
import { CoffeeRows } from './coffee-rows.tsx';
import { ComparedTaste } from './compared-taste.tsx';

export const coffeeComparison: CompareModule = {
  name: 'coffee',
  suits: ({ coffee }) => Boolean(coffee?.flavourProfile),
  Overview: ComparedTaste,
  Rows: CoffeeRows,
};
