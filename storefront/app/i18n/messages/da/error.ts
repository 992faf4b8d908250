import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  notFoundTitle: 'Der er intet på kortet her.',
  notFoundText: 'Siden findes ikke, eller findes ikke længere. Herfra kan du komme videre:',
  brokenTitle: 'Noget er gået på grund.',
  brokenText: 'Fejlen er vores. Prøv igen om et øjeblik.',
  toHome: 'Til forsiden',
};
