import { expect, test } from 'vitest';
import { linkUrl } from './links.ts';

test.each([
  [{ collection: 'kaffee' }, '/de/c/kaffee'],
  [{ page: 'agb' }, '/de/e/agb'],
  [{ product: 'a-b' }, '/de/p/a-b'],
  [{ article: 'wissen' }, '/de/a/wissen'],
  [{ url: '/brands' }, '/de/brands'],
  [{ url: '/' }, '/de'],
  [{ url: '/en/brands' }, '/en/brands'],
  [{ url: '/c/muehlen#product-test' }, '/de/c/muehlen#product-test'],
  [{ url: '#advice' }, '#advice'],
  [{ url: 'https://shop.example/x' }, 'https://shop.example/x'],
  [{ url: 'mailto:a@b.example' }, 'mailto:a@b.example'],
])('the link %o leads to %s', (link, url) => {
  expect(linkUrl(link, 'de')).toBe(url);
});
