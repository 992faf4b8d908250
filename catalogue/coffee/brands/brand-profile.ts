import type { Localized } from '../../model.ts';

export type CountryCode =
  | 'AT'
  | 'BE'
  | 'CH'
  | 'CZ'
  | 'DE'
  | 'DK'
  | 'EE'
  | 'ES'
  | 'FI'
  | 'FR'
  | 'GB'
  | 'IE'
  | 'IT'
  | 'NL'
  | 'NO'
  | 'PL'
  | 'PT'
  | 'SE'
  | 'SI';

/** The hand a roastery is known by; it decides which coffees it sells and how dark they are. */
export type HouseStyle = 'southern' | 'classic' | 'modern' | 'nordic';

/** What we know about a roastery; its brand entry and its coffees are made from it. */
export interface BrandProfile {
  key: string;
  name: string;
  country: CountryCode;
  city: string | Localized;
  founded: number;
  house: HouseStyle;
  /** The image stem of its bag: a brand keeps one design. */
  bag: string;
  /** 0 is Monday. */
  roastDay: number;
  drumKilos: number;
  story: Localized;
  topRank?: number;
}

export const countryNames: Record<CountryCode, Localized> = {
  AT: { de: 'Österreich', en: 'Austria', da: 'Østrig' },
  BE: { de: 'Belgien', en: 'Belgium', da: 'Belgien' },
  CH: { de: 'Schweiz', en: 'Switzerland', da: 'Schweiz' },
  CZ: { de: 'Tschechien', en: 'Czechia', da: 'Tjekkiet' },
  DE: { de: 'Deutschland', en: 'Germany', da: 'Tyskland' },
  DK: { de: 'Dänemark', en: 'Denmark', da: 'Danmark' },
  EE: { de: 'Estland', en: 'Estonia', da: 'Estland' },
  ES: { de: 'Spanien', en: 'Spain', da: 'Spanien' },
  FI: { de: 'Finnland', en: 'Finland', da: 'Finland' },
  FR: { de: 'Frankreich', en: 'France', da: 'Frankrig' },
  GB: { de: 'Vereinigtes Königreich', en: 'United Kingdom', da: 'Storbritannien' },
  IE: { de: 'Irland', en: 'Ireland', da: 'Irland' },
  IT: { de: 'Italien', en: 'Italy', da: 'Italien' },
  NL: { de: 'Niederlande', en: 'Netherlands', da: 'Nederlandene' },
  NO: { de: 'Norwegen', en: 'Norway', da: 'Norge' },
  PL: { de: 'Polen', en: 'Poland', da: 'Polen' },
  PT: { de: 'Portugal', en: 'Portugal', da: 'Portugal' },
  SE: { de: 'Schweden', en: 'Sweden', da: 'Sverige' },
  SI: { de: 'Slowenien', en: 'Slovenia', da: 'Slovenien' },
};
