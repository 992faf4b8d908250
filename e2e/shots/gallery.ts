import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { toWebp } from './webp.ts';

const gallery = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** Large enough to be read, and no higher than what tells something. */
const sizes = { wide: { scale: 2 / 3, highest: 1800 }, narrow: { scale: 1, highest: 1400 } };
/** Taken by hand, of goods that are not in the demo catalogue. */
const ofAnotherShop = 'imported-';

/** The German screens at both widths, small enough to be committed, and the page that shows them. */
export async function writeGallery(browser: Browser, folder: string, isWhole: boolean) {
  mkdirSync(gallery, { recursive: true });
  for (const name of isWhole ? readdirSync(gallery) : []) {
    if (!name.startsWith(ofAnotherShop)) rmSync(gallery + name);
  }
  for (const name of readdirSync(folder)) {
    const [, screen, width] = /^(.*)-de-(\d+)\.png$/.exec(name) ?? [];
    if (!screen || !width) continue;
    const size = width === '390' ? sizes.narrow : sizes.wide;
    const picture = await toWebp(browser, readFileSync(folder + name), size);
    writeFileSync(`${gallery}${screen}-${width}.webp`, picture);
  }
  writeFileSync(`${gallery}README.md`, indexOf(readdirSync(gallery)));
}

function indexOf(names: string[]): string {
  const screens = names.flatMap((name) => /^(.*)-\d+\.webp$/.exec(name)?.[1] ?? []);
  const image = (screen: string, width: 1440 | 390) => {
    const file = `${screen}-${width}.webp`;
    if (!names.includes(file)) return [];
    return `![${screen}](${file})`;
  };
  const sections = [...new Set(screens)]
    .toSorted()
    .map(
      (screen) => `## ${screen}\n\n${[image(screen, 1440), image(screen, 390)].flat().join('\n')}`,
    );
  return `# Screens

The German shop at 1440 and 390 pixels, cut where it gets long. \`npm run shots\` takes them anew, whole and in all languages into \`.data/shots\`. The pictures of imported goods show a bicycle shop whose product export the sandbox has read ([sandbox/README.md](../../sandbox/README.md#start)).

${sections.join('\n\n')}
`;
}
