import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  code: (status) => `Fejl ${status}`,
  notFoundTitle: 'Siden findes ikke.',
  notFoundText: 'Den er flyttet eller har aldrig eksisteret. Søg igen, eller begynd her.',
  brokenTitle: 'Noget gik galt.',
  brokenText: 'Fejlen er vores, ikke din. Din kurv er i sikkerhed. Prøv igen om et øjeblik.',
  toHome: 'Til forsiden',
  discoverMain: 'Udforsk sortimentet',
  tryAgain: 'Prøv igen',
  reference: 'Hjælper det ikke, så oplys venligst dette nummer:',
};
