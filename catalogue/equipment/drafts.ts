import { withComparableProducts } from './comparable-products.ts';
import type { Material } from './describe.ts';
import type { Draft } from './draft.ts';
import { baristaTools } from './kinds/barista-tools.ts';
import { capsuleMachines } from './kinds/capsule-machines.ts';
import { cleaning } from './kinds/cleaning.ts';
import { coffeePresses } from './kinds/coffee-presses.ts';
import { cups } from './kinds/cups.ts';
import { drippers } from './kinds/drippers.ts';
import { electricGrinders } from './kinds/electric-grinders.ts';
import { filterMachines } from './kinds/filter-machines.ts';
import { filters } from './kinds/filters.ts';
import { frenchPresses } from './kinds/french-presses.ts';
import { fullyAutomaticMachines } from './kinds/fully-automatic-machines.ts';
import { glasses } from './kinds/glasses.ts';
import { handGrinders } from './kinds/hand-grinders.ts';
import { kettles } from './kinds/kettles.ts';
import { milkFrothers } from './kinds/milk-frothers.ts';
import { milkJugs } from './kinds/milk-jugs.ts';
import { mokaPots } from './kinds/moka-pots.ts';
import { portafilterMachines } from './kinds/portafilter-machines.ts';
import { scales } from './kinds/scales.ts';
import { spareParts } from './kinds/spare-parts.ts';
import { storage } from './kinds/storage.ts';
import { tampers } from './kinds/tampers.ts';
import { waterFilters } from './kinds/water-filters.ts';
import { baristaToolTexts } from './texts/barista-tools.ts';
import { capsuleMachineTexts } from './texts/capsule-machines.ts';
import { cleaningTexts } from './texts/cleaning.ts';
import { coffeePressTexts } from './texts/coffee-presses.ts';
import { cupTexts } from './texts/cups.ts';
import { dripperTexts } from './texts/drippers.ts';
import { electricGrinderTexts } from './texts/electric-grinders.ts';
import { filterMachineTexts } from './texts/filter-machines.ts';
import { filterTexts } from './texts/filters.ts';
import { frenchPressTexts } from './texts/french-presses.ts';
import { fullyAutomaticMachineTexts } from './texts/fully-automatic-machines.ts';
import { glassTexts } from './texts/glasses.ts';
import { handGrinderTexts } from './texts/hand-grinders.ts';
import { kettleTexts } from './texts/kettles.ts';
import { milkFrotherTexts } from './texts/milk-frothers.ts';
import { milkJugTexts } from './texts/milk-jugs.ts';
import { mokaPotTexts } from './texts/moka-pots.ts';
import { portafilterMachineTexts } from './texts/portafilter-machines.ts';
import { scaleTexts } from './texts/scales.ts';
import { sparePartTexts } from './texts/spare-parts.ts';
import { storageTexts } from './texts/storage.ts';
import { tamperTexts } from './texts/tampers.ts';
import { waterFilterTexts } from './texts/water-filters.ts';

/** The facts of every product, with the names of its neighbours in the range. */
export function equipmentDrafts(): Draft[] {
  const products = [
    ...portafilterMachines(),
    ...fullyAutomaticMachines(),
    ...filterMachines(),
    ...capsuleMachines(),
    ...electricGrinders(),
    ...handGrinders(),
    ...mokaPots(),
    ...frenchPresses(),
    ...drippers(),
    ...coffeePresses(),
    ...kettles(),
    ...milkFrothers(),
    ...filters(),
    ...scales(),
    ...tampers(),
    ...baristaTools(),
    ...milkJugs(),
    ...cups(),
    ...glasses(),
    ...storage(),
    ...cleaning(),
    ...waterFilters(),
  ];
  return withRanks(withComparableProducts([...products, ...spareParts(products)]));
}

/** Counts the products of each kind, so that no two of them need to look alike. */
function withRanks(drafts: Draft[]): Draft[] {
  const counts = new Map<string, number>();
  return drafts.map((draft) => {
    const rank = counts.get(draft.kind) ?? 0;
    counts.set(draft.kind, rank + 1);
    return { ...draft, rank };
  });
}

const materials: Record<string, Material> = {
  'portafilter-machine': portafilterMachineTexts,
  'fully-automatic-machine': fullyAutomaticMachineTexts,
  'filter-machine': filterMachineTexts,
  'capsule-machine': capsuleMachineTexts,
  'electric-grinder': electricGrinderTexts,
  'hand-grinder': handGrinderTexts,
  'moka-pot': mokaPotTexts,
  'french-press': frenchPressTexts,
  dripper: dripperTexts,
  'coffee-press': coffeePressTexts,
  kettle: kettleTexts,
  'milk-frother': milkFrotherTexts,
  filters: filterTexts,
  scale: scaleTexts,
  tamper: tamperTexts,
  'milk-jug': milkJugTexts,
  cup: cupTexts,
  glass: glassTexts,
  storage: storageTexts,
  'water-filter': waterFilterTexts,
  ...baristaToolTexts,
  ...cleaningTexts,
  ...sparePartTexts,
};

export function materialFor(draft: Draft): Material {
  const material = materials[draft.kind];
  if (!material) throw new Error(`no texts for ${draft.kind}`);
  return material;
}
