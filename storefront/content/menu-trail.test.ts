import { describe, expect, test } from 'vitest';
import { allContent } from './content-files.ts';
import { menuTrail, trailTo } from './menu-trail.ts';
import type { MenuItem } from './model.ts';

const menu = allContent.de.mainMenu.groups;

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
  [
    'a moka pot that could be a gift',
    ['geschenke', 'geschenke-bis-50-euro', 'kaffeezubereiter', 'espressokocher'],
    ['Zubereiter ohne Stecker', 'Espressokocher'],
  ],
  [
    'a scale, whose box does not hold it',
    ['zubehoer', 'kaffeewaagen'],
    ['Zubehör', 'Kaffeewaagen'],
  ],
  [
    'a reduced spare part',
    ['angebote', 'ersatzteile', 'dichtungen'],
    ['Ersatzteile', 'Dichtungen'],
  ],
  [
    'what is only a gift',
    ['geschenke', 'geschenke-bis-50-euro'],
    ['Verschenken', 'Geschenke bis 50\u00a0€'],
  ],
  ['a coffee of no known kind', ['kaffee'], ['Kaffee & Espresso']],
  ['what no menu leads to', ['wunderliches'], []],
])('the breadcrumb trail of %s', (_what, collections, titles) => {
  const holds = new Set(collections.map((handle) => `/de/c/${handle}`));
  const trail = menuTrail(
    menu,
    (url) => holds.has(url),
    ({ url }) => url === '/de/c/geschenke',
  );
  expect(trail.map(({ title }) => title)).toEqual(titles);
});

describe('the trail to one address', () => {
  const item = (url: string, items: MenuItem[] = []) => ({ id: url, title: url, url, items });
  const menu = [
    item('/de/c/kaffee', [
      item('/de/c/geschenke', [item('/de/c/bis-25'), item('/de/c/gutscheine')]),
      item('/de#', [item('/de/c/neu')]),
    ]),
  ];
  test.each([
    ['/de/c/gutscheine', ['/de/c/geschenke', '/de/c/gutscheine']],
    ['/de/c/neu', ['/de/c/neu']],
    ['/de/c/unbekannt', []],
  ])('the trail to %s is %j', (url, trail) => {
    expect(trailTo(menu, url).map((place) => place.url)).toEqual(trail);
  });
});
