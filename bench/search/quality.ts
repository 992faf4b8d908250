// Search quality: the shop answers 240 queries as shoppers type them, and 60 that were never tuned on (README.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sandboxOrigin } from '../../e2e/support/addresses.ts';
import { startShop } from '../../e2e/support/running-shop.ts';

/** What was reached; a change may not fall behind it. */
const needed = {
  'queries.json': { page: 240, window: 240 },
  'further-queries.json': { page: 56, window: 57 },
};

const folder = fileURLToPath(new URL('.', import.meta.url));

// the judge sends every query from another address
const shop = await startShop({ TRUST_PROXY: '1' });
try {
  for (const [file, { page, window }] of Object.entries(needed)) {
    const judge = spawn(
      process.execPath,
      [
        `${folder}judge.mjs`,
        '--queries',
        folder + file,
        '--window',
        '--fails-only',
        '--shop',
        shop.origin,
        '--platform',
        sandboxOrigin,
        '--pause',
        '0',
        '--need',
        String(page),
        '--need-window',
        String(window),
      ],
      { stdio: 'inherit' },
    );
    const [code] = await once(judge, 'exit');
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await shop.stop();
}
