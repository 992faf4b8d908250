import type { Language } from '../model.ts';
import type { Random } from '../random.ts';

const list = (text: string) => text.split(',').map((name) => name.trim());

const people: Record<Language, { names: string[]; places: string[] }> = {
  de: {
    names: list(
      `Jonas, Annika, Mehmet, Lena, Torben, Karla, Nils, Henrike, Ole, Birte, Jasper, Maren, Deniz, Aylin, Paul, Clara, Ruth, Georg,
      Sabine, Ulrich, Thea, Moritz, Nele, Finn, Greta, Hanno, Wiebke, Elif, Tarek, Yara, Tobias, Katrin, Volker, Renate, Dirk, Svenja, Malte`,
    ),
    places: list(
      `Kiel, Bremen, Hamburg, Leipzig, Freiburg, Lübeck, Berlin, Kassel, Regensburg, Wien, Graz, Bern, Basel, Münster, Oldenburg, Rostock,
      Erfurt, Potsdam, Mainz, Trier, Ulm, Köln, Essen, Göttingen, Jena, Konstanz, Bamberg, Husum, Linz, Salzburg, Flensburg, Celle, Weimar, Görlitz`,
    ),
  },
  da: {
    names: list(
      'Signe, Mads, Freja, Emil, Ida, Rasmus, Astrid, Søren, Mette, Lars, Kirsten, Anders, Pernille',
    ),
    places: list(
      'Aarhus, Odense, Aalborg, Esbjerg, Roskilde, Kolding, Helsingør, København, Vejle, Svendborg',
    ),
  },
  en: {
    names: list(
      `Oliver, Hannah, James, Priya, Callum, Niamh, Tom, Isla, Rosa, Marco, Giulia, Pavel, Zofia, Marta, Luca, Ines, Joana, Hugo, Camille,
      Sander, Femke, Bram, Veikko, Aino, Ingrid`,
    ),
    places: list(
      'Malmö, Utrecht, Groningen, Gent, Bristol, York, Leeds, Cork, Bath, Lyon, Nantes, Porto, Brno, Tallinn, Turku',
    ),
  },
};

/** "Jonas R." of Kiel. */
export interface Reviewer {
  author: string;
  place: string;
}

/** Somebody who writes in this language; no first name twice under one product. */
export function reviewers(random: Random): (language: Language) => Reviewer {
  const used = new Set<string>();
  return (language) => {
    const { names, places } = people[language];
    const unused = names.filter((name) => !used.has(name));
    const name = random.pick(unused.length > 0 ? unused : names);
    used.add(name);
    const initial = String.fromCharCode(65 + random.int(0, 25));
    return { author: `${name} ${initial}.`, place: random.pick(places) };
  };
}
