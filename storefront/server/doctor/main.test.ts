import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const script = fileURLToPath(new URL('main.ts', import.meta.url));
const findings = z.array(
  z.object({
    name: z.string(),
    status: z.enum(['ok', 'warning', 'failed', 'skipped']),
    message: z.string(),
  }),
);

test.each([
  [{}, 'setting PLATFORM_URL'],
  [
    { NEWSLETTER_DATABASE_URL: 'x', ADMIN_URL: 'y', REVIEWS_SERVICE: 'judge.me' },
    'setting ADMIN_URL',
  ],
  [{ PLATFROM_URL: 'https://shop.invalid' }, 'setting PLATFROM_URL'],
])('the list is valid JSON with %o', (settings, named) => {
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const { stdout, status } = spawnSync(process.execPath, [script, '--json'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const listed = findings.parse(JSON.parse(stdout));
  expect(listed.map(({ name }) => name)).toContain(named);
  expect(status).toBe(1);
});
