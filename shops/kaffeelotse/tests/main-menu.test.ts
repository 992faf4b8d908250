import { expect, test } from 'vitest';
import { allContent } from '../../../storefront/content/content-files.ts';
import type { MenuItem } from '../../../storefront/content/model.ts';
import { languages } from '../languages.ts';

const titles = (items: MenuItem[]) => items.map(({ title }) => title);

test('the English groups [NAV-004]', () => {
  expect(titles(allContent.en.mainMenu.groups)).toEqual([
    'Coffee',
    'Roasters and Brands',
    'Coffee Machines',
    'Accessories',
    'Offers',
    'New',
    'Advice',
  ]);
});

test.each([
  ['Coffee Hub & Workshops', '/de/e/coffee-hub'],
  ['Newsletter', '/de/e/newsletter'],
  ['Kaffee-Abo', '/de/c/kaffee-abo'],
  ['Decaf-Shop', '/de/c/entkoffeiniert'],
  ['Geschenkgutscheine', '/de/c/geschenkgutscheine'],
])('the German menu has %s [NAV-005 NAV-006 NAV-007 NAV-008]', (title, url) => {
  const entry = allContent.de.mainMenu.more.find((item) => item.url === url);
  expect(entry?.title).toContain(title);
});

test.each(languages)('every entry in %s has a unique platform id [ENT-069]', (language) => {
  const { mainMenu } = allContent[language];
  const entries: MenuItem[] = [...mainMenu.more];
  const collect = (items: MenuItem[]) => {
    for (const item of items) {
      entries.push(item);
      collect(item.items);
    }
  };
  collect(mainMenu.groups);
  for (const { id } of entries) expect(id).toMatch(/^gid:\/\/shopify\/MenuItem\/\d+$/);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
