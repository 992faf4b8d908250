// Writes all icons of the shop into one SVG sprite.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconNames } from '../storefront/app/ui/icon-names.ts';

const packages = createRequire(new URL('../storefront/package.json', import.meta.url));

const symbols = iconNames.map((name) => {
  const cut = /-(bold|fill)$/.exec(name)?.[1] ?? 'regular';
  const file = packages.resolve(`@phosphor-icons/core/assets/${cut}/${name}.svg`);
  const paths = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1];
  return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`;
});

writeFileSync(
  new URL('../storefront/app/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
