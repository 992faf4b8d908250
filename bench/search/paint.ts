// Time from the last key press to the frame that shows the search results, with a warm cache.
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { startShop } from '../../e2e/support/running-shop.ts';

const words = ['espresso', 'kaffeemühle', 'tamper', 'entkoffeiniert', 'siebträger'];
const rounds = 3;
const slowdown = 4;
const debounce = 300;
const allowed = debounce + 100;

const shop = await startShop();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
try {
  const times = await measure(browser);
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(
    `last key to painted hits at ${slowdown}× CPU slowdown: ${sorted.map(Math.round).join(', ')} ms`,
  );
  console.log(
    `median ${Math.round(median)} ms; ${allowed} ms are allowed (${debounce} of them debounce)`,
  );
  if (median > allowed) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}

async function measure(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${shop.origin}/de`);
  await page.locator('header [data-opens-search]:visible').hover();
  const input = page.getByRole('combobox');
  await page.locator('header [data-opens-search]:visible').click();
  await input.waitFor();
  const session = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // the first round warms the caches
    await session.send('Emulation.setCPUThrottlingRate', { rate: round === 0 ? 1 : slowdown });
    for (const word of words) {
      const painted = page.evaluate((typed) => {
        const field = document.querySelector('dialog[open] input');
        return new Promise<number>((resolve) => {
          let pressed = 0;
          field?.addEventListener('input', () => {
            pressed = performance.now();
          });
          const observer = new MutationObserver(() => {
            const all =
              document.querySelector('dialog[open] [role=listbox] + p')?.textContent ?? '';
            if (!all.includes(`„${typed}“`)) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              // a message is handled after the frame is painted
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - pressed);
              port2.postMessage(null);
            });
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      }, word);
      await input.fill(word);
      const time = await painted;
      if (round > 0) times.push(time);
      await input.fill('');
    }
  }
  return times;
}
