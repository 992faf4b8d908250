// Run by `storefront-sandbox exec --https`: serves a production build of Hydrogen's template, walks it, and counts the
// pictures that a listing shows in a browser. The template gets the platform's hosts from the environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import freePort from 'get-port';
import { z } from 'zod';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { RunningProcess } from './running-process.ts';

const { directory } = parseArgs({ options: { directory: { type: 'string' } } }).values;
if (!directory) throw new Error("--directory names the template's sources");
const { SANDBOX_URL, SANDBOX_TOKEN, HTTPS_PROXY } = z
  .object({ SANDBOX_URL: z.url(), SANDBOX_TOKEN: z.string(), HTTPS_PROXY: z.url() })
  .parse(process.env);
/** Of the shop that comes with the package. */
const codes = ['--discount', 'WELCOME10', '--giftCards', 'GIFT-0025-TEST-AAAA,GIFT-0100-TEST-BBBB'];
const listing = '/collections/all-things';
const expectedPictures = 8;

const scriptFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const origin = `http://localhost:${await freePort()}`;
const shop = new RunningProcess(origin, scriptFile('serve-worker.ts'), {
  arguments: [
    '--server',
    path.join(directory, 'dist/server/index.js'),
    '--client',
    path.join(directory, 'dist/client'),
    '--port',
    new URL(origin).port,
  ],
  directory,
  environment: { NODE_ENV: 'production' },
});
try {
  await shop.ready('/');
  const connection = ['--shop', origin, '--sandbox', SANDBOX_URL, '--token', SANDBOX_TOKEN];
  const walk = spawn(process.execPath, [scriptFile('walk.ts'), ...connection, ...codes], {
    stdio: 'inherit',
  });
  const [code] = await once(walk, 'exit');
  const shown = await countPictures();
  console.log(`${shown} of ${expectedPictures} pictures`);
  process.exitCode = code === 0 && shown === expectedPictures ? 0 : 1;
} finally {
  await shop.stop();
}

/** Those of the platform's CDN that the browser could show under the template's content security policy. */
async function countPictures(): Promise<number> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: browserArguments,
    proxy: { server: HTTPS_PROXY, bypass: 'localhost' },
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(origin + listing, { waitUntil: 'load' });
    return await page.evaluate(
      () =>
        [...document.images].filter(
          ({ currentSrc, complete, naturalWidth }) =>
            new URL(currentSrc || 'about:blank').host === 'cdn.shopify.com' &&
            complete &&
            naturalWidth > 0,
        ).length,
    );
  } finally {
    await browser.close();
  }
}
