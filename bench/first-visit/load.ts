// Lighthouse of each kind of page through the edge, in turns with the same document without scripts: `npm run bench load`.

import { chromium } from '@playwright/test';
import freePort from 'get-port';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { measureVisit, type Visit } from '../peers/measure-visit.ts';
import { withStack } from '../reliability/support/with-stack.ts';
import { median } from '../support/median.ts';
import { onQuietHost } from '../support/quiet-host.ts';
import { printTable, type Row } from '../support/table.ts';
import { measureOnSlowNetwork } from './slow-network.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** A machine of this benchmark index or more has to reach it. */
const fastMachine = 1000;
const wantedScore = 95;

const href = hrefsFor('de');
const pages = {
  home: href.home(),
  collection: href.collection(allContent.de.home.discover),
  product: href.product('kernel-co-night-shift-espresso'),
  article: href.article('tutorials'),
  cart: href.cart(),
};

await withStack({}, async ({ urls }) => {
  const bare = await serveWithoutScripts(urls.shop);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const rows: Row[] = [];
  const indexes: number[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const ours: Visit[] = [];
    const without: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await onQuietHost(() => measureVisit(urls.shop + path, port)));
      without.push(await onQuietHost(() => measureVisit(bare.origin + path, port)));
    }
    indexes.push(...ours.map(({ benchmarkIndex }) => benchmarkIndex));
    const compare = (figure: 'lcp' | 'tbt' | 'score') =>
      [ours, without].map((visits) => median(visits.map((visit) => visit[figure]))) as [
        number,
        number,
      ];
    const [lcp, lcpWithout] = compare('lcp');
    const [tbt, tbtWithout] = compare('tbt');
    const [score, scoreWithout] = compare('score');
    rows.push(
      {
        expectation: `${name}: LCP within 5 % of the page without scripts`,
        seen: `${Math.round(lcp)} ms, ${Math.round(lcpWithout)} ms`,
        met: lcp <= lcpWithout * 1.05,
      },
      {
        expectation: `${name}: TBT within 150 ms`,
        seen: `${Math.round(tbt)} ms, ${Math.round(tbtWithout)} ms`,
        met: tbt <= tbtWithout + 150,
      },
      {
        expectation: `${name}: performance at most 3 points below`,
        seen: `${score}, ${scoreWithout}`,
        met: score >= scoreWithout - 3,
      },
    );
    if (median(indexes) >= fastMachine) {
      rows.push({
        expectation: `${name}: performance`,
        seen: `${score} of ${wantedScore}`,
        met: score >= wantedScore,
      });
    }
  }
  for (const name of ['home', 'collection', 'product'] as const) {
    rows.push(
      ...(await measureOnSlowNetwork(browser, { name, url: urls.shop + pages[name], runs })),
    );
  }
  const title = `Page load through the edge, median of ${runs}, benchmark index ${Math.round(median(indexes))}`;
  process.exitCode = printTable(title, rows) ? 0 : 1;
  await browser.close();
  bare.stop();
});
