import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sandbox = path.join(import.meta.dirname, '..');
const words =
  /coffee|kaffe|lotse|espresso|roast|röst|\bbeans?\b|bohne|barista|cappuccino|grinder|mühle/i;
// Tests and their fixtures may be about any goods; the platform's schema is not ours.
const exempt = /\.test\.ts$|^(testing|schema|dist|node_modules)\//;

test('the source of the sandbox names no goods of the demo shop', () => {
  const files = globSync('**/*.{ts,js,css,svg,json,graphql}', { cwd: sandbox }).filter(
    (file) => !exempt.test(file) && file !== 'package.json',
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(sandbox, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
