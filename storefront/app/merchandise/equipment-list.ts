import { createStoredList } from './stored-list.ts';

/** What the visitor owns, in one entry that a module of the trade can read. */
export const equipmentList = createStoredList({
  storageKey: 'equipment',
  maxEntries: 1,
  isEntry: (value) => typeof value === 'string',
});
