import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const ownShop = `${root}shops/own`;
const link = `${root}node_modules/@shops/own`;

/** Makes shops/own for as long as `use` takes, as somebody would who makes the shop theirs. */
export async function withOwnShop(make: () => void, use: () => Promise<void> | void) {
  if (existsSync(ownShop)) throw new Error('shops/own exists: this check would replace it');
  try {
    make();
    rename(`${ownShop}/package.json`, /"@shops\/[\w-]+"/, '"@shops/own"');
    rename(`${ownShop}/tsconfig.json`, /"shop-[\w-]+"/, '"shop-own"');
    // as npm install does
    symlinkSync('../../shops/own', link);
    await use();
  } finally {
    rmSync(link, { force: true });
    rmSync(ownShop, { recursive: true, force: true });
    run('npm', ['run', 'typegen', '-w', 'storefront', '--silent'], '');
  }
}

/** Types and a production build of shops/own. */
export function buildOwnShop() {
  run('npm', ['run', 'generate', '--silent', 'languages'], '');
  run('npm', ['run', 'typegen', '-w', 'storefront', '--silent'], 'own');
  run('npx', ['tsc', '-p', 'shops/own'], 'own');
  run('npm', ['run', 'build', '--silent'], 'own');
}

export function rename(file: string, from: RegExp | string, to: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}

function run(command: string, options: string[], shop: string) {
  execFileSync(command, options, {
    cwd: root,
    env: { ...process.env, SHOP: shop },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
