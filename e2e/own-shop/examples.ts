// Follows docs/worked-examples.md as it is written, on a copy of the starter: differences are applied, commands run. Then
// it builds the shop, starts it on other goods and looks for what each example adds: `npm run e2e examples`.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { startShop } from '../support/running-shop.ts';
import { buildOwnShop, ownShop, root, withOwnShop } from './build-own-shop.ts';

const document = readFileSync(`${root}docs/worked-examples.md`, 'utf8');
const blocks = [...document.matchAll(/^```(diff|sh)\n(.*?)^```/gms)];

/** What pages of the shop must have, by their path. */
const expected: [path: string, what: string, pattern: RegExp][] = [
  ['/en/p/rosenschere-erna', 'the metafield', /Material: Geschmiedeter Stahl/],
  ['/en/c/scheren', 'the order of the filter', /^(?:(?!Gehärteter).)*Geschmiedeter Stahl/s],
  [
    '/en/c/everything?filter.tool.material=Kupfer',
    'the filtered product alone',
    /^(?!.*\/p\/spaten-moor).*\/p\/pflanzkelle-buche/s,
  ],
  ['/en/p/rosenschere-erna', 'the calendar', /When to do it/],
  ['/en-ch/p/rosenschere-erna', 'a price of the market', /CHF/],
  ['/en-ch/p/rosenschere-erna', 'its cost of shipping', /13\.50/],
  ['/sv', 'the language', /<html[^>]* lang="sv"/],
  ['/sv/p/rosenschere-erna', 'the calendar in it', /När det ska göras/],
  ['/sv/c/scheren', 'the platform’s text in it', /<h1[^>]*>Sekatörer och sågar/],
  ['/sv/search?q=Sekatörer', 'what is found by it', /\/sv\/c\/scheren/],
];

await withOwnShop(
  () => cpSync(`${root}shops/starter`, ownShop, { recursive: true }),
  async () => {
    for (const [, kind, text = ''] of blocks) {
      if (kind === 'diff') run('git', ['apply', '-'], text);
      else run('bash', ['-e'], text);
    }
    buildOwnShop();
    await look();
  },
);

async function look() {
  const { NODE_OPTIONS = '' } = process.env;
  // of the processes below
  Object.assign(process.env, {
    NODE_OPTIONS: '--conditions=shop-own',
    SANDBOX_CATALOGUE: 'sandbox/examples/garden-tools',
    SANDBOX_MARKETS: 'CH:CHF',
  });
  const shop = await startShop().finally(() => Object.assign(process.env, { NODE_OPTIONS }));
  try {
    for (const [path, what, pattern] of expected) {
      const response = await fetch(shop.origin + path);
      const isThere = pattern.test(await response.text());
      console.log(`${isThere ? 'ok' : 'FAILED'}  ${path} (${response.status}) has ${what}`);
      if (!isThere) process.exitCode = 1;
    }
  } finally {
    await shop.stop();
  }
  console.log(`examples: ${blocks.length} blocks followed, ${expected.length} results looked at`);
}

function run(command: string, options: string[], input: string) {
  execFileSync(command, options, { cwd: root, input, stdio: ['pipe', 'inherit', 'inherit'] });
}
