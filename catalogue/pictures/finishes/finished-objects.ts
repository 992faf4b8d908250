/** Where a maker's name stands on an object, in pixels of the 900 by 900 picture. */
export interface Plate {
  /** The middle of the text. */
  at: readonly [number, number];
  width: number;
  /** The direction of the line and of its upright strokes, as the surface is seen. */
  along: readonly [number, number];
  rise: readonly [number, number];
  /** The colour below it: one of its own, or the object's main colour. */
  on: 'main' | `#${string}`;
}

export interface Tag {
  at: readonly [number, number];
  turn: number;
}

export interface FinishedObject {
  plate?: Plate;
  /** Where a paper tag lies, and how it is turned. */
  tag?: Tag;
  /** The part that a detail picture shows: left, top and side. */
  detail: readonly [number, number, number];
}

const flat = { along: [1, 0], rise: [0, 1] } as const;
const steel = '#c0c0be';
const tag = { at: [700, 770], turn: -5 } as const;

const objects: Record<string, FinishedObject> = {
  'compact-espresso': {
    plate: { at: [530, 328], width: 185, along: [0.99, -0.09], rise: [-0.05, 1], on: steel },
    detail: [380, 110, 380],
  },
  'espresso-machine': {
    plate: { at: [530, 186], width: 165, along: [0.997, -0.07], rise: [0, 1], on: steel },
    detail: [330, 110, 440],
  },
  'espresso-panel': {
    plate: { at: [530, 186], width: 165, along: [0.997, -0.07], rise: [0, 1], on: steel },
    detail: [330, 110, 440],
  },
  'fully-automatic': {
    plate: { at: [545, 742], width: 165, along: [0.985, -0.15], rise: [0, 1], on: 'main' },
    detail: [370, 180, 420],
  },
  'filter-coffee-machine': {
    plate: { at: [226, 452], width: 104, along: [1, 0.04], rise: [0, 1], on: steel },
    detail: [130, 350, 400],
  },
  'capsule-machine': {
    plate: { at: [508, 300], width: 150, along: [0.995, -0.07], rise: [0, 1], on: 'main' },
    detail: [300, 60, 440],
  },
  'electric-grinder': {
    plate: { at: [432, 528], width: 118, along: [0.99, 0.11], rise: [0, 1], on: 'main' },
    detail: [270, 190, 400],
  },
  'hand-grinder': {
    plate: { at: [335, 690], width: 128, ...flat, on: 'main' },
    detail: [180, 80, 460],
  },
  'moka-pot': {
    plate: { at: [392, 372], width: 120, ...flat, on: 'main' },
    detail: [180, 110, 460],
  },
  'french-press': {
    plate: { at: [345, 612], width: 140, ...flat, on: '#2b1a10' },
    detail: [190, 280, 440],
  },
  'pour-over-dripper': {
    plate: { at: [395, 660], width: 170, ...flat, on: 'main' },
    detail: [170, 80, 480],
  },
  'plunger-press': {
    plate: { at: [420, 685], width: 135, ...flat, on: 'main' },
    detail: [260, 280, 420],
  },
  'gooseneck-kettle': {
    plate: { at: [480, 480], width: 150, ...flat, on: 'main' },
    detail: [280, 170, 460],
  },
  scale: {
    plate: { at: [228, 446], width: 120, along: [0.91, 0.41], rise: [-0.5, 0.36], on: '#2a2c2e' },
    detail: [60, 360, 460],
  },
  tamper: { plate: { at: [450, 700], width: 112, ...flat, on: steel }, detail: [250, 400, 420] },
  'milk-jug': {
    plate: { at: [372, 690], width: 170, ...flat, on: 'main' },
    detail: [180, 60, 480],
  },
  'espresso-cup': {
    plate: { at: [435, 430], width: 130, ...flat, on: 'main' },
    detail: [220, 140, 460],
  },
  mug: { plate: { at: [365, 420], width: 210, ...flat, on: 'main' }, detail: [110, 110, 480] },
  canister: { plate: { at: [440, 520], width: 200, ...flat, on: 'main' }, detail: [220, 90, 460] },
  'milk-frother': {
    plate: { at: [395, 560], width: 170, ...flat, on: 'main' },
    detail: [220, 90, 460],
  },
  'knock-box': {
    plate: { at: [430, 560], width: 180, ...flat, on: 'main' },
    detail: [200, 180, 480],
  },
  'dosing-cup': {
    plate: { at: [450, 520], width: 180, ...flat, on: 'main' },
    detail: [210, 200, 480],
  },
  'water-tank': {
    plate: { at: [430, 360], width: 150, ...flat, on: '#c9d4d6' },
    detail: [230, 60, 460],
  },
  'water-filter-jug': {
    plate: { at: [400, 620], width: 170, ...flat, on: '#dfe8ea' },
    detail: [200, 80, 460],
  },
  'espresso-glass': {
    plate: { at: [450, 560], width: 130, ...flat, on: '#3a1a0b' },
    detail: [220, 220, 460],
  },
  'cappuccino-glass': {
    plate: { at: [450, 560], width: 150, ...flat, on: '#6a3a1b' },
    detail: [220, 200, 460],
  },
  'latte-glass': {
    plate: { at: [450, 520], width: 130, ...flat, on: '#6a3a1b' },
    detail: [220, 130, 460],
  },
  'iced-glass': {
    plate: { at: [450, 560], width: 120, ...flat, on: '#2a1208' },
    detail: [220, 130, 460],
  },
  carafe: {
    plate: { at: [420, 640], width: 150, ...flat, on: '#2b1a10' },
    detail: [200, 160, 460],
  },
  'lever-machine': {
    plate: { at: [510, 742], width: 130, along: [0.985, -0.13], rise: [0, 1], on: 'main' },
    detail: [330, 60, 460],
  },
  'grinder-espresso': {
    plate: { at: [520, 255], width: 140, along: [0.997, -0.07], rise: [0, 1], on: steel },
    detail: [180, 60, 460],
  },
  'thermos-filter-machine': {
    plate: { at: [226, 452], width: 104, along: [1, 0.04], rise: [0, 1], on: steel },
    detail: [130, 350, 400],
  },
  'single-dose-grinder': {
    plate: { at: [432, 528], width: 118, along: [0.99, 0.11], rise: [0, 1], on: 'main' },
    detail: [270, 190, 400],
  },
  'wooden-hand-grinder': {
    plate: { at: [335, 690], width: 128, ...flat, on: 'main' },
    detail: [180, 80, 460],
  },
  'steel-press': {
    plate: { at: [380, 600], width: 150, ...flat, on: 'main' },
    detail: [190, 180, 460],
  },
  'gooseneck-hob': {
    plate: { at: [480, 480], width: 150, ...flat, on: 'main' },
    detail: [280, 170, 460],
  },
  'level-tamper': { tag, detail: [220, 220, 460] },
  'capsule-frother': {
    plate: { at: [508, 300], width: 150, along: [0.995, -0.07], rise: [0, 1], on: 'main' },
    detail: [300, 60, 440],
  },
  'cloth-filter': { tag, detail: [200, 220, 460] },
  'cup-plain': {
    plate: { at: [395, 600], width: 150, ...flat, on: 'main' },
    detail: [180, 240, 460],
  },
  'travel-mug': {
    plate: { at: [440, 660], width: 130, ...flat, on: 'main' },
    detail: [220, 60, 460],
  },
  cloth: { tag, detail: [200, 220, 460] },
  'group-gasket': { tag, detail: [200, 220, 460] },
  'shower-screen': { tag, detail: [200, 220, 460] },
  'filter-basket': { tag, detail: [200, 220, 460] },
  'vibration-pump': { tag, detail: [200, 220, 460] },
  'rotary-pump': { tag, detail: [200, 220, 460] },
  thermostat: { tag, detail: [200, 220, 460] },
  'steam-tip': { tag, detail: [200, 220, 460] },
  'flat-burrs': { tag, detail: [200, 220, 460] },
  'conical-burrs': { tag, detail: [200, 220, 460] },
  'seal-set': { tag, detail: [200, 220, 460] },
  'press-beaker': { tag, detail: [200, 220, 460] },
  'coffee-distributor': { tag, detail: [200, 220, 460] },
  'needle-distributor': { tag, detail: [200, 220, 460] },
  'dosing-ring': { tag, detail: [200, 220, 460] },
  'tamper-mat': { tag, detail: [200, 220, 460] },
  thermometer: { tag, detail: [200, 220, 460] },
  'cleaning-brush': { tag, detail: [200, 220, 460] },
  'cupping-spoon': { tag, detail: [200, 220, 460] },
  'naked-portafilter': { tag, detail: [200, 220, 460] },
  'filter-cartridge': { tag, detail: [200, 220, 460] },
};

export function finishedObject(object: string): FinishedObject {
  const found = objects[object];
  if (!found) throw new Error(`no finish is defined for ${object}`);
  return found;
}
