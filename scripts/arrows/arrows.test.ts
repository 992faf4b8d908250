import { describe, expect, test } from 'vitest';
import { readImports } from './read-imports.ts';
import { rooms } from './rooms.ts';
import { reactInCommerce, wrongArrows } from './wrong-arrows.ts';

const app = 'storefront/app';

describe('the house rules', () => {
  test.each([
    [`${app}/ui/button.tsx`, '../i18n/i18n.tsx', 'ui knows no language'],
    [`${app}/ui/button.tsx`, '../commerce/money.ts', 'ui knows no commerce'],
    [`${app}/commerce/cart.ts`, '../ui/icon.tsx', 'commerce knows no look'],
    [`${app}/cart/cart-screen.tsx`, '../product/gallery.tsx', 'capabilities know not each other'],
    [`${app}/shell/header.tsx`, '../cart/cart-lines.tsx', 'the shell knows no capability'],
    [`${app}/home/home-screen.tsx`, '../routes/home.tsx', 'arrows do not point back at routes'],
    [`${app}/routes/home.tsx`, '../../server/config.ts', 'app never imports server'],
    ['storefront/server/main.ts', '../app/commerce/money.ts', 'server enters by the entry only'],
    ['storefront/server/main.ts', '../../sandbox/server/main.ts', 'the shop knows no sandbox'],
    ['sandbox/server/main.ts', '../../storefront/app/commerce/money.ts', 'nor the other way'],
    ['sandbox/seed/seed.ts', '../../catalogue/index.ts', 'the sandbox knows no catalogue'],
    ['catalogue/index.ts', '../sandbox/store/fold.ts', 'a catalogue knows only the format'],
  ])('%s may not import %s: %s', (path, specifier) => {
    expect(wrongArrows([{ path, imports: [specifier] }], rooms)).toHaveLength(1);
  });

  test.each([
    [`${app}/routes/cart.tsx`, '../cart/cart-screen.tsx'],
    [`${app}/cart/cart-screen.tsx`, '../commerce/cart.ts'],
    [`${app}/cart/cart-screen.tsx`, './cart-lines.tsx'],
    [`${app}/product/buy-box.tsx`, '../ui/button.tsx'],
    ['storefront/server/main.ts', '../app/entry.server.tsx'],
    ['catalogue/model.ts', '../sandbox/catalogue-format/languages.ts'],
    ['e2e/journeys/buy.spec.ts', '../../storefront/app/i18n/languages.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(wrongArrows([{ path, imports: [specifier] }], rooms)).toEqual([]);
  });

  test('a new folder has to be given its place', () => {
    const problems = wrongArrows([{ path: 'somewhere/new.ts', imports: [] }], rooms);
    expect(problems[0]).toContain('stands in no room');
  });

  test('commerce does without React', () => {
    const path = `${app}/commerce/cart.ts`;
    expect(reactInCommerce([{ path, packages: ['react'] }])).toHaveLength(1);
    expect(reactInCommerce([{ path, packages: ['react-router'] }])).toHaveLength(1);
    expect(reactInCommerce([{ path, packages: ['zod'] }])).toEqual([]);
  });
});

test('imports are found in every form', () => {
  const text = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import './c.css';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = () => import('./f.ts');
  `;
  expect(readImports('x.ts', text).sort()).toEqual(
    ['./a.ts', './b.ts', './c.css', './d.ts', './e.ts', './f.ts'].sort(),
  );
});
