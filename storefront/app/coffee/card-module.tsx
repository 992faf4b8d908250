import type { CardModule } from '../shop-model/card-module.ts';
import { Strength } from './strength.tsx';

export const coffeeCard: CardModule = {
  name: 'coffee',
  CardLine: ({ facts }) => facts.coffee && <Strength value={facts.coffee.strength} />,
  isCompared: ({ coffee }) => coffee !== undefined,
};
