import { useSyncExternalStore } from 'react';
import { createStoredList, emptyList } from '../../merchandise/stored-list.ts';
import { type Equipment, parseEquipment } from '../equipment.ts';

const stored = createStoredList({
  storageKey: 'equipment',
  maxEntries: 1,
  isEntry: (value) => typeof value === 'string' && parse(value) !== null,
});

function parse(entry: string): Equipment | null {
  const [brewer = '', grinder = ''] = entry.split(' ');
  return parseEquipment(brewer, grinder);
}

/** The visitor's brewer and grinder; stored in the browser only, and only once the visitor has asked for it (§ 25 TDDDG). */
export const storedEquipment = {
  get: (): Equipment | null => parse(stored.get()[0] ?? ''),
  remember: ({ brewer, grinder }: Equipment) => stored.add(`${brewer} ${grinder?.key ?? ''}`),
  forget: stored.clear,
};

export function useStoredEquipment() {
  const [entry] = useSyncExternalStore(stored.subscribe, stored.get, () => emptyList);
  return { equipment: entry === undefined ? null : parse(entry) };
}
