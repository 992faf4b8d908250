import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { redactPersonalData, redactSecrets } from '../storefront/telemetry/redact-text.ts';

/** Files that parse untrusted text. */
const sources = [
  'storefront/telemetry/*.ts',
  'storefront/server/{http,reports,webhooks,operations}/*.ts',
  'storefront/app/{commerce/*,search,cart,newsletter,i18n}/*.ts',
  'storefront/app/*.ts',
  'sandbox/store/*.ts',
];
const root = path.resolve(import.meta.dirname, '..');
const length = 65_536;
const most = 20;

const characters = [...' \t"%&\'()*+,-./:;<=>?@[\\_{aZ0é'];
const units = [
  ...characters,
  ...characters.map((character) => `a${character}`),
  'aaa-',
  '%40',
  '@a.',
  '\\"',
  '?a=',
  'code "',
  '1.1.',
  '<a ',
  '&#',
];

const expressions = sources
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.|generated/.test(file))
  .flatMap((file) =>
    expressionsIn(file).map((expression) => [`${file}: ${expression}`, expression] as const),
  );

test('regular expressions are found in the sources', () => {
  expect(expressions.length).toBeGreaterThan(50);
});

test.each(expressions)('%s matches 64 kB of hostile text within 20 ms', (_, expression) => {
  const everywhere = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
  expect(slowest((text) => text.replaceAll(everywhere, ''))).toBeLessThan(most);
});

describe.each([
  ['redactSecrets', redactSecrets],
  ['redactPersonalData', redactPersonalData],
])('%s', (_, hide) => {
  test('matches 64 kB of hostile text within 20 ms', () => {
    expect(slowest(hide)).toBeLessThan(most);
  });
});

/** Of the hostile texts, in milliseconds of processor time; ends at the first that is too slow. */
function slowest(read: (text: string) => unknown): number {
  let found = 0;
  for (const unit of units) {
    // a tenth of the length first: what is worse than linear shows there, in bearable time
    const short = measured(read, textOf(unit, length / 10));
    if (short > most / 4) return short * 10;
    found = Math.max(found, measured(read, textOf(unit, length)));
    if (found > most) break;
  }
  return found;
}

function textOf(unit: string, characters: number): string {
  return `/${unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)}\n`;
}

/** The fastest of up to five runs: one may include compilation, or wait for a processor. */
function measured(read: (text: string) => unknown, text: string): number {
  let fastest = measuredOnce(read, text);
  for (let run = 1; run < 5 && fastest >= most / 4; run += 1) {
    fastest = Math.min(fastest, measuredOnce(read, text));
  }
  return fastest;
}

function measuredOnce(read: (text: string) => unknown, text: string): number {
  const started = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}

function expressionsIn(file: string): RegExp[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const found: RegExp[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        found.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
  }).visit(program);
  return found;
}
