import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  code: (status) => `Fejl ${status}`,
  notFoundTitle: 'Der er intet på kortet her.',
  notFoundText:
    'Siden er flyttet eller har aldrig eksisteret. Søg igen, eller tag en af disse kurser.',
  brokenTitle: 'Vi er kortvarigt løbet på grund.',
  brokenText: 'Fejlen er vores, ikke din. Din kurv er i sikkerhed. Prøv igen om et øjeblik.',
  toHome: 'Til forsiden',
  discoverEspresso: 'Udforsk espresso',
  tryAgain: 'Prøv igen',
  reference: 'Hjælper det ikke, så oplys venligst dette nummer:',
};
