import { euros, type Money } from './money.ts';

/** The one place for what this shop is called, charges and promises. */
export const shop = {
  name: 'Kaffeelotse',
  email: 'moin@kaffeelotse.example',
  currency: 'EUR',
  social: {
    video: 'https://video.example/kaffeelotse',
    photos: 'https://photos.example/kaffeelotse',
    network: 'https://network.example/kaffeelotse',
  },
  reviews: { count: 41_540, average: 4.79, mark: 'EXCELLENT' },
  shipping: {
    freeFrom: euros(49),
    standard: euros(4.9),
    special: euros(4.9),
    freight: euros(49),
    days: { min: 1, max: 3 },
  },
  withdrawalDays: 14,
} as const satisfies ShopConfiguration;

interface ShopConfiguration {
  name: string;
  email: string;
  currency: string;
  social: Record<'video' | 'photos' | 'network', string>;
  reviews: { count: number; average: number; mark: string };
  shipping: {
    freeFrom: Money;
    standard: Money;
    special: Money;
    freight: Money;
    days: { min: number; max: number };
  };
  withdrawalDays: number;
}
