import type { CatalogueSellingPlanGroup } from './model.ts';

const percentOff = 10;

/** The coffee subscription; every four weeks is what a shopper gets offered first. */
export const sellingPlanGroups: CatalogueSellingPlanGroup[] = [
  {
    key: 'kaffee-abo',
    name: { de: 'Kaffee-Abo', en: 'Coffee subscription', da: 'Kaffeabonnement' },
    plans: [
      {
        key: 'every-4-weeks',
        name: { de: 'Alle 4 Wochen', en: 'Every 4 weeks', da: 'Hver 4. uge' },
        interval: 'WEEK',
        intervalCount: 4,
        percentOff,
      },
      {
        key: 'every-week',
        name: { de: 'Jede Woche', en: 'Every week', da: 'Hver uge' },
        interval: 'WEEK',
        intervalCount: 1,
        percentOff,
      },
      {
        key: 'every-10-days',
        name: { de: 'Alle 10 Tage', en: 'Every 10 days', da: 'Hver 10. dag' },
        interval: 'DAY',
        intervalCount: 10,
        percentOff,
      },
      {
        key: 'every-2-weeks',
        name: { de: 'Alle 2 Wochen', en: 'Every 2 weeks', da: 'Hver 2. uge' },
        interval: 'WEEK',
        intervalCount: 2,
        percentOff,
      },
      {
        key: 'every-month',
        name: { de: 'Jeden Monat', en: 'Every month', da: 'Hver måned' },
        interval: 'MONTH',
        intervalCount: 1,
        percentOff,
      },
      {
        key: 'every-6-weeks',
        name: { de: 'Alle 6 Wochen', en: 'Every 6 weeks', da: 'Hver 6. uge' },
        interval: 'WEEK',
        intervalCount: 6,
        percentOff,
      },
      {
        key: 'every-8-weeks',
        name: { de: 'Alle 8 Wochen', en: 'Every 8 weeks', da: 'Hver 8. uge' },
        interval: 'WEEK',
        intervalCount: 8,
        percentOff,
      },
      {
        key: 'every-3-months',
        name: { de: 'Alle 3 Monate', en: 'Every 3 months', da: 'Hver 3. måned' },
        interval: 'MONTH',
        intervalCount: 3,
        percentOff,
      },
    ],
  },
];
