// CI's part of `npm run bench server`: what a node spends on a page beside react-dom, as a ratio.

import { shopOrigin } from '../../e2e/support/addresses.ts';
import { startShop } from '../../e2e/support/running-shop.ts';
import { atMost, percentile, type Result, report } from '../reliability/support/report.ts';
import { meterSettings, nodeCost } from './node-cost.ts';
import { pages } from './pages.ts';

/** Above the figures of docs/performance.md, so that only a real change fails. */
const limit = 2.5;
const rounds = 5;
const requestsPerRound = 20;

const shop = await startShop(meterSettings);
const results: Result[] = [];
try {
  for (const name of ['home', 'collection', 'product'] as const) {
    const visits = Array.from({ length: requestsPerRound }, () => pages[name]);
    await nodeCost(shopOrigin, visits);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { total, rendering } = await nodeCost(shopOrigin, visits);
      ratios.push(total / rendering);
    }
    results.push(atMost(`${name}: node to react-dom`, percentile(ratios, 50), limit, ' ×'));
  }
} finally {
  await shop.stop();
}
report(`Server cost, ${rounds} rounds of ${requestsPerRound} renderings`, results);
