import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '../catalogue-format/languages.ts';
import type { ImportOptions } from './import-options.ts';

/** What `npm run sandbox -- --products products.csv` asks for; undefined without `--products`. */
export function importArguments(
  args: readonly string[],
  workingDirectory: string,
): ImportOptions | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: text,
      images: text,
      collections: text,
      name: { ...text, default: 'My shop' },
      definitions: text,
      language: { ...text, default: 'de' },
      currency: { ...text, default: 'EUR' },
      country: { ...text, default: 'DE' },
      'ships-to': text,
    },
  });
  if (!values.products) return undefined;
  const absolute = (file: string | undefined) => file && path.resolve(workingDirectory, file);
  return {
    products: path.resolve(workingDirectory, values.products),
    images: absolute(values.images),
    collections: absolute(values.collections),
    shopName: values.name,
    definitions: absolute(values.definitions),
    language: parseLanguage(values.language),
    currency: values.currency,
    country: values.country,
    shipsTo: (values['ships-to'] ?? values.country).split(','),
  };
}

function parseLanguage(value: string): Language {
  const language = languages.find((known) => known === value);
  if (!language) throw new Error(`--language is one of ${languages.join(', ')}, not "${value}".`);
  return language;
}
