import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { createCheckout, order, variantOf } from '../checkout/test-checkout.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

// A shop of another trade, written by hand and in German only.

const directory = path.join(import.meta.dirname, 'garden-tools');
const database = await createTestDatabase('empty');
await seed(database, await readCatalogue(directory));
const app = await createTestApp(database, { catalogueDirectory: directory });
const pruner = await variantOf(app, 'rosenschere-erna');
const wheelbarrow = await variantOf(app, 'schubkarre-otto');

interface Listing {
  collection: {
    title: string;
    products: {
      nodes: { handle: string }[];
      filters: { id: string; label: string; values: { label: string; count: number }[] }[];
    };
  };
}

const listing = `query ($handle: String!, $filters: [ProductFilter!], $language: LanguageCode)
  @inContext(language: $language) {
    collection(handle: $handle) { title products(first: 20, filters: $filters) {
      nodes { handle } filters { id label values { label count } } } } }`;

async function list(handle: string, filters: object[] = [], language = 'DE') {
  const { data } = await ask<Listing>(app, listing, { handle, filters, language });
  const { title, products } = data.collection;
  return {
    title,
    handles: products.nodes.map((node) => node.handle),
    filters: new Map(products.filters.map(({ id, label, values }) => [id, { label, values }])),
  };
}

describe('a catalogue of another trade', () => {
  test('has its ten products', async () => {
    const { data } = await ask<{ products: { nodes: object[] } }>(
      app,
      '{ products(first: 50) { nodes { id } } }',
    );
    expect(data.products.nodes).toHaveLength(10);
  });

  test('lists a collection in its own order, with filters from the catalogue', async () => {
    const { title, handles, filters } = await list('scheren');
    expect(title).toBe('Gartenscheren und Sägen');
    expect(handles).toEqual(['astschere-bruno', 'rosenschere-erna', 'klappsaege-fichte']);
    expect(filters.get('filter.p.m.tool.material')).toEqual({
      label: 'Material',
      values: [
        { label: 'Gehärteter Stahl', count: 1 },
        { label: 'Geschmiedeter Stahl', count: 2 },
      ],
    });
  });

  test('filters by a metafield and by an option', async () => {
    const productMetafield = { namespace: 'tool', key: 'foldable', value: 'true' };
    const { handles } = await list('alles', [{ productMetafield }]);
    expect(handles).toEqual(['rosenschere-erna', 'klappsaege-fichte']);
    const variantOption = { name: 'Größe', value: 'L' };
    expect((await list('alles', [{ variantOption }])).handles).toEqual(['handschuhe-distel']);
  });

  test('falls back to German where a language is missing', async () => {
    expect((await list('scheren', [], 'DA')).title).toBe('Gartenscheren und Sägen');
    expect((await list('everything', [], 'EN')).title).toBe('Everything for the garden');
    expect((await list('alles', [], 'DA')).title).toBe('Alles für den Garten');
    const { filters } = await list('scheren', [], 'EN');
    expect(filters.get('filter.p.m.tool.foldable')?.values.map(({ label }) => label)).toEqual([
      'No',
      'Yes',
    ]);
  });

  test('finds products by a synonym and by a searchable metafield', async () => {
    const search = async (query: string) => {
      const { data } = await ask<{ search: { nodes: { handle: string }[] } }>(
        app,
        'query ($query: String!) { search(query: $query, first: 5) { nodes { ... on Product { handle } } } }',
        { query },
      );
      return data.search.nodes.map(({ handle }) => handle);
    };
    expect(await search('Rosenschere')).toContain('rosenschere-erna');
    expect(await search('Ziegenleder')).toEqual(['handschuhe-distel']);
  });

  test('serves its stored pictures', async () => {
    const { data } = await ask<{ product: { featuredImage: { url: string; width: number } } }>(
      app,
      '{ product(handle: "spaten-moor") { featuredImage { url width } } }',
    );
    expect(data.product.featuredImage.width).toBe(120);
    const { pathname } = new URL(data.product.featuredImage.url);
    const response = await app.inject(pathname);
    expect(response.headers['content-type']).toBe('image/svg+xml');
  });

  test('reduces a cart by its discount and takes an order at its checkout', async () => {
    const lines = [{ merchandiseId: pruner, quantity: 2 }];
    const checkout = await createCheckout(app, { lines, discountCodes: ['SCHNITT10'] });
    const { body } = await app.inject(checkout);
    expect(body).toContain('<title>Kasse | Beet &amp; Baum Sandbox</title>');
    // 2 × 24.90 € less 10 %, below the 50 € for free shipping
    expect(body).toMatch(/44,82\s€/);
    expect(body).toMatch(/50,72\s€/);
    expect(body).not.toContain('value="pickup"');
    const placed = await order(app, checkout);
    expect(placed.statusCode).toBe(303);
    const confirmation = await app.inject(placed.headers.location ?? '');
    expect(confirmation.body).toContain('Gartenschere Erna');
    const [mail] = await database.selectFrom('mail').select(['subject', 'text']).execute();
    expect(mail?.subject).toMatch(/^Deine Bestellung .* bei Beet & Baum$/);
    expect(mail?.text).toContain('\n\nBeet & Baum\n\n');
  });

  test('ships bulky goods at its own rate, and only where it delivers', async () => {
    const lines = [{ merchandiseId: wheelbarrow, quantity: 1 }];
    const { body } = await app.inject(await createCheckout(app, { lines }));
    expect(body).toMatch(/29,00\s€/);
    expect(body.match(/<option value="[A-Z]{2}"/g)?.slice(0, 2)).toEqual([
      '<option value="DE"',
      '<option value="AT"',
    ]);
  });
});
