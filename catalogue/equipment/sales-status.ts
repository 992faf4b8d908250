import type { ProductType } from '../model.ts';
import { randomFor } from '../random.ts';
import { type Draft, draftKey } from './draft.ts';

/** How a product stands in the shop on the day of the catalogue. */
export interface SalesStatus {
  unitsSold: number;
  isBestseller: boolean;
  /** Sells enough to be talked about. */
  isPopular: boolean;
  availability: 'in-stock' | 'reordered' | 'sold-out';
  percentOff: number;
  isNew: boolean;
  createdAt: string;
}

export const today = Date.UTC(2026, 10, 15);
const day = 24 * 60 * 60 * 1000;
const popularRanks = 150;

/** Products that the shop window shows, and what they must be. */
const flagships: Record<string, number> = {
  'northfold-molo-siebtraegermaschine': 0,
  'molvetta-korn-64-kaffeemuehle': 10,
  'molvetta-reise-handmuehle': 0,
  'kellstroem-pil-schwanenhalskessel': 0,
  'kellstroem-handfilter-set-mit-becher': 0,
  'porzella-cappuccinotasse-tiefsee': 0,
};

const demand: Partial<Record<ProductType, number>> = {
  cleaning: 1.2,
  filters: 1.2,
  cup: 1,
  'portafilter-machine': 1,
  'fully-automatic-machine': 1,
  'electric-grinder': 1,
  'spare-part': 0.45,
};

function popularity(draft: Draft): number {
  if (draftKey(draft) in flagships) return 2 + randomFor(draftKey(draft)).next();
  const random = randomFor(`${draftKey(draft)} demand`);
  return (demand[draft.productType] ?? 0.8) * (0.05 + random.next() ** 3);
}

function availabilityOf(chance: number): SalesStatus['availability'] {
  if (chance < 0.04) return 'sold-out';
  return chance < 0.07 ? 'reordered' : 'in-stock';
}

/** A reduced price that looks like one: 386.10 € becomes 389 €, 23.17 € becomes 22.90 €. */
export function reducedPrice(price: number, percentOff: number): number {
  if (percentOff === 0) return price;
  const exact = (price * (100 - percentOff)) / 100;
  if (exact < 2000) return Math.round(exact / 10) * 10;
  return exact >= 20_000
    ? Math.round(exact / 1000) * 1000 - 100
    : Math.round(exact / 100) * 100 - 10;
}

/** Each product's standing, by key. */
export function salesStatuses(drafts: readonly Draft[]): Map<string, SalesStatus> {
  const ranked = drafts
    .map((draft) => ({ key: draftKey(draft), popularity: popularity(draft) }))
    .sort((a, b) => b.popularity - a.popularity);
  return new Map(
    ranked.map(({ key }, rank) => {
      const random = randomFor(`${key} standing`);
      const isFlagship = key in flagships;
      const availability = isFlagship ? 'in-stock' : availabilityOf(random.next());
      const percentOff = isFlagship
        ? (flagships[key] ?? 0)
        : availability === 'in-stock' && random.chance(0.085)
          ? random.pick([8, 10, 12, 15, 20])
          : 0;
      const isNew = !isFlagship && percentOff === 0 && rank >= popularRanks && random.chance(0.05);
      const age = isNew ? random.int(1, 29) : random.int(45, 2500);
      return [
        key,
        {
          unitsSold: Math.round(2600 / (rank + 6) ** 0.75),
          isBestseller: rank < 40,
          isPopular: rank < popularRanks,
          availability,
          percentOff,
          isNew,
          createdAt: new Date(today - age * day - random.int(0, 86_399) * 1000).toISOString(),
        },
      ];
    }),
  );
}
