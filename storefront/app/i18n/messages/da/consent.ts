import type { consent as german } from '../de/consent.ts';

export const consent: typeof german = {
  title: 'Cookies',
  text: 'Det nødvendige kører altid. Statistik og reklame kun, hvis du siger ja. Du kan ændre det når som helst.',
  privacy: 'Privatliv',
  imprint: 'Virksomhedsoplysninger',
  purposes: 'Det siger du ja til',
  necessary: 'Nødvendige',
  necessaryText:
    'Kurv, gemte varer, søgning og selve dette valg. Er altid slået til, for butikken virker ikke uden.',
  statistics: 'Statistik',
  statisticsText:
    'Statistiktjenester får at vide, hvilke varer der bliver set, søgt og købt; til det sættes der cookies.',
  marketing: 'Marketing',
  marketingText:
    'Annoncenetværk må genkende dig for at vise relevante annoncer og måle, om de virker.',
  choose: 'Vælg selv',
  acceptAll: 'Acceptér',
  onlyNecessary: 'Afvis',
  saveChoice: 'Gem valg',
  asked: 'Lige efter springlinkene er der et spørgsmål om cookies. Du kan svare på det senere.',
  saved: 'Dit valg er gemt.',
};
