import type { CatalogueOption, Localized } from '../model.ts';
import { words } from './words.ts';

const colour = (de: string, en: string, da: string, swatch: string) => ({
  name: words(de, en, da),
  swatch,
});

const colours = {
  steel: colour('Edelstahl', 'Stainless steel', 'Rustfrit stål', '#B9BCBE'),
  black: colour('Schwarz', 'Black', 'Sort', '#1B1B1B'),
  anthracite: colour('Anthrazit', 'Anthracite', 'Antracit', '#3A3D40'),
  white: colour('Weiß', 'White', 'Hvid', '#F4F2EC'),
  cream: colour('Creme', 'Cream', 'Creme', '#EDE3CF'),
  sand: colour('Sand', 'Sand', 'Sand', '#D8C7A5'),
  red: colour('Rot', 'Red', 'Rød', '#B3332B'),
  petrol: colour('Petrol', 'Petrol', 'Petrol', '#1F4F5C'),
  blue: colour('Blau', 'Blue', 'Blå', '#2E5C8A'),
  deepSea: colour('Tiefsee', 'Deep sea', 'Dybhav', '#0F3D46'),
  lightBlue: colour('Hellblau', 'Light blue', 'Lyseblå', '#A9C7D6'),
  green: colour('Grün', 'Green', 'Grøn', '#2F6B4F'),
  sage: colour('Salbei', 'Sage', 'Salvie', '#9DAE92'),
  olive: colour('Oliv', 'Olive', 'Oliven', '#6B6B3A'),
  yellow: colour('Senfgelb', 'Mustard', 'Sennepsgul', '#D0A12B'),
  copper: colour('Kupfer', 'Copper', 'Kobber', '#B0703C'),
  brass: colour('Messing', 'Brass', 'Messing', '#B8953F'),
  rose: colour('Altrosa', 'Dusky pink', 'Gammelrosa', '#C79A93'),
  grey: colour('Grau', 'Grey', 'Grå', '#8C8F91'),
  silver: colour('Silber', 'Silver', 'Sølv', '#C9CCCE'),
  natural: colour('Natur', 'Natural', 'Natur', '#C4A27A'),
  walnut: colour('Nussholz', 'Walnut', 'Valnød', '#5F4030'),
  oak: colour('Eiche', 'Oak', 'Eg', '#B58B5A'),
  olivewood: colour('Olivenholz', 'Olive wood', 'Oliventræ', '#9A7344'),
  beech: colour('Buche', 'Beech', 'Bøg', '#C99E6E'),
  clear: colour('Klar', 'Clear', 'Klar', '#E3ECEE'),
  smoke: colour('Rauchgrau', 'Smoke grey', 'Røggrå', '#77797A'),
  amber: colour('Bernstein', 'Amber', 'Rav', '#C27A2C'),
} as const;
export type Colour = keyof typeof colours;

export const paint = (name: Colour): { name: Localized; swatch: string } => colours[name];

const isColour = (name: string): name is Colour => name in colours;

/** "black white" as the list of two colours. */
export const palette = (names: string): Colour[] =>
  names.split(' ').map((name) => {
    if (!isColour(name)) throw new Error(`no colour ${name}`);
    return name;
  });

const colourName: Localized = words('Farbe', 'Colour', 'Farve');

export const colourOption = (names: readonly Colour[], name = colourName): CatalogueOption => ({
  name,
  values: names.map((key) => colours[key]),
});
