// Pictures of every screen at both widths and in all languages, and the gallery in docs/screens: `npm run shots`.
// With words behind it only those whose names have one of them are taken anew: `npm run shots -- home-de drawer`.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { languages } from '#shop/tests/specified-languages.ts';
import { isListening, processService } from '../../deploy/stack/service.ts';
import { accountSettings } from '../../sandbox/server/storefront-settings.ts';
import { redisPort } from '../support/addresses.ts';
import { browserArguments, browserPath } from '../support/browser.ts';
import { startShop } from '../support/running-shop.ts';
import { accountShots } from './account-shots.ts';
import { writeGallery } from './gallery.ts';
import { writeHero } from './hero.ts';
import { type Shot, shotsIn, type Width, widths } from './shots-in.ts';

const folder = fileURLToPath(new URL('../../.data/shots/', import.meta.url));

async function take(browser: Browser, origin: string, shot: Shot, width: Width, file: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: widths[width] },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await shot.before?.(page);
  await page.goto(shot.path);
  // the application starts with the first interaction, and then asks for the cart
  await page.mouse.move(3, 400);
  await page.locator('html[data-application], html:not(:has(#application))').waitFor({
    state: 'attached',
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  if (!shot.fold) {
    await loadLatePictures();
    // the header sticks where the page was scrolled to
    await page.evaluate(() => scrollTo(0, 0));
  }
  const part = shot.part?.(page);
  if (part) await part.screenshot({ path: file, animations: 'disabled' });
  else await page.screenshot({ path: file, fullPage: !shot.fold, animations: 'disabled' });
  await context.close();

  /** What is below the fold is laid out and loaded when it comes near. */
  async function loadLatePictures() {
    await page.evaluate(async () => {
      delete document.documentElement.dataset.lazyLayout;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    });
  }
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// sessions of customers
const redis = processService({
  name: 'redis',
  command: 'redis-server',
  args: ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', ''],
  isReady: () => isListening(redisPort),
  output: () => {},
});
await redis.start();
const shop = await startShop(accountSettings(`redis://127.0.0.1:${redisPort}`));
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  for (const language of languages) {
    for (const width of [1440, 390] as const) {
      for (const shot of [...shotsIn(language), ...accountShots(language)]) {
        const name = `${shot.name}-${language}-${width}`;
        const isWanted = wanted.length === 0 || wanted.some((word) => name.includes(word));
        if (!isWanted || (shot.only ?? width) !== width) continue;
        await take(browser, shop.origin, shot, width, `${folder}${name}.png`);
      }
    }
  }
  await writeGallery(browser, folder, wanted.length === 0);
  await writeHero(browser, folder);
} finally {
  await browser.close();
  await shop.stop();
  await redis.stop();
}
console.log(`pictures in ${folder}, gallery in docs/screens`);
