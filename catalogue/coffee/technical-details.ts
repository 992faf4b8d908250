import type { CatalogueMetaobject, Localized } from '../model.ts';
import { portionSystemsOf } from '../portion-systems.ts';
import type { CoffeeDraft } from './coffee-draft.ts';
import { fill, joined, localized, numberText, same } from './localized.ts';
import { grindOption, sizeText } from './packs.ts';
import type { ProductDraft } from './product-draft.ts';
import { originCountries } from './source-data/countries.ts';
import { processNames } from './source-data/processes.ts';
import { roastNames } from './source-data/roasts.ts';

export const technicalDetailsKey = (productKey: string) => `technical-details-${productKey}`;

const labels = {
  system: { de: 'Passt in Maschinen für', en: 'Fits machines for', da: 'Passer til maskiner til' },
  origin: { de: 'Anbaugebiet', en: 'Growing region', da: 'Dyrkningsområde' },
  altitude: { de: 'Anbauhöhe', en: 'Altitude', da: 'Dyrkningshøjde' },
  varieties: { de: 'Varietäten', en: 'Varieties', da: 'Varieteter' },
  process: { de: 'Aufbereitung', en: 'Processing', da: 'Forarbejdning' },
  blend: { de: 'Mischung', en: 'Blend', da: 'Blanding' },
  roast: { de: 'Röstgrad', en: 'Roast', da: 'Ristningsgrad' },
  grind: { de: 'Mahlgrad', en: 'Grind', da: 'Formaling' },
  caffeine: { de: 'Koffein', en: 'Caffeine', da: 'Koffein' },
  netWeight: { de: 'Nettofüllmenge', en: 'Net weight', da: 'Nettovægt' },
} satisfies Record<string, Localized>;

const atMost: Localized = { de: 'höchstens 0,1 %', en: 'at most 0.1%', da: 'højst 0,1 %' };

/** English writes the sign without a space. */
const percent = (value: number): Localized => ({
  de: `${value} %`,
  en: `${value}%`,
  da: `${value} %`,
});

type Row = [label: keyof typeof labels, value: Localized];

/** A coffee's facts as the table on its page. */
export function technicalDetails(
  draft: CoffeeDraft,
  productDraft: ProductDraft,
): CatalogueMetaobject {
  const grinds = productDraft.options.find(({ name }) => name === grindOption)?.values ?? [];
  const weights = [...new Set(productDraft.packs.map(({ grams }) => grams))].map(sizeText);
  const [system] = portionSystemsOf(draft.type);
  const rows: Row[] = [
    ...(system ? [['system', system] satisfies Row] : []),
    ['origin', joined(draft.origins.map((origin) => originText(origin, draft.origins.length)))],
    ['altitude', altitudeText(draft)],
    ['varieties', same(draft.varieties.join(', '))],
    ['process', processNames[draft.process]],
    ['blend', blendText(draft.arabica)],
    ['roast', roastNames[draft.roast]],
    ...(grinds.length > 0 ? [['grind', joined(grinds.map(({ name }) => name))] satisfies Row] : []),
    ...(draft.decaf ? [['caffeine', atMost] satisfies Row] : []),
    ['netWeight', joined(weights)],
  ];
  return {
    key: technicalDetailsKey(productDraft.key),
    type: 'technical_details',
    fields: [
      {
        key: 'rows',
        type: 'json',
        value: localized((language) =>
          JSON.stringify(
            rows.map(([label, value]) => ({
              label: labels[label][language],
              value: value[language],
            })),
          ),
        ),
      },
    ],
  };
}

type Origin = CoffeeDraft['origins'][number];

/** "Huila, Kolumbien", and its share where there are several. */
function originText({ region, share }: Origin, count: number): Localized {
  const place = joined([region.name, originCountries[region.country].name]);
  return count === 1 ? place : fill(same('{place} ({share})'), { place, share: percent(share) });
}

function altitudeText({ origins }: CoffeeDraft): Localized {
  const metres = origins.flatMap(({ region }) => region.altitude);
  return fill(same('{low}–{high} m'), {
    low: numberText(Math.min(...metres)),
    high: numberText(Math.max(...metres)),
  });
}

function blendText(arabica: number): Localized {
  const species = [
    { name: 'Arabica', share: arabica },
    { name: 'Robusta', share: 100 - arabica },
  ];
  return joined(
    species
      .filter(({ share }) => share > 0)
      .map(({ name, share }) => fill(same('{share} {name}'), { share: percent(share), name })),
  );
}
