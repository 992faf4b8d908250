import { describe, expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { type Hrefs, hrefsFor } from './hrefs.ts';

test.each<[string, (hrefs: Hrefs) => string]>([
  ['/en', (hrefs) => hrefs.home()],
  ['/en/c/coffee', (hrefs) => hrefs.collection('coffee')],
  ['/en/brands', (hrefs) => hrefs.brands()],
  ['/en/advice', (hrefs) => hrefs.advice()],
  ['/en/advice/count', (hrefs) => hrefs.adviceCount()],
  ['/en/p/night-shift', (hrefs) => hrefs.product('night-shift')],
  ['/en/p/night-shift?variant=42', (hrefs) => hrefs.product('night-shift', '42')],
  ['/en/p/night-shift/variants', (hrefs) => hrefs.variants('night-shift')],
  ['/en/product-cards?ids=1%2C2', (hrefs) => hrefs.productCards(['1', '2'])],
  ['/en/compare', (hrefs) => hrefs.compare([])],
  ['/en/compare?p=a,b%2Fc', (hrefs) => hrefs.compare(['a', 'b/c'])],
  ['/en/subscription', (hrefs) => hrefs.subscription()],
  ['/en/subscription', (hrefs) => hrefs.subscription()],
  ['/en/stock/7', (hrefs) => hrefs.stock('7')],
  ['/en/e/shipping-delivery', (hrefs) => hrefs.page('shipping-delivery')],
  ['/en/a/tutorials', (hrefs) => hrefs.article('tutorials')],
  ['/en/search', (hrefs) => hrefs.search()],
  ['/en/search?q=dark+roast', (hrefs) => hrefs.search('dark roast')],
  ['/en/search/suggestions?q=dark+roast', (hrefs) => hrefs.suggestions('dark roast')],
  ['/en/search/presets', (hrefs) => hrefs.searchPresets()],
  ['/en/cart', (hrefs) => hrefs.cart()],
  ['/en/cart/data', (hrefs) => hrefs.cartData()],
  ['/en/cart/saved?items=1.2%2C3.4', (hrefs) => hrefs.savedItems(['1.2', '3.4'])],
  ['/en/checkout', (hrefs) => hrefs.checkout()],
  ['/en/e/newsletter', (hrefs) => hrefs.newsletter()],
  ['/en/newsletter/sign-up', (hrefs) => hrefs.newsletterSignUp()],
  ['/en/newsletter/confirm?token=a%2Bb', (hrefs) => hrefs.newsletterConfirm('a+b')],
  ['/en/newsletter/unsubscribe?token=a%2Bb', (hrefs) => hrefs.newsletterUnsubscribe('a+b')],
])('%s', (path, hrefOf) => {
  expect(hrefOf(hrefsFor('en'))).toBe(path);
});

test.each(languages)('every URL in %s begins with that language', (language) => {
  expect(hrefsFor(language).home()).toBe(`/${language}`);
  expect(hrefsFor(language).cart()).toBe(`/${language}/cart`);
});

const onPage = (page: number) => ({ page, stars: null, order: 'newest' });

describe('pages of reviews', () => {
  const { productReviews } = hrefsFor('de');

  test('the first page has no number, the next ones do', () => {
    expect(productReviews('nachtschicht', onPage(1))).toBe('/de/p/nachtschicht#reviews');
    expect(productReviews('nachtschicht', onPage(2))).toBe('/de/p/nachtschicht?reviews=2#reviews');
  });

  test('the selected variant is kept', () => {
    expect(productReviews('nachtschicht', onPage(1), '42')).toBe(
      '/de/p/nachtschicht?variant=42#reviews',
    );
    expect(productReviews('nachtschicht', onPage(3), '42')).toBe(
      '/de/p/nachtschicht?variant=42&reviews=3#reviews',
    );
  });
});

test('a handle is encoded', () => {
  const hrefs = hrefsFor('de');
  const handle = 'a/../b?c#d';
  for (const href of [
    hrefs.collection(handle),
    hrefs.product(handle),
    hrefs.variants(handle),
    hrefs.productReviews(handle, onPage(1)),
    hrefs.page(handle),
    hrefs.article(handle),
    hrefs.stock(handle),
  ]) {
    expect(href).toContain('a%2F..%2Fb%3Fc%23d');
  }
});
