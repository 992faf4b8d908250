import { expect, test } from 'vitest';
import { languageContext, marketContext } from '../context.ts';
import type { Language } from '../i18n/languages.ts';
import { homeMarket } from '../i18n/market.ts';
import { contextWith } from '../loaders/cart-context-examples.ts';
import { loader as articleLoader } from './article-markdown.ts';
import { loader as collectionLoader } from './collection-markdown.ts';
import { loader as productLoader } from './product-markdown.ts';

/** A platform that has no product, collection or product test. */
const nothing = () => ({ product: null, collection: null, metaobject: null });

function argumentsFor<Pattern extends string>(pattern: Pattern, lang: Language, handle: string) {
  const { context, asked } = contextWith(nothing);
  context.set(languageContext, lang);
  context.set(marketContext, homeMarket(lang));
  const url = new URL(
    pattern.replace(':lang', lang).replace(':handle', handle),
    'https://shop.example',
  );
  return {
    asked,
    of: { context, url, pattern, params: { lang, handle }, request: new Request(url) },
  };
}

test.each<[Language, string]>([
  ['de', 'wissen'],
  ['da', 'viden'],
  ['de', 'arabica-robusta'],
])(
  '%s/a/%s.md is the article as Markdown, not indexed, and asks nothing of the platform',
  async (language, slug) => {
    const { of, asked } = argumentsFor('/:lang/a/:handle.md', language, slug);
    const response = await articleLoader(of);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=3600/);
    expect(response.headers.get('Link')).toBe(
      `<https://shop.example/${language}/a/${slug}>; rel="canonical"`,
    );
    const markdown = await response.text();
    expect(markdown).toMatch(/^# \S/);
    expect(markdown).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|&#/);
    expect(markdown).not.toMatch(/\]\(\//);
    expect(asked).toEqual([]);
  },
);

const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });

test('what does not exist is a 404', async () => {
  const product = argumentsFor('/:lang/p/:handle.md', 'de', 'unknown');
  await expect(productLoader(product.of)).rejects.toEqual(notFound);
  const collection = argumentsFor('/:lang/c/:handle.md', 'de', 'unknown');
  await expect(collectionLoader(collection.of)).rejects.toEqual(notFound);
  const article = argumentsFor('/:lang/a/:handle.md', 'de', 'unknown');
  await expect(articleLoader(article.of)).rejects.toEqual(notFound);
});
