import type { destinations } from '../../shops/kaffeelotse/destinations.ts';
import type { Language } from '../model.ts';
import type { Random } from '../random.ts';

const list = (text: string) => text.split(',').map((name) => name.trim());

type Country = keyof typeof destinations;

/** Only towns of countries that the shop delivers to. */
const people: Record<Language, { names: string[]; towns: Partial<Record<Country, string[]>> }> = {
  de: {
    names: list(
      `Jonas, Annika, Mehmet, Lena, Torben, Karla, Nils, Henrike, Ole, Birte, Jasper, Maren, Deniz, Aylin, Paul, Clara, Ruth, Georg,
      Sabine, Ulrich, Thea, Moritz, Nele, Finn, Greta, Hanno, Wiebke, Elif, Tarek, Yara, Tobias, Katrin, Volker, Renate, Dirk, Svenja, Malte`,
    ),
    towns: {
      DE: list(
        `Kiel, Bremen, Hamburg, Leipzig, Freiburg, Lübeck, Berlin, Kassel, Regensburg, Münster, Oldenburg, Rostock, Erfurt, Potsdam, Mainz,
        Trier, Ulm, Köln, Essen, Göttingen, Jena, Konstanz, Bamberg, Husum, Flensburg, Celle, Weimar, Görlitz`,
      ),
      AT: list('Wien, Graz, Linz, Salzburg'),
      CH: list('Bern, Basel'),
    },
  },
  da: {
    names: list(
      'Signe, Mads, Freja, Emil, Ida, Rasmus, Astrid, Søren, Mette, Lars, Kirsten, Anders, Pernille',
    ),
    towns: {
      DK: list(
        'Aarhus, Odense, Aalborg, Esbjerg, Roskilde, Kolding, Helsingør, København, Vejle, Svendborg',
      ),
    },
  },
  en: {
    names: list(
      `Oliver, Hannah, James, Priya, Callum, Niamh, Tom, Isla, Rosa, Marco, Giulia, Pavel, Zofia, Marta, Luca, Ines, Joana, Hugo, Camille,
      Sander, Femke, Bram, Veikko, Aino, Ingrid`,
    ),
    towns: {
      IE: list('Cork, Dublin, Galway'),
      SE: list('Malmö'),
      NL: list('Utrecht, Groningen'),
      BE: list('Gent'),
      FR: list('Lyon, Nantes'),
      PT: list('Porto'),
      CZ: list('Brno'),
      EE: list('Tallinn'),
      FI: list('Turku'),
    },
  },
};

/** The towns of one country that reviewers live in. */
export const townsOf = (country: string): string[] =>
  Object.values(people).flatMap(({ towns }) =>
    Object.entries(towns).flatMap(([key, names]) => (key === country ? names : [])),
  );

/** "Jonas R." of Kiel. */
export interface Reviewer {
  author: string;
  place: string;
}

/** Somebody who writes in this language; no first name twice under one product. */
export function reviewers(random: Random): (language: Language) => Reviewer {
  const used = new Set<string>();
  return (language) => {
    const { names, towns } = people[language];
    const unused = names.filter((name) => !used.has(name));
    const name = random.pick(unused.length > 0 ? unused : names);
    used.add(name);
    const initial = String.fromCharCode(65 + random.int(0, 25));
    return { author: `${name} ${initial}.`, place: random.pick(Object.values(towns).flat()) };
  };
}
