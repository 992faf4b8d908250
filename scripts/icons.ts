// Writes all icons of the shop into one SVG sprite.
import { readFileSync, writeFileSync } from 'node:fs';
import { iconNames } from '../storefront/app/ui/icon-names.ts';
import { installTool } from './tools/install.ts';

const packages = installTool('icons');

/** Named after what they show, not after a trade. */
const originalNames: Partial<Record<string, string>> = { bean: 'coffee-bean', mug: 'coffee' };

const symbols = iconNames.map((name) => {
  const cut = /-(bold|fill)$/.exec(name)?.[1] ?? 'regular';
  const file = `${packages}/@phosphor-icons/core/assets/${cut}/${originalNames[name] ?? name}.svg`;
  const paths = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1];
  return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`;
});

writeFileSync(
  new URL('../storefront/app/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
