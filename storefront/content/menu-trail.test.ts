import { expect, test } from 'vitest';
import { allContent } from './index.ts';
import { menuTrail } from './menu-trail.ts';
import { wholeMenu } from './whole-menu.ts';

const menu = wholeMenu(allContent.de.mainMenu.groups, allContent.de.menuBoxes);

test.each([
  [
    'an espresso',
    ['kaffee', 'espresso-ganze-bohne', 'bio-kaffee', 'geschenke-bis-25-euro', 'geschenke'],
    ['Kaffee & Espresso', 'Espresso ganze Bohne'],
  ],
  [
    'a capsule',
    ['kaffee', 'kapseln-pads-instant', 'kaffeekapseln'],
    ['Kaffee', 'Kapseln, Pads & Instant', 'Kapseln'],
  ],
  [
    'a machine that could be a gift',
    ['geschenke', 'geschenke-bis-100-euro', 'kaffeemaschinen', 'kapselmaschinen'],
    ['Kaffeemaschinen', 'Kapselmaschinen'],
  ],
  [
    'a spare part, whose group does not hold it',
    ['geraetemarken', 'ersatzteile', 'dichtungen'],
    ['Ersatzteile', 'Dichtungen'],
  ],
  ['a coffee of no known kind', ['kaffee'], ['Kaffee & Espresso']],
  ['what no menu leads to', ['wunderliches'], []],
])('%s stands where a shopper would look', (_what, collections, titles) => {
  const holds = new Set(collections.map((handle) => `/de/c/${handle}`));
  expect(menuTrail(menu, (url) => holds.has(url)).map(({ title }) => title)).toEqual(titles);
});
