import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expect, headOf, hrefsOf, test } from '../support/visitor.ts';

const t = allMessages.de;
const href = hrefsFor('de');

test('a search without results, or with odd input, offers alternatives', async ({ visitor }) => {
  for (const nonsense of ['🙂', '<b>x</b>zzyq', `${'qxz'.repeat(700)}`, '" OR -1 AND (']) {
    const { status } = await visitor.open(href.search(nonsense));
    expect(status, nonsense.slice(0, 20)).toBe(200);
  }
  const english = (await visitor.open('/en/search?q=xyzzyqqq')).page.one('main');
  expect(english.text).toContain('Please try another search phrase');
  expect(english.text).toContain('No categories found');

  const { page } = await visitor.open(href.search('xyzzyqqq'));
  expect(page.elements('h1')[0]?.text).toBe(t.search.nothingFor('xyzzyqqq'));
  expect(headOf(page).meta('robots')).toBe('noindex, follow');
  expect(page.one('main').has('heading', t.home.bestSellers)).toBe(true);
  expect(page.one('main').all('article')).toHaveLength(4);
  // none of them was found
  expect(page.one('main').one('status').text).toBe(t.search.count(0, 0));
  const [proposal = ''] = hrefsOf(page.one('main').all('link', 'Handfilter'));
  const found = await visitor.open(proposal);
  expect(found.page.all('article').length).toBeGreaterThan(0);
  expect(headOf(found.page).meta('robots')).toBe('noindex, follow');
});

test('a query that means a category lists its products, and offers to search all', async ({
  visitor,
}) => {
  const { page } = await visitor.open(href.search('Kaffeemühlen bis 100 Euro'));
  const main = page.one('main');
  expect(hrefsOf(main.all('link')).includes(href.collection('kaffeemuehlen'))).toBe(true);
  const only = t.search.only([t.collection.priceRange(null, '100 €')]);
  expect(main.text).toContain(only);
  const [all = ''] = hrefsOf(main.all('link', t.search.searchAll('Kaffeemühlen bis 100 Euro')));
  expect((await visitor.open(all)).page.one('main').text).not.toContain(only);
});

test('service words lead to the page that helps, never beside "nothing found"', async ({
  visitor,
}) => {
  for (const [text, address] of [
    ['abo kündigen', href.cancellation()],
    ['Versandkosten', href.page('versand-lieferung')],
    ['retoure', href.page('ruecksendung-reklamation-widerruf')],
    ['kauf auf rechnung', href.page('zahlung')],
  ] as const) {
    const main = (await visitor.open(href.search(text))).page.one('main');
    expect(hrefsOf(main.all('link')), text).toContain(address);
    expect(main.text, text).not.toContain(t.search.nothingFor(text));
    // the header's is the only field
    expect(main.has('searchbox'), text).toBe(false);
  }
});

test('where nothing has all words, one is left out and named', async ({ visitor }) => {
  const main = (await visitor.open(href.search('tamper zimtstern'))).page.one('main');
  expect(main.text).toContain(t.search.without(['zimtstern']));
  expect(main.all('article').length).toBeGreaterThan(0);
});

test('a page that does not exist offers a search', async ({ visitor }) => {
  const { page } = await visitor.open('/de/c/gibt-es-nicht');
  const form = page.one('main').one('form');
  expect(form.one('searchbox').attribute('name')).toBe('q');
  expect(form.attribute('method') ?? 'get').toBe('get');
  const found = await visitor.open(`${form.attribute('action')}?q=tamper`);
  expect(found.address).toBe('/de/search?q=tamper');
  expect(found.page.all('article').length).toBeGreaterThan(0);
});
