import { copyFileSync, cpSync, globSync, rmSync } from 'node:fs';
import { rename } from '../own-shop/build-own-shop.ts';

/** What a merchant writes into a copy of the starter: company, contact, and German instead of French. */
export function makeOwn(folder: string): void {
  const replacements: [file: string, from: RegExp | string, to: string][] = [
    ['identity.ts', "'Starter'", "'Beet & Baum'"],
    ['languages.ts', "'fr'] as const", "'de'] as const"],
    [
      'languages.ts',
      /\n {2}fr: .*/,
      "\n  de: { key: 'de', code: 'DE', locale: 'de-DE', name: 'Deutsch', flag: 'de' },",
    ],
    ['content/de/index.ts', /'everything'/g, "'alles'"],
    ['shop.ts', 'hello@shop.example', 'hello@beet-und-baum.de'],
    ['shop.ts', 'Example Ltd', 'Beet & Baum GmbH'],
    ['shop.ts', 'Example Street 1', 'Gartenweg 4'],
    ['shop.ts', '+49 30 0000 0000', '+49 30 1234567'],
    ['shop.ts', /First Last/g, 'Ada Holm'],
    ['shop.ts', 'HRB 000000', 'HRB 123456'],
    ['shop.ts', 'DE000000000', 'DE312345678'],
    ['shop.ts', 'DE 00000000', 'DE 12345678'],
    ['shop.ts', 'DE0000000000000', 'DE1234567890123'],
    ['shop.ts', 'https://help.example/', 'https://hilfe.beet-und-baum.de/'],
    ['shop.ts', 'https://blog.example/', 'https://blog.beet-und-baum.de/'],
    ['shop.ts', 'https://reviews.example/', 'https://bewertungen.beet-und-baum.de/'],
    ['shop.ts', 'withdrawal@shop.example', 'widerruf@beet-und-baum.de'],
  ];
  rmSync(`${folder}/content/fr`, { recursive: true });
  cpSync(`${folder}/content/en`, `${folder}/content/de`, { recursive: true });
  for (const file of globSync(`${folder}/content/*/*/en.mdx`)) {
    copyFileSync(file, file.replace('en.mdx', 'de.mdx'));
    rmSync(file.replace('en.mdx', 'fr.mdx'), { force: true });
  }
  for (const [file, from, to] of replacements) rename(`${folder}/${file}`, from, to);
}
