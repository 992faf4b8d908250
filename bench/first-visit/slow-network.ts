import type { Browser } from '@playwright/test';
import { median } from '../support/median.ts';
import { onQuietHost } from '../support/quiet-host.ts';
import type { Row } from '../support/table.ts';
import { phone, recordVitals, slow4g, type Vitals } from '../vitals.ts';

const mostLcpMs = 1500;

/** LCP and CLS of a first visit on slow 4G, with the processor as fast as it is. */
export async function measureOnSlowNetwork(
  browser: Browser,
  { name, url, runs }: { name: string; url: string; runs: number },
): Promise<Row[]> {
  const visits: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await onQuietHost(() => visitOnSlowNetwork(browser, url)));
  }
  const lcp = median(visits.map((visit) => visit.lcp));
  const moved = visits.filter(({ cls }) => cls > 0);
  return [
    {
      expectation: `${name}: LCP on slow 4G at most ${mostLcpMs} ms`,
      seen: `${Math.round(lcp)} ms`,
      met: lcp > 0 && lcp <= mostLcpMs,
    },
    {
      expectation: `${name}: nothing moves on slow 4G`,
      seen: moved[0]?.moved ?? `CLS 0 in ${runs} visits`,
      met: moved.length === 0,
    },
  ];
}

async function visitOnSlowNetwork(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const { vitals } = await recordVitals(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await page.goto(url, { waitUntil: 'load' });
    // hydration must move nothing either
    await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' });
    return await vitals();
  } finally {
    await context.close();
  }
}
