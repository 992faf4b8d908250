import { type Browser, devices } from '@playwright/test';
import { runLighthouse } from '../support/lighthouse.ts';
import { press, recordVitals } from '../vitals.ts';

export interface Visit {
  score: number;
  lcp: number;
  tbt: number;
  kilobytes: number;
  requests: number;
  /** How fast Lighthouse found the machine. */
  benchmarkIndex: number;
}

/** A first visit as Lighthouse measures it: a phone, a slow network and a slow processor, both calculated. */
export async function measureVisit(url: string, debuggingPort: number): Promise<Visit> {
  const { audits, categories, environment } = await runLighthouse(url, {
    port: debuggingPort,
    categories: ['performance'],
  });
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    kilobytes: figure('total-byte-weight') / 1000,
    requests: Object.keys(audits['network-requests']?.details?.items ?? {}).length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

const processorSlowdown = 4;
/** So long a shopper reads before the product goes into the cart; every script is at work by then. */
const readingMs = 5000;

/** Input to next paint of "add to cart", with a finger on a phone whose processor is four times slower. */
export async function measureAddToCart(browser: Browser, url: string): Promise<number> {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const { interact } = await recordVitals(page);
    await page.goto(url, { waitUntil: 'load' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.waitForTimeout(readingMs);
    const button = page.getByRole('button', { name: /^add to (cart|basket)/i }).first();
    const { duration } = await interact('add to cart', async () => {
      await press(button, 'finger');
      await page.waitForTimeout(1000);
    });
    return duration;
  } finally {
    await context.close();
  }
}
