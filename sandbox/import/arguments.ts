import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '../catalogue-format/languages.ts';
import type { ImportOptions, ShopImportOptions } from './import-options.ts';

/** What `npm run sandbox -- --products products.csv` asks for, or `--shop https://…`; undefined without either. */
export function importArguments(
  args: readonly string[],
  workingDirectory: string,
): ImportOptions | ShopImportOptions | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: text,
      images: text,
      collections: text,
      name: text,
      definitions: text,
      language: text,
      currency: text,
      country: text,
      'ships-to': text,
      shop: text,
      'admin-token': text,
    },
  });
  const { name, language, currency, country = 'DE' } = values;
  const shipsTo = (values['ships-to'] ?? values.country)?.split(',');
  const absolute = (file: string | undefined) => file && path.resolve(workingDirectory, file);
  const token = values['admin-token'] ?? process.env.SHOP_ADMIN_TOKEN;
  if (values.shop && token) {
    return {
      shop: values.shop,
      token,
      images: absolute(values.images),
      ...(name && { shopName: name }),
      ...(language && { language: parseLanguage(language) }),
      ...(currency && { currency }),
      ...(values.country && { country }),
      ...(shipsTo && { shipsTo }),
    };
  }
  if (!values.products) return undefined;
  return {
    products: path.resolve(workingDirectory, values.products),
    images: absolute(values.images),
    collections: absolute(values.collections),
    shopName: name ?? 'My shop',
    definitions: absolute(values.definitions),
    language: parseLanguage(language ?? 'de'),
    currency: currency ?? 'EUR',
    country,
    shipsTo: shipsTo ?? [country],
  };
}

function parseLanguage(value: string): Language {
  const language = languages.find((known) => known === value);
  if (!language) throw new Error(`--language is one of ${languages.join(', ')}, not "${value}".`);
  return language;
}
