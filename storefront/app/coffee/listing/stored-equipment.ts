import { useSyncExternalStore } from 'react';
import { equipmentList } from '../../merchandise/equipment-list.ts';
import { emptyList } from '../../merchandise/stored-list.ts';
import { type Equipment, equipmentOfEntry } from '../equipment.ts';

/** The visitor's brewer and grinder; stored in the browser only, and only once the visitor has asked for it (§ 25 TDDDG). */
export const storedEquipment = {
  get: (): Equipment | null => equipmentOfEntry(equipmentList.get()[0] ?? ''),
  remember: ({ brewer, grinder }: Equipment) =>
    equipmentList.add(`${brewer} ${grinder?.key ?? ''}`),
  forget: equipmentList.clear,
};

export function useStoredEquipment() {
  const [entry] = useSyncExternalStore(equipmentList.subscribe, equipmentList.get, () => emptyList);
  return { equipment: entry === undefined ? null : equipmentOfEntry(entry) };
}
