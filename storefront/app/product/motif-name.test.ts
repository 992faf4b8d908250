import { expect, test } from 'vitest';
import { motifName } from './motif-name.ts';

test.each([
  ['Geschenkgutschein Geburtstag', 'Geschenkgutschein', 'Geburtstag'],
  ['New Home Gift Card', 'Gift card', 'New Home'],
  ['Gavekort fødselsdag', 'Gavekort', 'Fødselsdag'],
  ['Gift Card', 'Gift card', ''],
  ['Coffee for two', 'Gift card', 'Coffee for two'],
])('%s of the type %s is named %j', (title, productType, name) => {
  expect(motifName(title, productType)).toBe(name);
});
