import { shop } from '../../shops/kaffeelotse/shop.ts';
import type { CatalogueBrand, Localized } from '../model.ts';
import { roasteryCities } from './roastery-cities.ts';

/** Who answers for a product: the fields that product-safety and food law ask for. All of it is made up. */
export interface Business {
  name: string;
  street: string;
  city: string;
  country: Localized;
  email: string;
}

interface CountryFacts {
  /** Legal form, behind the brand's name. */
  form: string;
  streets: string[];
  cities: string[];
  /** The beginning of the codes of its organic control bodies; null outside the EU. */
  organicCode: string | null;
}

/** By the country's English name. */
const countryFacts: Record<string, CountryFacts> = {
  Austria: facts('GmbH', ['Lindengasse', 'Feldgasse'], ['1070 Wien', '8020 Graz'], 'AT-BIO'),
  Belgium: facts('BV', ['Kaaistraat', 'Molenstraat'], ['2000 Antwerpen', '9000 Gent'], 'BE-BIO'),
  Czechia: facts('s.r.o.', ['Lipová', 'Nádražní'], ['602 00 Brno', '150 00 Praha'], 'CZ-BIO'),
  Colombia: facts('S.A.S.', ['Calle'], ['050021 Medellín'], null),
  Denmark: facts('ApS', ['Havnegade', 'Møllevej'], ['1058 København', '8000 Aarhus'], 'DK-ØKO'),
  Estonia: facts('OÜ', ['Sadama'], ['10111 Tallinn'], 'EE-ÖKO'),
  Finland: facts('Oy', ['Satamakatu'], ['00160 Helsinki', '33100 Tampere'], 'FI-EKO'),
  France: facts('SARL', ['Rue du Port'], ['69002 Lyon', '44000 Nantes'], 'FR-BIO'),
  Germany: facts(
    'GmbH',
    ['Speicherweg', 'Werkstraße'],
    ['28195 Bremen', '04229 Leipzig'],
    'DE-ÖKO',
  ),
  Ireland: facts('Ltd', ['Quay Street'], ['D02 X000 Dublin'], 'IE-ORG'),
  Italy: facts(
    'S.r.l.',
    ['Via dei Magazzini', 'Via Roma'],
    ['34123 Trieste', '20154 Milano'],
    'IT-BIO',
  ),
  Japan: facts('K.K.', ['Minato'], ['650-0042 Kobe'], null),
  Netherlands: facts('B.V.', ['Havenweg'], ['3011 Rotterdam', '3511 Utrecht'], 'NL-BIO'),
  Norway: facts('AS', ['Havnegata'], ['5003 Bergen', '0150 Oslo'], null),
  Poland: facts('sp. z o.o.', ['Portowa'], ['80-001 Gdańsk', '50-001 Wrocław'], 'PL-EKO'),
  Portugal: facts('Lda.', ['Rua do Cais'], ['4000 Porto'], 'PT-BIO'),
  Slovenia: facts('d.o.o.', ['Kolodvorska'], ['1000 Ljubljana'], 'SI-EKO'),
  Spain: facts('S.L.', ['Calle del Puerto'], ['08003 Barcelona', '46011 Valencia'], 'ES-ECO'),
  Sweden: facts('AB', ['Hamngatan'], ['411 14 Göteborg', '211 20 Malmö'], 'SE-EKO'),
  Switzerland: facts('AG', ['Seestrasse'], ['8002 Zürich', '4051 Basel'], null),
  'United Kingdom': facts('Ltd', ['Dock Road'], ['Bristol BS1 0XX', 'Leeds LS1 0XX'], null),
};

function facts(
  form: string,
  streets: string[],
  cities: string[],
  organicCode: string | null,
): CountryFacts {
  return { form, streets, cities, organicCode };
}

/** The shop itself, for goods without a brand of their own and as the responsible person of goods from outside the EU. */
export const importer: Business = {
  name: shop.company.name,
  street: shop.company.street,
  city: shop.company.city,
  country: { de: 'Deutschland', en: 'Germany', da: 'Tyskland' },
  email: shop.email,
};

const importerCode = 'DE-ÖKO';

/** A brand's address, the same in every run. */
export function businessOf({ key, name, country }: CatalogueBrand): Business {
  const { form, streets, cities } = factsOf(country);
  const seed = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    name: `${name} ${form}`,
    street: `${streets[seed % streets.length]} ${(seed % 90) + 1}`,
    city: roasteryCities[key] ?? cities[seed % cities.length] ?? '',
    country,
    email: `service@${key}.example`,
  };
}

export function isInEu({ country }: CatalogueBrand): boolean {
  return factsOf(country).organicCode !== null;
}

/** The code of the control body; goods from outside the EU are controlled at their importer's. 999 is never given. */
export function organicCodeOf(brand: CatalogueBrand | undefined): string {
  const code = brand && factsOf(brand.country).organicCode;
  return `${code ?? importerCode}-999`;
}

function factsOf(country: Localized): CountryFacts {
  const found = countryFacts[country.en];
  if (!found) throw new Error(`no addresses in ${country.en}`);
  return found;
}
