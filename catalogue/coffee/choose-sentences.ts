import type { Localized } from '../model.ts';
import { asksToGrind, type CoffeeDraft, isBagged } from './coffee-draft.ts';
import type { Role } from './description-plans.ts';
import { type FitGroup, fitSentences } from './sentences/fit.ts';
import * as intros from './sentences/intros.ts';
import * as origin from './sentences/origin.ts';
import { adviceSentences, roastSentences } from './sentences/roast.ts';
import { structureSentences, tasteSentences } from './sentences/taste.ts';
import { farmAnecdotes, roasteryAnecdotes } from './source-data/anecdotes.ts';
import { pairings } from './source-data/pairings.ts';
import { processSentences } from './source-data/processes.ts';
import type { Roast } from './source-data/roasts.ts';

/** Southern roasteries speak of countries where others speak of regions. */
export const namesCountries = (draft: CoffeeDraft) => draft.brand.house === 'southern';

/** The sentences that are true of a coffee, for one role in its description. */
export function templatesFor(role: Role, draft: CoffeeDraft, saysOrigin: boolean): Localized[] {
  const templates = templatesOf(role, draft, saysOrigin);
  return draft.isOnlyGround ? templates.filter(({ de }) => !asksToGrind.test(de)) : templates;
}

function templatesOf(role: Role, draft: CoffeeDraft, saysOrigin: boolean): Localized[] {
  const [main] = draft.origins;
  const single = draft.origins.length === 1;
  switch (role) {
    case 'intro':
      return introsFor(draft);
    case 'taste':
      return brewedAs(draft, tasteSentences[draft.weight]);
    case 'structure':
      return brewedAs(draft, structureSentences[draft.weight]);
    case 'origin':
      return single ? singleOriginsFor(draft) : blendsFor(draft);
    case 'fact':
      if (!single && !saysOrigin) return blendsFor(draft);
      if (!single && namesCountries(draft)) return [];
      return main?.region.facts ?? [];
    case 'process':
      return draft.process === 'mixed' ? [] : processSentences[draft.process];
    case 'species':
      if (draft.decaf) return origin.decafSentences;
      return draft.arabica < 100 && draft.arabica > 0
        ? brewedAs(draft, origin.robustaSentences)
        : [];
    case 'roast':
      return roastingOf(draft.roast);
    case 'anecdote':
      return anecdotesFor(draft);
    case 'fit':
      return fitsFor(draft);
    case 'advice':
      return brewedAs(draft, adviceFor(draft));
    case 'pairing':
      return pairings[draft.weight];
  }
}

// A coffee of several varieties is not said to be all of one.
const namesVariety = /\{variety\}/;

function singleOriginsFor({ varieties }: CoffeeDraft): Localized[] {
  return origin.singleOriginSentences.filter(
    ({ de }) => varieties.length === 1 || !namesVariety.test(de),
  );
}

function blendsFor({ origins }: CoffeeDraft): Localized[] {
  return [
    ...origin.blendSentences,
    ...(origins.length === 2 ? origin.pairSentences : []),
    ...(origins[0]?.region.species === 'arabica' ? origin.arabicaLedSentences : []),
  ];
}

function introsFor({ type, roast, lungo }: CoffeeDraft): Localized[] {
  switch (type) {
    case 'espresso':
      return intros.espressoIntros;
    case 'caffe-crema':
      return intros.cremaIntros;
    case 'filter-coffee':
      return roast === 'light'
        ? [...intros.filterIntros, ...intros.lightFilterIntros]
        : intros.filterIntros;
    case 'capsules':
      return lungo ? intros.capsuleIntros : [...intros.capsuleIntros, ...intros.shortCapsuleIntros];
    case 'pads':
      return intros.podIntros;
    case 'instant-coffee':
      return intros.instantIntros;
  }
}

function roastingOf(roast: Roast): Localized[] {
  if (roast === 'light' || roast === 'dark') return roastSentences[roast];
  return roastSentences.round.filter(
    ({ de }) => roast === 'medium' || !/mittlere|mittelbraun/.test(de),
  );
}

const warnsOfHotWater = /Zu heißes Wasser/;

function adviceFor({ roast }: CoffeeDraft): Localized[] {
  const standsHeat = roast === 'light' || roast === 'medium';
  return adviceSentences.filter(({ de }) => !standsHeat || !warnsOfHotWater.test(de));
}

// Capsules and jars have no bag to write on.
const speaksOfBags = /Packung|Etikett/;

// Whole cherries dry without a washing station.
const speaksOfWashing = /Waschstation|Abwasser/;

function anecdotesFor({ origins, type, process }: CoffeeDraft): Localized[] {
  const fitting = roasteryAnecdotes.filter(({ de }) => isBagged(type) || !speaksOfBags.test(de));
  if (origins.length > 1) return fitting;
  return [
    ...farmAnecdotes.filter(({ de }) => process === 'washed' || !speaksOfWashing.test(de)),
    ...fitting,
  ];
}

// Only the darkest are no good for those who like fruit.
const warnsOfNoFruit = /fruchtig/;
const suggestsFilter = /Filterkaffee geht er auch/;

function fitsFor(draft: CoffeeDraft): Localized[] {
  return fitGroups(draft)
    .flatMap((group) => fitSentences[group])
    .filter(({ de }) => draft.weight === 'dark' || !warnsOfNoFruit.test(de))
    .filter(({ de }) => draft.arabica === 100 || !suggestsFilter.test(de));
}

function fitGroups({ type, roast, weight, lungo }: CoffeeDraft): FitGroup[] {
  switch (type) {
    case 'espresso':
      return [weight === 'dark' || roast === 'medium-dark' ? 'dark-espresso' : 'bright-espresso'];
    case 'caffe-crema':
      return ['crema'];
    case 'filter-coffee':
      return roast === 'light' ? ['filter', 'light-filter'] : ['filter'];
    case 'capsules':
      return ['capsules', lungo ? 'lungo-capsules' : 'short-capsules'];
    default:
      return [type];
  }
}

// A pot has no crema and nobody pulls a shot from a jar.
const speaksOfShots = /Crema|bezogen|Bezug|sirupartig/;
const speaksOfGrinding = /Mahlung/;

function brewedAs({ type }: CoffeeDraft, templates: Localized[]): Localized[] {
  return templates.filter(
    ({ de }) =>
      (type === 'espresso' ||
        type === 'caffe-crema' ||
        type === 'capsules' ||
        !speaksOfShots.test(de)) &&
      (isBagged(type) || !speaksOfGrinding.test(de)),
  );
}
