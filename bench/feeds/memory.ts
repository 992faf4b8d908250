import { atLeast, atMost, report } from '../reliability/support/report.ts';
import { writtenFiles } from './written-files.ts';

// Feeds and sitemaps of a shop with 200,000 products: the storefront's memory while they are written, and the time.

const products = Number(process.env.CATALOGUE_SIZE ?? 200_000);
const megabyte = 1_048_576;

const files = await writtenFiles(products, [
  '/sitemaps/products-de.xml',
  '/sitemaps/products-en-2.xml',
  '/sitemaps/products-da-4.xml',
  '/feeds/google-de.xml',
  '/feeds/idealo-de.csv',
]);
report(
  `Feeds and sitemaps of ${products} products`,
  files.flatMap(({ path, entries, bytes, seconds, memory }) => [
    atLeast(`${path}: entries`, entries, 1),
    {
      what: `${path}: MB, seconds`,
      found: `${Math.round(bytes / megabyte)}, ${seconds.toFixed(1)}`,
    },
    ...(path.startsWith('/sitemaps/') ? [atMost(`${path}: time`, seconds, 5, ' s')] : []),
    atMost(`${path}: memory above the start`, memory / megabyte, 50, ' MB'),
  ]),
);
