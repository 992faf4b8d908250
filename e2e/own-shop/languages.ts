// The demo without Danish, then with French: `npm run e2e languages`. Each is one folder of content and one line of
// languages.ts; what is not translated is shown in the shop's first language.
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { buildOwnShop, ownShop, rename, root, withOwnShop } from './build-own-shop.ts';

const built = `${root}storefront/build/server`;
const has = (text: string) =>
  globSync('**/*.js', { cwd: built }).some((file) =>
    readFileSync(`${built}/${file}`, 'utf8').includes(text),
  );
const inDanish = 'Læg i kurv';
const inFrench = 'Ajouter au panier';

function expectBuilt(danish: boolean, french: boolean, change: string) {
  if (has(inDanish) !== danish || has(inFrench) !== french) {
    throw new Error(`${change}: the build has the wrong languages`);
  }
  console.log(`languages: ${change}, types and build are right`);
}

await withOwnShop(
  () => {
    cpSync(`${root}shops/kaffeelotse`, ownShop, { recursive: true });
    // as a fork's: without the storefront's tests, which are those of the demo; with its module
    cpSync(`${root}shops/starter/tsconfig.json`, `${ownShop}/tsconfig.json`);
    rename(`${ownShop}/tsconfig.json`, /\n.*app\/coffee.*/, '');
  },
  () => {
    const languages = `${ownShop}/languages.ts`;
    rename(languages, ", 'da'] as const", '] as const');
    rename(languages, /\n {2}da: .*/, '');
    rmSync(`${ownShop}/content/da`, { recursive: true });
    rmSync(`${ownShop}/tests`, { recursive: true });
    buildOwnShop();
    expectBuilt(false, false, 'without Danish');

    rename(languages, "'en'] as const", "'en', 'fr'] as const");
    rename(
      languages,
      /\n {2}en: .*/,
      "$&\n  fr: { key: 'fr', code: 'FR', locale: 'fr-FR', name: 'Français', flag: 'fr' },",
    );
    cpSync(`${ownShop}/content/en`, `${ownShop}/content/fr`, { recursive: true });
    buildOwnShop();
    expectBuilt(false, true, 'with French');
  },
);
