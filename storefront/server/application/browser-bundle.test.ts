import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environmentSchema } from '../config/config-schema.ts';

const folder = fileURLToPath(new URL('../../build/client/', import.meta.url));
const secrets = readFileSync(new URL('../../sandbox.env', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /(TOKEN|SECRET)=/.test(line))
  .map((line) => line.slice(line.indexOf('=') + 1));

// CI builds before it tests
test.skipIf(!existsSync(folder))('the browser bundle contains no server code', () => {
  const never = [
    ...secrets,
    ...Object.keys(environmentSchema.shape).filter((name) => name.includes('_')),
    'storefront-access-token',
    'storefront-private-token',
    'hmac-sha256',
    'node:crypto',
    'query ProductDetail',
    'mutation Cart',
    '.server.tsx',
  ];
  expect(secrets).toHaveLength(5);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json|html|map|txt)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(folder + name, 'utf8');
    for (const word of never) expect(text.includes(word), `${name}: ${word}`).toBe(false);
  }
});
