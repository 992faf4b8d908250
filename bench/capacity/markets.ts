// What further markets cost at the edge: the same number of visits to pages of the home market, and spread over three
// further ones, each through a cold Varnish; and no page in another market's currency.
import { seededRandom } from '../../sandbox/testing/seeded-random.ts';
import { load } from '../reliability/support/load.ts';
import { crawl } from '../reliability/support/pages.ts';
import { atMost, exactly, report } from '../reliability/support/report.ts';
import { settings } from '../reliability/support/settings.ts';
import { withStack } from '../reliability/support/with-stack.ts';
import { rendersWithin, zipf } from './model.ts';
import { pickBy } from './pick-by.ts';

const pageCount = settings.BENCH_PAGES * 4;
// pages of further markets are rendered from nothing: more at once is what an overloaded node refuses
const rate = 30;
const seconds = 120;
/** Of visits to further markets. */
const abroad = 0.2;
const further: Record<string, { locale: string; currency: string }> = {
  de: { locale: 'de-ch', currency: 'CHF' },
  en: { locale: 'en-dk', currency: 'DKK' },
  da: { locale: 'da-dk', currency: 'DKK' },
};
const readAtOnce = 4;

await withStack(
  {
    hasWebhooks: false,
    sandboxEnv: { SANDBOX_MARKETS: 'DK:DKK,CH:CHF' },
    nodeEnv: {
      SHOP_MARKETS: Object.values(further)
        .map(({ locale }) => locale)
        .join(','),
    },
  },
  async ({ urls: { shop, nodes } }) => {
    const [node = ''] = nodes;
    const random = seededRandom(settings.BENCH_SEED);
    // from a node, so that the edge stays cold
    const found = await crawl(node, pageCount * 2);
    const pages = random.sample(found, found.length);
    const atHome = await visit(pages.slice(0, pageCount), 0);
    const spread = await visit(pages.slice(pageCount), abroad);
    const products = pages.slice(pageCount).filter((path) => path.includes('/p/'));
    const mixed = await mixedCurrencies(products);

    report(
      `Markets at the edge: ${pageCount} pages, ${rate} visits/s for ${seconds} s, ${abroad * 100} % of them in ${Object.keys(further).length} further markets`,
      [
        exactly('not 200', atHome.failed + spread.failed, 0),
        { what: 'failures', found: [atHome.failures, spread.failures].join(' / ') },
        { what: 'hit ratio of one market: expected, measured', found: ratios(atHome) },
        { what: 'hit ratio with further markets: expected, measured', found: ratios(spread) },
        atMost('deviation from the model', Math.max(atHome.deviation, spread.deviation), 15, ' %'),
        exactly(`product pages in another currency, of ${products.length * 2}`, mixed, 0),
      ],
    );

    async function visit(ranked: string[], share: number) {
      const shares = zipf(ranked.length, 1);
      const { sent, failed, failures, cacheCounts } = await load({
        origins: [shop],
        rate,
        seconds,
        next() {
          const path = pickBy(shares, ranked, random.next());
          return { path: random.next() < share ? inMarket(path) : path };
        },
      });
      const renders = shares.reduce((sum, one) => {
        const parts = share === 0 ? [1] : [1 - share, share];
        return (
          sum + parts.reduce((all, part) => all + rendersWithin(rate * one * part, 0, seconds), 0)
        );
      }, 0);
      const misses = cacheCounts.miss ?? 0;
      return {
        failed,
        failures,
        expected: 1 - renders / sent,
        measured: 1 - misses / sent,
        deviation: Math.abs(renders / misses - 1) * 100,
      };
    }

    /** Pages that the edge answers with a price in the currency of another market. */
    async function mixedCurrencies(paths: string[]): Promise<number> {
      let mixed = 0;
      const waiting = paths.flatMap((path) => [
        { path, currency: 'EUR' },
        { path: inMarket(path), currency: marketOf(path).currency },
      ]);
      while (waiting.length > 0) {
        const batch = waiting.splice(0, readAtOnce);
        const wrong = await Promise.all(
          batch.map(async ({ path, currency }) => {
            const html = await (await fetch(shop + path)).text();
            const shown = new Set(
              [...html.matchAll(/"priceCurrency":"(\w+)"/g)].map(([, code]) => code),
            );
            return shown.size !== 1 || !shown.has(currency);
          }),
        );
        mixed += wrong.filter(Boolean).length;
      }
      return mixed;
    }
  },
);

function marketOf(path: string) {
  const market = further[path.split('/')[1] ?? ''];
  if (!market) throw new Error(`${path} has no further market`);
  return market;
}

function inMarket(path: string): string {
  return path.replace(/^\/\w+/, `/${marketOf(path).locale}`);
}

function ratios({ expected, measured }: { expected: number; measured: number }): string {
  return [expected, measured].map((ratio) => `${(ratio * 100).toFixed(1)} %`).join(', ');
}
