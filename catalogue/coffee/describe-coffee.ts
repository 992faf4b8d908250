import { roastFigures } from '../../shops/kaffeelotse/roasting.ts';
import type { Localized } from '../model.ts';
import { type Random, randomFor } from '../random.ts';
import { cityOf } from './brands.ts';
import { namesCountries, templatesFor } from './choose-sentences.ts';
import { type CoffeeDraft, isBagged } from './coffee-draft.ts';
import { coffeePlans, type Plan, type Role } from './description-plans.ts';
import type { DuplicateSentenceFilter, Sentence } from './duplicate-sentence-filter.ts';
import { capitalized, escapeHtml, fill, joined, localized, numberText, same } from './localized.ts';
import { capsuleGrams, podGrams } from './packs.ts';
import { bestDays, brewingTemperature } from './service/brewing.ts';
import { monthName, weekdayAdverb } from './source-data/calendar.ts';
import { originCountries } from './source-data/countries.ts';
import { processNames } from './source-data/processes.ts';
import type { Region } from './source-data/region.ts';
import { roastNames } from './source-data/roasts.ts';

type Slots = Record<string, Localized | string | number>;

// Proper names: two sentences that differ in them alone count as the same.
const nameSlots = [
  'name',
  'brand',
  'city',
  'region',
  'country',
  'variety',
  'from',
  'in',
  'in_',
  'from1',
  'from2',
];

export function describeCoffee(
  draft: CoffeeDraft,
  sentenceFilter: DuplicateSentenceFilter,
): Localized {
  if (draft.description) return draft.description;
  const random = randomFor(`describe/${draft.key}`);
  const slots = slotsFor(draft, random);
  const plan = planFor(draft, random);
  const description = sentenceFilter.open();
  const saysOrigin = plan.flat().includes('origin');
  const write = (role: Role): Localized | undefined => {
    const templates = templatesFor(role, draft, saysOrigin);
    for (const template of random.sample(templates, templates.length)) {
      const sentence = sentenceFrom(template, slots);
      if (description.take(sentence)) return sentence.text;
    }
    return undefined;
  };
  const html = htmlOf(plan, write, factList(draft));
  description.close();
  return html;
}

function planFor({ type, decaf }: CoffeeDraft, random: Random): Plan {
  const plan = random.pick(coffeePlans[isBagged(type) ? 'bagged' : 'portioned']);
  return decaf && !plan.flat().includes('species') ? [...plan, ['species']] : plan;
}

function sentenceFrom(template: Localized, slots: Slots): Sentence {
  const nameless = { ...slots };
  for (const slot of nameSlots) nameless[slot] = '';
  return { text: fill(template, slots), fingerprint: fill(template, nameless) };
}

function htmlOf(
  plan: Plan,
  write: (role: Role) => Localized | undefined,
  facts: Localized,
): Localized {
  const paragraphs = plan.map((roles) => {
    if (roles === 'facts') return facts;
    const sentences = roles.flatMap((role) => write(role) ?? []);
    const text = joined(sentences, ' ');
    return localized((language) =>
      text[language] === '' ? '' : `<p>${escapeHtml(text[language])}</p>`,
    );
  });
  return joined(paragraphs, '');
}

function slotsFor(draft: CoffeeDraft, random: Random): Slots {
  const [first, second] = draft.origins;
  if (!first) throw new Error(`${draft.key} has no origin`);
  const { region } = first;
  const [n1, n2, n3] = draft.notes.map((note) => note.name);
  if (!n1 || !n2 || !n3) throw new Error(`${draft.key} has too few notes`);
  const [low, high] = region.altitude;
  const day = weekdayAdverb(draft.brand.roastDay);
  const { rest, best } = bestDays(draft);
  return {
    name: draft.name,
    brand: draft.brand.name,
    city: cityOf(draft.brand),
    year: draft.brand.founded,
    n1,
    n2,
    n3,
    N1: capitalized(n1),
    region: region.name,
    country: originCountries[region.country].name,
    from: region.from,
    in: region.in,
    in_: capitalized(region.in),
    alt1: numberText(low),
    alt2: numberText(high),
    month1: monthName(region.harvest[0]),
    month2: monthName(region.harvest[1]),
    variety: draft.varieties[0] ?? '',
    lot: random.int(14, 96),
    from1: blendName(first.region, draft),
    from2: second ? blendName(second.region, draft) : '',
    share1: first.share,
    share2: second?.share ?? 0,
    arabica: draft.arabica,
    robusta: 100 - draft.arabica,
    hours: random.int(12, 40),
    days: random.int(8, 28),
    weeks: random.int(12, 16),
    minutes: random.int(...roastFigures[draft.roast].minutes),
    end: random.int(...roastFigures[draft.roast].end),
    dev: random.int(55, 165),
    count: random.int(4, 12),
    kilos: draft.brand.drumKilos,
    day,
    Day: capitalized(day),
    rest,
    rest2: best,
    peak: rest + random.int(5, 12),
    temp: brewingTemperature(draft),
    grams: numberText(draft.type === 'pads' ? podGrams : capsuleGrams),
  };
}

function blendName(region: Region, draft: CoffeeDraft): Localized {
  const countries = draft.origins.map((origin) => origin.region.country);
  const isOnlyOne = countries.filter((country) => country === region.country).length === 1;
  return namesCountries(draft) && isOnlyOne ? originCountries[region.country].from : region.from;
}

const labels = {
  origin: { de: 'Herkunft', en: 'Origin', da: 'Oprindelse' },
  process: { de: 'Aufbereitung', en: 'Process', da: 'Forarbejdning' },
  variety: { de: 'Varietät', en: 'Variety', da: 'Varietet' },
  roast: { de: 'Röstung', en: 'Roast', da: 'Ristning' },
};

function factList(draft: CoffeeDraft): Localized {
  const origins = joined(
    draft.origins.map(({ region, share }) =>
      localized((language) => {
        const name = `${region.name[language]} (${originCountries[region.country].name[language]})`;
        const percent = language === 'en' ? `${share}%` : `${share} %`;
        return share === 100 ? name : `${percent} ${name}`;
      }),
    ),
  );
  const rows: [Localized, Localized][] = [
    [labels.origin, origins],
    [labels.process, processNames[draft.process]],
    [labels.variety, same(draft.varieties.join(', '))],
    [labels.roast, roastNames[draft.roast]],
  ];
  return localized(
    (language) =>
      `<ul>${rows.map(([label, value]) => `<li>${label[language]}: ${value[language]}</li>`).join('')}</ul>`,
  );
}
