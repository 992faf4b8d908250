import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { screenOf } from '../telemetry/screens.ts';
import { hrefsFor } from './i18n/hrefs.ts';
import { matchRoute, moduleFile, routeTable } from './route-table.ts';
import routes from './routes.ts';

const toObject = ({ path, index, file, caseSensitive, children }: RouteConfigEntry): RouteObject =>
  index
    ? { index: true, id: file }
    : {
        id: file,
        caseSensitive: caseSensitive ?? false,
        ...(path !== undefined && { path }),
        ...(children && { children: children.map(toObject) }),
      };
const router = routes.map(toObject);
const moduleOfRouter = (path: string) => matchRoutes(router, path)?.at(-1)?.route.id ?? null;
const moduleOfTable = (path: string) => {
  return moduleFile(matchRoute(path)?.module ?? null);
};

test.each([
  ['/de', 'routes/home.tsx'],
  ['/en/c/coffee', 'routes/collection.tsx'],
  ['/en/p/a-product', 'routes/product.tsx'],
  ['/en/p/a-product.md', 'routes/product-markdown.ts'],
  ['/en/c/coffee.md', 'routes/collection-markdown.ts'],
  ['/en/a/crema.md', 'routes/article-markdown.ts'],
  ['/feeds/google-de.xml', 'routes/feed.ts'],
  ['/llms.txt', 'routes/llms-txt.ts'],
  ['/agents.md', 'routes/agents-md.ts'],
  ['/en/p/a-product/variants', 'routes/product-variants.ts'],
  ['/en/compare', 'routes/compare.tsx'],
  ['/en/advice/count', 'coffee/routes/advice-count.tsx'],
  ['/da/e/newsletter', 'routes/newsletter.tsx'],
  ['/da/e/imprint', 'routes/content-page.tsx'],
  ['/de/cart/data', 'routes/cart-data.ts'],
  ['/de/Search', 'routes/missing-page.tsx'],
  ['/de/search/other', 'routes/missing-page.tsx'],
  ['/sitemaps/products-de-1.xml', 'routes/sitemap-file.ts'],
])('%s is handled by %s', (path, module) => {
  expect(moduleOfTable(path)).toBe(module);
  expect(moduleOfRouter(path)).toBe(module);
});

test('table and router match every path under a language alike', () => {
  const words = routeTable.flatMap(({ pattern }) => pattern.split('/').slice(2));
  const segment = fc.oneof(
    fc.constantFrom(...words.filter((word) => /^[a-z-]+$/.test(word)), 'Search', 'x'),
    fc.stringMatching(/^[a-z0-9-]{1,8}(\.md)?$/),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.array(segment, { maxLength: 4 }),
      (lang, parts) => {
        const path = ['', lang, ...parts].join('/');
        expect(moduleOfTable(path)).toBe(moduleOfRouter(path));
      },
    ),
  );
});

describe.each(languages)('links in %s', (language) => {
  const href = hrefsFor(language);
  test.each([
    ['home', href.home(), '/:lang'],
    ['collection', href.collection('kaffee'), '/:lang/c/:handle'],
    ['brands', href.brands(), '/:lang/brands'],
    ['advice', href.advice(), '/:lang/advice'],
    ['adviceCount', href.adviceCount(), '/:lang/advice/count'],
    ['product', href.product('x', '1'), '/:lang/p/:handle'],
    [
      'productReviews',
      href.productReviews('x', { page: 2, stars: 3, order: 'highest' }, '1'),
      '/:lang/p/:handle',
    ],
    ['productCards', href.productCards(['1']), '/:lang/product-cards'],
    ['stock', href.stock('1'), '/:lang/stock/:product'],
    ['variants', href.variants('x'), '/:lang/p/:handle/variants'],
    ['compare', href.compare(['x', 'y']), '/:lang/compare'],
    ['subscription', href.subscription(), '/:lang/subscription'],
    ['page', href.page('x'), '/:lang/e/:slug'],
    ['article', href.article('x'), '/:lang/a/:handle'],
    ['search', href.search('x'), '/:lang/search'],
    ['suggestions', href.suggestions('x'), '/:lang/search/suggestions'],
    ['searchPresets', href.searchPresets(), '/:lang/search/presets'],
    ['cart', href.cart(), '/:lang/cart'],
    ['cartData', href.cartData(), '/:lang/cart/data'],
    ['checkout', href.checkout(), '/:lang/checkout'],
    ['newsletter', href.newsletter(), '/:lang/e/newsletter'],
    ['newsletterSignUp', href.newsletterSignUp(), '/:lang/newsletter/sign-up'],
    ['newsletterConfirm', href.newsletterConfirm('t'), '/:lang/newsletter/confirm'],
    ['newsletterUnsubscribe', href.newsletterUnsubscribe('t'), '/:lang/newsletter/unsubscribe'],
    ['restockRequest', href.restockRequest(), '/:lang/restock/request'],
    ['restockConfirm', href.restockConfirm('t'), '/:lang/restock/confirm'],
    ['withdrawal', href.withdrawal('1'), '/:lang/withdrawal'],
    ['cancellation', href.cancellation('1'), '/:lang/cancellation'],
    ['savedItems', href.savedItems(['1']), '/:lang/cart/saved'],
    ['account', href.account(), '/:lang/account/:page?/:item?'],
    ['deliveryCountry', href.deliveryCountry(), '/:lang/delivery-country'],
    ['deliveryParts', href.deliveryParts('DK'), '/:lang/delivery-parts/:country'],
  ])('%s leads to its route, which reads the parameters', (_, link, pattern) => {
    const url = new URL(link, 'https://shop.example');
    const row = matchRoute(url.pathname);
    expect(row?.pattern).toBe(pattern);
    for (const name of url.searchParams.keys()) expect(row?.query).toContain(name);
  });

  test('every link is in the table above', () => {
    expect(Object.keys(href)).toHaveLength(32);
  });
});

test.each(routeTable.map(({ pattern, screen }) => [pattern, screen] as const))(
  '%s is measured as %s',
  (pattern, screen) => {
    expect(screenOf(pattern)).toBe(screen);
  },
);
