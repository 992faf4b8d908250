import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageLanguage } from '../catalogue-format/languages.ts';
import type { ShopInput } from '../catalogue-format/shop-schema.ts';
import type { ShopSettings } from './import-options.ts';

/** What a product export does not say. */
export function defaultContent(
  options: ShopSettings,
  collections: readonly { key: string; title: unknown }[],
): object {
  const title = { de: 'Kontakt', en: 'Contact', da: 'Kontakt' }[pageLanguage(options.language)];
  const policies = {
    de: [
      ['privacy', 'Datenschutz'],
      ['refund', 'Rückgabe'],
      ['shipping', 'Versand'],
      ['terms', 'Allgemeine Geschäftsbedingungen'],
    ],
    en: [
      ['privacy', 'Privacy policy'],
      ['refund', 'Refund policy'],
      ['shipping', 'Shipping policy'],
      ['terms', 'Terms of service'],
    ],
    da: [
      ['privacy', 'Privatlivspolitik'],
      ['refund', 'Returpolitik'],
      ['shipping', 'Levering'],
      ['terms', 'Handelsbetingelser'],
    ],
  }[pageLanguage(options.language)];
  return {
    menus: [
      {
        key: 'main-menu',
        title: 'Main menu',
        items: collections
          .slice(0, 8)
          .map((it) => ({ title: it.title, link: { collection: it.key } })),
      },
      { key: 'footer', title: 'Footer menu', items: [{ title, link: { page: 'contact' } }] },
    ],
    pages: [
      {
        key: 'contact',
        title,
        bodyHtml: '<p>hello@example.com</p>',
        createdAt: '2026-01-01T00:00:00Z',
      },
    ],
    policies: policies.map(([kind, name]) => ({
      kind,
      title: name,
      bodyHtml: `<p>${name}: ${options.shopName}</p>`,
    })),
  };
}

/** Files that are not there yet; edit them to change what they say. */
export async function writeMissing(directory: string, files: object): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, `${name}.json`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}

export function shopOf(settings: ShopSettings): ShopInput {
  const { shopName, language, currency, country, shipsTo } = settings;
  return {
    name: shopName,
    primaryLanguage: language,
    country,
    currency,
    taxRate: country === 'DE' ? 19 : 0,
    shipping: { standard: [{ countries: [...shipsTo], price: 490, freeFrom: 4900 }] },
  };
}
