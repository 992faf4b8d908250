import { bag, type Scene, thing } from './scene.ts';

const [sand, cyan, clay, moss, night, rose] = [
  '#e4d3b8',
  '#cfe3e4',
  '#d9a98a',
  '#c5cfb4',
  '#1d4a52',
  '#e6c3b5',
];

/** The same beans from light to dark: the galleries' bean pictures, and the article on roasts. */
export const roastTones = {
  light: { brightness: 1.95, saturation: 0.8, hue: 8 },
  medium: { brightness: 1.45, saturation: 0.9, hue: 4 },
  'medium-dark': { brightness: 1, saturation: 1, hue: 0 },
  dark: { brightness: 0.62, saturation: 0.75, hue: -4 },
};

/** One picture for each knowledge article, under the article's key. */
export const articleScenes: Record<string, Scene> = {
  'arabica-robusta': {
    strips: [
      { brightness: 1.5, saturation: 0.9, hue: 4 },
      { brightness: 0.75, saturation: 0.8, hue: 0 },
    ],
  },
  'burr-grinders': {
    wall: sand,
    things: [
      thing('electric-grinder', 680, 0.28, 0.9, '#2a2c2e', '#8a5a33'),
      thing('conical-burrs', 430, 0.78, 0.82, '#cfcdc9'),
      thing('flat-burrs', 460, 0.55, 0.96, '#cfcdc9'),
    ],
  },
  caffeine: {
    wall: rose,
    things: [
      thing('iced-glass', 560, 0.3, 0.8, '#e3ecee'),
      thing('mug', 470, 0.73, 0.82, '#1f4f5c', '#efe6d6'),
      thing('espresso-cup', 400, 0.5, 0.95, '#b3332b', '#f4f2ec'),
    ],
  },
  certificates: {
    wall: moss,
    seals: true,
    things: [
      bag('bag-brown-leaf-fan', 560, 0.22, 0.84, 'Halligröster', 'Waldgarten', 'Haselnuss, Apfel'),
      bag('coffee-tin', 430, 0.42, 0.94, 'Leeseite', 'Windstille', 'Kakao, Pflaume'),
    ],
  },
  crema: {
    wall: night,
    things: [
      thing('espresso-machine', 720, 0.62, 0.88, '#b9bcbe', '#8a5a33'),
      thing('espresso-glass', 400, 0.25, 0.97, '#e3ecee'),
    ],
  },
  cups: {
    wall: cyan,
    things: [
      thing('latte-glass', 520, 0.2, 0.8, '#e3ecee'),
      thing('mug', 480, 0.78, 0.8, '#c99e6e', '#efe6d6'),
      thing('cappuccino-glass', 430, 0.46, 0.83, '#e3ecee'),
      thing('espresso-cup', 430, 0.6, 0.97, '#0f3d46', '#f4f2ec'),
    ],
  },
  decaf: {
    wall: sand,
    things: [
      bag('bag-red-band', 660, 0.36, 0.9, 'Nordmole', 'Nachtruhe', 'Entkoffeiniert'),
      thing('mug', 430, 0.66, 0.93, '#2c5f57', '#efe6d6'),
    ],
  },
  'espresso-machines': {
    wall: clay,
    things: [
      thing('espresso-machine', 620, 0.5, 0.8, '#b9bcbe', '#8a5a33'),
      thing('compact-espresso', 560, 0.2, 0.92, '#1f4f5c', '#8a5a33'),
      thing('espresso-panel', 560, 0.81, 0.93, '#1b1b1b', '#5f4030'),
    ],
  },
  extraction: {
    wall: night,
    things: [
      thing('naked-portafilter', 640, 0.28, 0.9, '#6b4226'),
      thing('filter-basket', 400, 0.6, 0.76, '#d9d7d3'),
      thing('scale', 560, 0.76, 0.98, '#1d1f21', '#b3332b'),
    ],
  },
  milk: {
    wall: cyan,
    things: [
      bag(
        'milk-carton',
        600,
        0.24,
        0.84,
        'Deichgold',
        'Hafer Barista',
        'Pflanzendrink, 2,8 % Fett',
      ),
      thing('latte-glass', 470, 0.76, 0.84, '#e3ecee'),
      thing('milk-jug', 480, 0.51, 0.95, '#d4d2ce'),
    ],
  },
  origins: {
    wall: clay,
    things: [
      bag('bag-forest-landscape', 560, 0.22, 0.83, 'Passhöhe 2106', 'Nariño Alto', 'Kakao, Orange'),
      bag('bag-kraft-agaves', 560, 0.78, 0.83, 'Verde Alto', 'Chiapas Sierra', 'Karamell, Limette'),
      bag('bag-wine-contours', 600, 0.5, 0.95, 'Bergfrei', 'Yirga Hochland', 'Jasmin, Pfirsich'),
    ],
  },
  // Washed, honey and natural, before the roast.
  processing: {
    strips: [
      { brightness: 1.75, saturation: 0.55, hue: 40 },
      { brightness: 1.7, saturation: 0.8, hue: 18 },
      { brightness: 1.3, saturation: 0.9, hue: -6 },
    ],
  },
  roasting: { strips: Object.values(roastTones) },
  storage: {
    wall: moss,
    things: [
      thing('canister', 560, 0.26, 0.83, '#0f3d46', '#1b1b1b'),
      bag('bag-zechenbohne', 580, 0.74, 0.83, 'Zechenbohne', 'Frühschicht', 'Nuss, Malz'),
      bag('coffee-tin', 440, 0.5, 0.96, 'Ostwind', 'Böe', 'Kakao, Kirsche'),
    ],
  },
  water: {
    wall: sand,
    things: [
      thing('water-filter-jug', 600, 0.25, 0.86, '#f4f4f2'),
      thing('filter-cartridge', 380, 0.53, 0.96, '#f4f4f2', '#8fb9c4'),
      thing('gooseneck-kettle', 520, 0.78, 0.86, '#1f2123', '#8a5a33'),
    ],
  },
};
