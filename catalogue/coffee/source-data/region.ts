import type { Localized } from '../../model.ts';
import type { OriginCountryKey } from './countries.ts';
import type { NoteFamily } from './notes.ts';
import type { ProcessKey } from './processes.ts';
import { localizedRows, type Triple } from './triples.ts';

export interface Region {
  key: string;
  country: OriginCountryKey;
  name: Localized;
  /** "aus Huila", "from Huila", "fra Huila". */
  from: Localized;
  /** "in Huila", "in Huila", "i Huila". */
  in: Localized;
  species: 'arabica' | 'robusta';
  /** Metres above the sea, lowest and highest plot. */
  altitude: [number, number];
  /** First and last month of the harvest, from 1. */
  harvest: [number, number];
  varieties: string[];
  processes: ProcessKey[];
  families: NoteFamily[];
  facts: Localized[];
}

interface RegionNotes {
  country: OriginCountryKey;
  name: string | Triple;
  from?: Partial<Localized>;
  in?: Partial<Localized>;
  species?: 'robusta';
  altitude: [number, number];
  harvest: [number, number];
  varieties: string[];
  processes: ProcessKey[];
  families: NoteFamily[];
  facts: Triple[];
}

export function region(key: string, notes: RegionNotes): Region {
  const [de, en, da] =
    typeof notes.name === 'string' ? [notes.name, notes.name, notes.name] : notes.name;
  return {
    key,
    country: notes.country,
    name: { de, en, da },
    from: { de: `aus ${de}`, en: `from ${en}`, da: `fra ${da}`, ...notes.from },
    in: { de: `in ${de}`, en: `in ${en}`, da: `i ${da}`, ...notes.in },
    species: notes.species ?? 'arabica',
    altitude: notes.altitude,
    harvest: notes.harvest,
    varieties: notes.varieties,
    processes: notes.processes,
    families: notes.families,
    facts: localizedRows(notes.facts),
  };
}
