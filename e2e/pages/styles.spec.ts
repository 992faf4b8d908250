import type { APIRequestContext } from '@playwright/test';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { expect, test } from '../support/visitor.ts';

const href = hrefsFor('de');
const coffees = href.collection(allContent.de.home.discover);

const pages = {
  home: href.home(),
  listing: coffees,
  'filtered listing': `${coffees}?filter.vendor=Kernel+%26+Co`,
  coffee: href.product('kernel-co-night-shift-espresso'),
  'gift card': href.product('kaffeelotse-geschenkgutschein'),
  search: href.search('espresso'),
  'search without results': href.search('zzzz'),
  cart: href.cart(),
  brands: href.brands(),
  'legal page': href.page('versand-lieferung'),
  comparison: href.compare(['kernel-co-night-shift-espresso']),
  subscription: href.subscription(),
  newsletter: href.page('newsletter'),
  withdrawal: href.withdrawal(),
  cancellation: href.cancellation(),
  'not found': `${href.home()}/nowhere`,
};

/** The server renders parts that browsers have no code of, or load later: their styles must be linked all the same. */
for (const [name, path] of Object.entries(pages)) {
  test(`${name}: every class of the document has a rule in its stylesheets`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const known = classesIn(await linkedStyles(html, request));
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).filter(Boolean),
    );
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((each) => !known.has(each))).toEqual([]);
  });
}

async function linkedStyles(html: string, request: APIRequestContext): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const sheets = links.map(async ([, address = '']) => (await request.get(address)).text());
  return (await Promise.all(sheets)).join('\n');
}

function classesIn(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)];
  return new Set(names.map(([, name = '']) => name.replaceAll('\\', '')));
}
