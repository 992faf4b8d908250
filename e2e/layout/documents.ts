import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { isSection, sections } from '../../storefront/content/documents/sections.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';

const folder = fileURLToPath(new URL('content/', shopFolder));

/** The address of every document that is written in a language, by section and key. */
export function documentsIn(language: Language): Record<string, string> {
  const href = hrefsFor(language);
  const files = globSync(`*/*/${language}.mdx`, { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const [section = '', key = ''] = file.split('/');
      const slug = /^slug: *(\S+)$/m.exec(readFileSync(folder + file, 'utf8'))?.[1];
      if (!isSection(section) || !slug) throw new Error(`${file} has no address`);
      const address = sections[section] === 'page' ? href.page(slug) : href.article(slug);
      return [`${section}/${key}`, address];
    }),
  );
}
