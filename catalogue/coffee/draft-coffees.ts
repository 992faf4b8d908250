import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type { Localized } from '../model.ts';
import { type Random, randomFor } from '../random.ts';
import { allocate } from './allocation.ts';
import type { BrandProfile } from './brands/brand-profile.ts';
import { brandProfiles } from './brands.ts';
import { chooseNotes } from './choose-notes.ts';
import { chooseBlend, chooseRegion, type Origin } from './choose-origins.ts';
import { chooseProcess, chooseRoast } from './choose-roast.ts';
import type { CoffeeDraft, CoffeePreset, CoffeeType } from './coffee-draft.ts';
import { flavourProfile, preparationsFor } from './flavour-profile.ts';
import { localized, same } from './localized.ts';
import { createNameGenerator, type NameGenerator } from './name-generator.ts';
import { signatureCoffees } from './signature-coffees.ts';
import { flavourNotes } from './source-data/notes.ts';
import type { Weight } from './source-data/pairings.ts';
import type { ProcessKey } from './source-data/processes.ts';
import { regions } from './source-data/regions.ts';
import type { Roast } from './source-data/roasts.ts';

const typeWords: Record<CoffeeType, Localized> = {
  espresso: { de: 'Espresso', en: 'Espresso', da: 'espresso' },
  'caffe-crema': { de: 'Caffè Crema', en: 'Caffè Crema', da: 'caffè crema' },
  'filter-coffee': { de: 'Filterkaffee', en: 'Filter Coffee', da: 'filterkaffe' },
  capsules: { de: 'Kapseln', en: 'Capsules', da: 'kapsler' },
  pads: { de: 'Pads', en: 'Pods', da: 'puder' },
  'instant-coffee': { de: 'Instantkaffee', en: 'Instant Coffee', da: 'instantkaffe' },
};

const singleOriginShare = { southern: 0.14, classic: 0.32, modern: 0.6, nordic: 0.82 };
const rareVarieties = ['Gesha', 'Sidra', 'Udaini', 'Pink Bourbon', 'Jaadi'];

export function draftCoffees(): CoffeeDraft[] {
  const namer = createNameGenerator();
  const bagged = (['espresso', 'caffe-crema', 'filter-coffee'] as const).flatMap((type) =>
    [...allocate(type, brandProfiles)].flatMap(([brand, count]) =>
      draftBagged(brand, type, count, namer),
    ),
  );
  const derived = (['capsules', 'pads', 'instant-coffee'] as const).flatMap((type) =>
    [...allocate(type, brandProfiles)].flatMap(([brand, count]) =>
      derive(
        bagged.filter((coffee) => coffee.brand === brand),
        type,
        count,
      ),
    ),
  );
  return [...bagged, ...derived];
}

function draftBagged(
  brand: BrandProfile,
  type: CoffeeType,
  count: number,
  namer: NameGenerator,
): CoffeeDraft[] {
  const signatures = signatureCoffees.filter(
    (coffee) => coffee.brand === brand.key && coffee.type === type,
  );
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(`${brand.key}/${type}/${index}`);
    const preset = signatures[index]?.preset;
    return preset
      ? draftSignature(brand, type, preset, random)
      : draftCoffee(brand, type, namer, random);
  });
}

function draftSignature(
  brand: BrandProfile,
  type: CoffeeType,
  preset: CoffeePreset,
  random: Random,
): CoffeeDraft {
  const origins = Object.entries(preset.origins).map(([key, share]) => {
    const region = regions.find((candidate) => candidate.key === key);
    if (!region) throw new Error(`no region ${key}`);
    return { region, share };
  });
  const notes = preset.notes.map((german) => {
    const note = flavourNotes.find((candidate) => candidate.name.de === german);
    if (!note) throw new Error(`no note ${german}`);
    return note;
  });
  const draft = complete(brand, type, same(preset.name), origins, random, {
    roast: preset.roast,
    process: preset.process ?? chooseProcess(origins, random),
    notes,
    decaf: preset.decaf ?? false,
  });
  return {
    ...draft,
    organic: preset.organic ?? draft.organic,
    fair: preset.fair ?? draft.fair,
    profile: preset.profile ?? draft.profile,
    ...(preset.sizes ? { sizes: preset.sizes } : {}),
    ...(preset.price ? { price: preset.price } : {}),
    ...(preset.description ? { description: preset.description } : {}),
  };
}

function draftCoffee(
  brand: BrandProfile,
  type: CoffeeType,
  namer: NameGenerator,
  random: Random,
): CoffeeDraft {
  const single = random.chance(singleOriginShare[brand.house]);
  const origins = single
    ? [{ region: chooseRegion(brand, type, random), share: 100 }]
    : chooseBlend(brand, type, random);
  const decaf =
    arabicaShare(origins) === 100 && random.chance(brand.key === 'verde-alto' ? 0.33 : 0.08);
  const plainName = single
    ? namer.lot(brand, firstRegion(origins), random)
    : namer.blend(brand, random);
  const name = decaf ? localized((language) => `${plainName[language]} Decaf`) : plainName;
  const process = chooseProcess(origins, random);
  const roast = chooseRoast(brand.house, type, process, random);
  return complete(brand, type, name, origins, random, { roast, process, decaf });
}

interface Settled {
  roast: Roast;
  process: ProcessKey | 'mixed';
  decaf: boolean;
  notes?: CoffeeDraft['notes'];
}

function complete(
  brand: BrandProfile,
  type: CoffeeType,
  name: Localized,
  origins: Origin[],
  random: Random,
  settled: Settled,
): CoffeeDraft {
  const { roast, process, decaf } = settled;
  const arabica = arabicaShare(origins);
  const weight = weightOf(roast, arabica);
  const region = firstRegion(origins);
  const traits = { type, roast, process, arabica, decaf, lungo: false };
  const single = origins.length === 1;
  const varieties = single
    ? random.sample(region.varieties, random.int(1, 2))
    : origins.flatMap((origin) => random.sample(origin.region.varieties, 1));
  const organic = brand.key === 'gezeitenhof' || random.chance(0.22);
  const title = localized((language) => `${name[language]} ${typeWords[type][language]}`);
  return {
    key: slugify(`${brand.name} ${title.de}`),
    brand,
    type,
    name,
    title,
    origins,
    arabica,
    roast,
    process,
    varieties: [...new Set(varieties)],
    notes: settled.notes ?? chooseNotes(weight, region, process, random),
    weight,
    decaf,
    organic,
    fair: random.chance(organic ? 0.4 : 0.12),
    directTrade: single && brand.house !== 'southern' && random.chance(0.35),
    climate: brand.key === 'skaervik-rosteri' || random.chance(0.06),
    womenGrown: single && random.chance(0.1),
    rare:
      single &&
      type !== 'caffe-crema' &&
      (varieties.some((variety) => rareVarieties.includes(variety)) || process === 'anaerobic') &&
      random.chance(0.6),
    lungo: false,
    profile: flavourProfile(traits, random),
    preparations: preparationsFor(traits),
  };
}

/** The same coffee in another form: capsules, pads and instant come from a brand's own blends. */
function derive(
  own: CoffeeDraft[],
  type: 'capsules' | 'pads' | 'instant-coffee',
  count: number,
): CoffeeDraft[] {
  const random = randomFor(`${own[0]?.brand.key}/${type}`);
  const plain = own.filter(
    (coffee) => !coffee.rare && !(type !== 'instant-coffee' && coffee.roast === 'light'),
  );
  const blends = plain.filter((coffee) => coffee.origins.length > 1);
  const rest = plain.filter((coffee) => coffee.origins.length === 1);
  const byChance = [...random.sample(blends, blends.length), ...random.sample(rest, rest.length)];
  // Decaf is asked for in every form, so it comes first.
  const bases = byChance.toSorted((a, b) => Number(b.decaf) - Number(a.decaf)).slice(0, count);
  if (bases.length < count) throw new Error(`too few coffees to make ${type} from`);
  return bases.map(({ description: _description, sizes: _sizes, price: _price, ...base }) => {
    const lungo = type === 'capsules' && (base.type !== 'espresso' || base.roast === 'medium');
    const traits = { ...base, type, lungo };
    const title = localized((language) =>
      [
        base.name[language],
        lungo && !base.name.de.includes('Lungo') ? 'Lungo' : '',
        typeWords[type][language],
      ]
        .filter(Boolean)
        .join(' '),
    );
    return {
      ...base,
      key: slugify(`${base.brand.name} ${title.de}`),
      type,
      title,
      lungo,
      profile: flavourProfile(traits, randomFor(`${base.key}/${type}`)),
      preparations: preparationsFor(traits),
    };
  });
}

function firstRegion(origins: Origin[]) {
  const first = origins[0];
  if (!first) throw new Error('a coffee comes from somewhere');
  return first.region;
}

function arabicaShare(origins: Origin[]): number {
  return origins
    .filter(({ region }) => region.species === 'arabica')
    .reduce((sum, { share }) => sum + share, 0);
}

function weightOf(roast: Roast, arabica: number): Weight {
  if (roast === 'light') return 'light';
  return roast === 'dark' || arabica < 80 ? 'dark' : 'round';
}
