import { createStoredList } from '../merchandise/stored-list.ts';

/** Stored in the browser only, and only once the visitor has switched that on (§ 25 TDDDG). */
export const viewedProducts = createStoredList({
  storageKey: 'recently-viewed',
  maxEntries: 8,
  isEntry: (value) => typeof value === 'string' && /^\d{1,20}$/.test(value),
});
