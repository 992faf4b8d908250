// Looks for what is broken on every screen, window and document of the built shop, to the eye, to axe, or because it
// moves while the page loads: `npm run e2e layout`.
// Less of it: `npm run e2e layout -- --widths 390,1440 --languages de --pages tutorial,mini-cart`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { consentShopOrigin, shopOrigin } from '../support/addresses.ts';
import { violationsOn } from '../support/axe.ts';
import { browserArguments, browserPath } from '../support/browser.ts';
import { consentShopEnvironment } from '../support/environments.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { startShop, startStorefront } from '../support/running-shop.ts';
import { heights, readOptions } from './options.ts';
import { bundleRules, check, takePicture } from './page-rules.ts';
import { describeFindings, isSame, type PlacedFinding } from './report.ts';
import { settle } from './settle.ts';
import { type Visit, visitsIn } from './visits.ts';

const folder = fileURLToPath(new URL('../../.data/layout/', import.meta.url));
/** Pages open at once; each waits a part of its time for the page to become quiet. */
const workers = 3;

const options = readOptions(process.argv.slice(2));
const rules = await bundleRules();
const findings: PlacedFinding[] = [];
const failures: string[] = [];
/** A busy browser may paint a line before its last word was parsed: less than the eye can see, 0.00 in any report. */
const invisibleShift = 0.005;

async function openPage(browser: Browser, visit: Visit, width: number) {
  const context = await browser.newContext({
    baseURL: visit.asksForConsent ? consentShopOrigin : shopOrigin,
    viewport: { width, height: heights[width] ?? 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript({ content: rules });
  const page = await context.newPage();
  await visit.before?.(page);
  const shifts = await watchLayout(page);
  await page.goto(visit.path, { waitUntil: 'load' });
  // the first interaction loads deferred parts
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 301);
  await visit.prepare?.(page);
  if (!visit.prepare) {
    await settle(page);
    const moved = await shifts();
    const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    if (sum > invisibleShift) failures.push(`${visit.path} at ${width} moves: ${moved.join('\n')}`);
  }
  return page;
}

async function look(page: Page, { name, path }: Visit, language: Language, width: number) {
  await settle(page);
  for (const [index, finding] of (await check(page)).entries()) {
    const known = findings.find((other) => isSame(other, finding, width));
    const number = String(findings.length + 1).padStart(3, '0');
    const file = `${number}-${finding.rule}-${name.replaceAll('/', '-')}-${language}-${width}.png`;
    const picture = known?.picture ?? file;
    findings.push({ ...finding, page: name, address: path, language, width, picture });
    if (!known) await takePicture(page, index, folder + file);
  }
  for (const violation of await violationsOn(page)) {
    failures.push(`${path} (${name}) at ${width}, axe: ${violation.join(' ')}`);
  }
}

/** One load serves all widths, unless something must be opened, which another width may close. */
async function checkVisit(browser: Browser, visit: Visit, language: Language) {
  const { from = 0, upTo = Number.POSITIVE_INFINITY } = visit;
  const fitting = options.widths.filter((width) => width >= from && width <= upTo);
  const widths = options.firstWidth ? fitting.slice(0, 1) : fitting;
  let page: Page | null = null;
  try {
    for (const width of widths) {
      if (page && !visit.prepare) {
        await page.setViewportSize({ width, height: heights[width] ?? 900 });
      } else {
        await page?.context().close();
        page = await openPage(browser, visit, width);
      }
      await look(page, visit, language, width);
    }
  } catch (error) {
    failures.push(`${visit.name} in ${language} could not be looked at: ${error}`);
  }
  await page?.context().close();
}

const visits = options.languages.flatMap((language) =>
  visitsIn(language, options.withoutDocuments)
    .filter(
      ({ name, path }) =>
        options.pages.length === 0 ||
        options.pages.some((word) => name.includes(word) || path.includes(word)),
    )
    .map((visit) => ({ visit, language })),
);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const started = Date.now();
const shop = await startShop();
const consentShop = await startStorefront(consentShopEnvironment, consentShopOrigin);
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  const queue = visits.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const { visit, language } of queue) await checkVisit(browser, visit, language);
    }),
  );
} finally {
  await browser.close();
  await consentShop.stop();
  await shop.stop();
}
writeFileSync(`${folder}findings.json`, JSON.stringify(findings, null, 2));
const seconds = Math.round((Date.now() - started) / 1000);
console.log(describeFindings(findings));
for (const failure of failures) console.error(failure);
console.log(`${visits.length} visits in ${seconds} s, pictures in ${folder}`);
process.exitCode = findings.length + failures.length > 0 ? 1 : 0;
