// Search quality: sends typical queries to the platform as the search dialog does.

import { z } from 'zod';
import { startSandbox } from '../../e2e/support/running-shop.ts';
import { storefrontApiPath } from '../../sandbox/schema/api-version.ts';
import { PredictiveSearch } from '../../storefront/app/commerce/operations/generated.ts';
import { languageFacts } from '../../storefront/app/i18n/languages.ts';
import { type ExpectedHit, queries } from './queries.ts';

const needed = 57;

const hits = z.array(z.object({ handle: z.string() }));
const answer = z.object({
  data: z.object({ predictiveSearch: z.object({ products: hits, collections: hits }) }),
});

async function firstFive(platform: string, { query, language }: ExpectedHit) {
  const response = await fetch(`${platform}${storefrontApiPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'sandbox-storefront-token',
    },
    body: JSON.stringify({
      query: PredictiveSearch.text,
      variables: { query, language: languageFacts[language].code },
    }),
  });
  const { predictiveSearch } = answer.parse(await response.json()).data;
  const handles = (found: z.infer<typeof hits>) => found.map(({ handle }) => handle).slice(0, 5);
  return {
    categories: handles(predictiveSearch.collections),
    products: handles(predictiveSearch.products),
  };
}

const sandbox = await startSandbox();
try {
  const table = [];
  for (const wanted of queries) {
    const { categories, products } = await firstFive(sandbox.origin, wanted);
    const category = categories.findIndex((handle) => wanted.categories?.includes(handle));
    const product = products.findIndex((handle) => wanted.products?.test(handle));
    table.push({
      language: wanted.language,
      query: wanted.query,
      kind: wanted.kind,
      expected: [wanted.categories?.join(' or '), wanted.products].filter(Boolean).join(' or '),
      category: category < 0 ? '' : `${category + 1}.`,
      product: product < 0 ? '' : `${product + 1}.`,
      found: category >= 0 || product >= 0 ? 'yes' : 'NO',
      instead:
        category >= 0 || product >= 0
          ? ''
          : [...categories.slice(0, 3), ...products.slice(0, 2)].join(', ').slice(0, 90),
    });
  }
  console.table(table);
  const found = table.filter((row) => row.found === 'yes').length;
  console.log(`${found} of ${queries.length} found among the first five; ${needed} are needed`);
  if (queries.length !== 61 || found < needed) process.exitCode = 1;
} finally {
  await sandbox.stop();
}
