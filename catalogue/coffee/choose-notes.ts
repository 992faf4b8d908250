import type { Random } from '../random.ts';
import { type FlavourNote, type NoteFamily, notesOf } from './source-data/notes.ts';
import type { Weight } from './source-data/pairings.ts';
import type { ProcessKey } from './source-data/processes.ts';
import type { Region } from './source-data/region.ts';

const possible: Record<Weight, NoteFamily[]> = {
  light: ['citrus', 'stone', 'berry', 'orchard', 'tropical', 'floral', 'tea', 'honey', 'caramel'],
  round: [
    'caramel',
    'honey',
    'nut',
    'chocolate',
    'stone',
    'dried',
    'citrus',
    'malt',
    'orchard',
    'spice',
  ],
  dark: ['chocolate', 'nut', 'malt', 'roast', 'spice', 'caramel', 'dried'],
};

/** What the first note of a coffee may be, so that the whole reads like its roast. */
const leading: Record<Weight, NoteFamily[]> = {
  light: ['citrus', 'stone', 'berry', 'orchard', 'tropical', 'floral', 'tea'],
  round: ['caramel', 'nut', 'chocolate', 'stone', 'dried', 'malt'],
  dark: ['chocolate', 'nut', 'malt', 'roast'],
};

/** Three or four notes of different families, first those the region is known for. */
export function chooseNotes(
  weight: Weight,
  region: Region,
  process: ProcessKey | 'mixed',
  random: Random,
): FlavourNote[] {
  const ripe: NoteFamily[] =
    weight !== 'dark' && (process === 'natural' || process === 'anaerobic')
      ? ['wine', 'berry', 'tropical']
      : [];
  const allowed = [...new Set([...possible[weight], ...ripe])];
  const typical = region.families.filter((family) => allowed.includes(family));
  const lead = random.pick(
    leading[weight]
      .filter((family) => typical.includes(family))
      .concat(typical.some((family) => leading[weight].includes(family)) ? [] : leading[weight]),
  );
  const known = random.sample(
    typical.filter((family) => family !== lead),
    random.int(1, 2),
  );
  const others = random.sample(
    allowed.filter((family) => family !== lead && !known.includes(family)),
    3,
  );
  return [lead, ...known, ...others]
    .slice(0, random.chance(0.35) ? 4 : 3)
    .map((family) => random.pick(notesOf(family)));
}
