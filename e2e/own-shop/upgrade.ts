// Folders of the release before on today's storefront: `npm run e2e upgrade`. A folder of the same shopModel has to build
// as it is; one of an older model has to be changed as docs/upgrading.md says.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildOwnShop, ownShop, root, withOwnShop } from './build-own-shop.ts';

const released = z
  .object({ commit: z.string(), shopModel: z.number() })
  .parse(JSON.parse(readFileSync(`${root}shops/released.json`, 'utf8')));
const today = Number(
  /shopModel: (\d+);/.exec(readFileSync(`${root}storefront/app/shop-model/shop.ts`, 'utf8'))?.[1],
);

if (released.shopModel !== today) {
  console.log(
    `upgrade: the model is ${today}, that of the release ${released.shopModel}: docs/upgrading.md says what to change`,
  );
} else {
  const folder = mkdtempSync(join(tmpdir(), 'released-shops-'));
  const archive = execFileSync('git', ['archive', released.commit, 'shops'], {
    cwd: root,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const starter = join(folder, 'shops/starter');
  try {
    await withOwnShop(
      () => cpSync(starter, ownShop, { recursive: true }),
      () => buildOwnShop(),
    );
    console.log(`upgrade: the starter of ${released.commit.slice(0, 8)} builds`);
    await withOwnShop(
      () => {
        // the example is the starter with a module
        cpSync(starter, ownShop, { recursive: true });
        cpSync(join(folder, 'shops/garden-tools'), ownShop, { recursive: true });
      },
      () => buildOwnShop(),
    );
    console.log(`upgrade: the example of ${released.commit.slice(0, 8)} builds`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
