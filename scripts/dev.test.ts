import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('npm run dev starts no sandbox beside another shop, and says so', () => {
  const script = fileURLToPath(new URL('dev.ts', import.meta.url));
  // the storefront ends at once: nothing else of its settings is set, and the sandbox's are not used instead
  const env = { PATH: process.env.PATH ?? '', PLATFORM_URL: 'https://shop.invalid' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stdout).toContain('The platform is https://shop.invalid, of .env: no sandbox is started.');
  expect(stdout + stderr).not.toContain('[sandbox]');
  for (const name of ['PLATFORM_TOKEN', 'CHECKOUT_HOSTS', 'ACCOUNT_URL', 'SESSION_SECRET']) {
    expect(stderr).toContain(`[storefront]   ${name}: `);
  }
  expect(status).toBe(1);
});
