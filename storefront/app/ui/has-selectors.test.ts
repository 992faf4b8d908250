import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../', import.meta.url);
const files = globSync('{storefront/{app,server},shops/*}/**/*.css', { cwd: folder });
/**
 * `:has()` without an element, class or attribute before it asks every element: browsers restyle the page at every change.
 * Within `:not()` it belongs to what stands before that.
 */
const alone = /(?<!\([^)]*)(?:^|[\s,>+~]):has\(/;
/** The same after `:has()`, where nothing is in brackets any more: all below its element are restyled. */
const aloneAfter = /:has[^\s>+~,]*[\s>+~]+[*:]/;

function asksEveryElement(line: string): boolean {
  let unbracketed = line;
  while (/\([^()]*\)/.test(unbracketed)) unbracketed = unbracketed.replaceAll(/\([^()]*\)/g, '');
  return alone.test(line) || aloneAfter.test(unbracketed);
}

test('no stylesheet asks every element with :has()', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        asksEveryElement(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  [':has(> .box :checked) > :first-child {', true],
  ['.row > :has(img) {', true],
  ['.card:has(:checked) > .media,', false],
  ['.card:has(> .media) > *,', true],
  ['.card:has(> .media) > :nth-child(n + 4) {', true],
  ['.card:has(> .media):hover .title:not(:empty) {', false],
  ['.card:has(:checked), :root {', false],
  [':root:has(dialog) {', false],
  ['.options:not(:has(:checked)) .once {', false],
  ['.bar:has([data-away]):not(:focus-within, :has(dialog)) {', false],
])('%s: %s', (line, expected) => {
  expect(asksEveryElement(line)).toBe(expected);
});
