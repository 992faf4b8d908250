import { describe, expect, test } from 'vitest';
import { allowedImports, commerceSubjects } from './allowed-imports.ts';
import { forbiddenImports, reactInCommerce, wrongSubjects } from './forbidden-imports.ts';
import { importCycles } from './import-cycles.ts';
import { readImports } from './read-imports.ts';

const app = 'storefront/app';

describe('import rules', () => {
  test.each([
    [`${app}/ui/button.tsx`, '../i18n/i18n.tsx', 'ui is independent of languages'],
    [`${app}/ui/button.tsx`, '../commerce/price/money.ts', 'ui is independent of commerce'],
    [`${app}/commerce/cart/cart.ts`, '../../ui/icon.tsx', 'commerce is independent of ui'],
    [`${app}/cart/cart-screen.tsx`, '../product/gallery.tsx', 'features do not import each other'],
    [`${app}/shell/header.tsx`, '../cart/cart-lines.tsx', 'the shell is independent of features'],
    [`${app}/home/home-screen.tsx`, '../routes/home.tsx', 'only routes are entry points'],
    [`${app}/routes/home.tsx`, '../../server/config.ts', 'app never imports server'],
    [
      'storefront/server/main.ts',
      '../app/commerce/price/money.ts',
      'server imports the application through its entry only',
    ],
    [
      'storefront/server/main.ts',
      '../../sandbox/server/main.ts',
      'the storefront is independent of the sandbox',
    ],
    [
      'sandbox/server/main.ts',
      '../../storefront/app/commerce/price/money.ts',
      'the sandbox is independent of the storefront',
    ],
    ['sandbox/seed/seed.ts', '../../catalogue/index.ts', 'the sandbox imports no catalogue'],
    ['catalogue/index.ts', '../sandbox/store/fold.ts', 'a catalogue imports the format only'],
  ])('%s may not import %s: %s [DEC-006]', (path, specifier) => {
    expect(forbiddenImports([{ path, imports: [specifier] }], allowedImports)).toHaveLength(1);
  });

  test.each([
    [`${app}/routes/cart.tsx`, '../cart/cart-screen.tsx'],
    [`${app}/cart/cart-screen.tsx`, '../commerce/cart/cart.ts'],
    [`${app}/cart/cart-screen.tsx`, './cart-lines.tsx'],
    [`${app}/product/buy-box.tsx`, '../ui/button.tsx'],
    ['storefront/server/main.ts', '../app/entry.server.tsx'],
    ['catalogue/model.ts', '../sandbox/catalogue-format/languages.ts'],
    ['e2e/journeys/buy.spec.ts', '../../storefront/app/i18n/languages.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(forbiddenImports([{ path, imports: [specifier] }], allowedImports)).toEqual([]);
  });

  test('a folder without a rule is reported', () => {
    const problems = forbiddenImports([{ path: 'somewhere/new.ts', imports: [] }], allowedImports);
    expect(problems[0]).toContain('belongs to no module');
  });

  test.each([
    ['cart/cart.ts', '../product/product.ts', 0],
    ['product/product.ts', '../cart/cart.ts', 1],
    ['product/product.ts', './offer.ts', 0],
    ['product/product.ts', '../../i18n/formats.ts', 0],
    ['elsewhere.ts', './cart/cart.ts', 1],
  ])('commerce/%s imports %s: %i problems', (path, specifier, count) => {
    const file = { path: `${app}/commerce/${path}`, imports: [specifier] };
    expect(wrongSubjects([file], commerceSubjects)).toHaveLength(count);
  });

  test('commerce may not import React', () => {
    const path = `${app}/commerce/cart/cart.ts`;
    expect(reactInCommerce([{ path, packages: ['react'] }])).toHaveLength(1);
    expect(reactInCommerce([{ path, packages: ['react-router'] }])).toHaveLength(1);
    expect(reactInCommerce([{ path, packages: ['zod'] }])).toEqual([]);
  });
});

test('all forms of import are found', () => {
  const text = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import './c.css';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = () => import('./f.ts');
  `;
  expect(readImports('x.ts', text).sort()).toEqual(
    ['a.ts', 'b.ts', 'c.css', 'd.ts', 'e.ts', 'f.ts'].map((name) => `./${name}`),
  );
});

describe('import cycles', () => {
  const modules = (graph: Record<string, string[]>) =>
    Object.entries(graph).map(([name, imports]) => ({
      path: `app/${name}.ts`,
      imports: imports.map((to) => `./${to}.ts`),
    }));

  test.each([
    ['a tree', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['two modules', { a: ['b'], b: ['a'] }, ['import cycle: app/a.ts → app/b.ts']],
    ['a module that imports itself', { a: ['a'] }, ['import cycle: app/a.ts']],
    [
      'a long way round, beside modules outside of it',
      { a: ['b', 'x'], b: ['c'], c: ['b', 'd'], d: ['b'], x: [] },
      ['import cycle: app/b.ts → app/c.ts → app/d.ts'],
    ],
    ['two cycles', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, 2],
    ['a file that is not checked', { a: ['missing'] }, []],
  ])('%s', (_, graph, expected) => {
    const cycles = importCycles(modules(graph as unknown as Record<string, string[]>));
    if (typeof expected === 'number') expect(cycles).toHaveLength(expected);
    else expect(cycles).toEqual(expected);
  });
});
