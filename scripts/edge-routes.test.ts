import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('edge-routes.ts', import.meta.url));

test.each(['kaffeelotse', 'starter'])('edge/routes.vcl is up to date for %s', (SHOP) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--conditions=shop-${SHOP}`, script, '--check'],
    { env: { ...process.env, SHOP }, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
