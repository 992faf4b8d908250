import type { Localized } from '../../model.ts';

export interface OriginCountry {
  name: Localized;
  /** "aus Brasilien", "from Brazil", "fra Brasilien". */
  from: Localized;
}

function country(de: string, en: string, da: string, from: Partial<Localized> = {}): OriginCountry {
  return {
    name: { de, en, da },
    from: { de: `aus ${de}`, en: `from ${en}`, da: `fra ${da}`, ...from },
  };
}

export const originCountries = {
  angola: country('Angola', 'Angola', 'Angola'),
  bolivia: country('Bolivien', 'Bolivia', 'Bolivia'),
  brazil: country('Brasilien', 'Brazil', 'Brasilien'),
  burundi: country('Burundi', 'Burundi', 'Burundi'),
  china: country('China', 'China', 'Kina'),
  colombia: country('Kolumbien', 'Colombia', 'Colombia'),
  congo: country('DR Kongo', 'DR Congo', 'DR Congo', {
    de: 'aus der DR Kongo',
    en: 'from the DR Congo',
  }),
  'costa-rica': country('Costa Rica', 'Costa Rica', 'Costa Rica'),
  ecuador: country('Ecuador', 'Ecuador', 'Ecuador'),
  'el-salvador': country('El Salvador', 'El Salvador', 'El Salvador'),
  ethiopia: country('Äthiopien', 'Ethiopia', 'Etiopien'),
  guatemala: country('Guatemala', 'Guatemala', 'Guatemala'),
  honduras: country('Honduras', 'Honduras', 'Honduras'),
  india: country('Indien', 'India', 'Indien'),
  indonesia: country('Indonesien', 'Indonesia', 'Indonesien'),
  kenya: country('Kenia', 'Kenya', 'Kenya'),
  mexico: country('Mexiko', 'Mexico', 'Mexico'),
  nicaragua: country('Nicaragua', 'Nicaragua', 'Nicaragua'),
  panama: country('Panama', 'Panama', 'Panama'),
  'papua-new-guinea': country('Papua-Neuguinea', 'Papua New Guinea', 'Papua Ny Guinea'),
  peru: country('Peru', 'Peru', 'Peru'),
  rwanda: country('Ruanda', 'Rwanda', 'Rwanda'),
  tanzania: country('Tansania', 'Tanzania', 'Tanzania'),
  'timor-leste': country('Osttimor', 'Timor-Leste', 'Østtimor'),
  uganda: country('Uganda', 'Uganda', 'Uganda'),
  vietnam: country('Vietnam', 'Vietnam', 'Vietnam'),
  yemen: country('Jemen', 'Yemen', 'Yemen', { de: 'aus dem Jemen' }),
} satisfies Record<string, OriginCountry>;

export type OriginCountryKey = keyof typeof originCountries;
