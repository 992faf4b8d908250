import { expect, test } from 'vitest';
import { filePieces } from '../../content/content-files.ts';
import { homeMarket } from '../i18n/market.ts';
import { mergePieces } from './merge-pieces.ts';

const market = homeMarket('de');
const { site, home, menus } = filePieces.de;
const offers = [{ id: '1', title: 'Angebote', url: '/de/c/angebote', items: [] }];

test('content is put together anew only where a piece is another one', () => {
  const pieces = { site, home, menus: [{}, { main: offers }] };
  const first = mergePieces(market, pieces);
  expect(mergePieces(market, { ...pieces })).toBe(first);
  expect(mergePieces(market, { ...pieces, home: [] }).home.sections).toEqual([]);
});

test('the menu of a language comes before the translated one, and the files fill what is missing', () => {
  const own = [{ id: '2', title: 'Kaffee', url: '/de/c/kaffee', items: [] }];
  const merged = mergePieces(market, {
    site,
    home,
    menus: [{ main: own }, { main: offers, legal: offers }],
  });
  expect(merged.mainMenu.groups).toEqual(own);
  expect(merged.footer.legal).toEqual(offers);
  expect(merged.footer.about).toEqual(menus.about);
});
