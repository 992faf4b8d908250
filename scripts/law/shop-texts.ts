import type { Catalogue, CatalogueMetafield } from '../../catalogue/model.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { catalogueText } from '../catalogue/catalogue-text.ts';
import type { ShopText } from './text-rules.ts';

/** Texts of products, collections and metaobjects. */
export function catalogueTexts(
  { products, collections, metaobjects }: Catalogue,
  language: Language,
): ShopText[] {
  const inLanguage = (value: CatalogueMetafield['value']) => catalogueText(value, language);
  return [
    ...[...products, ...collections].map(({ key, title, descriptionHtml, seo }) => ({
      where: key,
      language,
      text: [title, descriptionHtml, seo.title, seo.description].map(inLanguage).join('\n'),
    })),
    ...metaobjects.map(({ type, key, fields }) => ({
      where: `${type} ${key}`,
      language,
      text: fields
        // what authors of reviews wrote is read in their own language
        .filter(({ key: field }) => !field.startsWith('original_'))
        .map(({ value }) => inLanguage(value))
        .join('\n'),
    })),
  ];
}

/** Texts of messages and content, by their path; those with parameters as they are written in the code. */
export function messageTexts(messages: object, language: Language, path = ''): ShopText[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]): ShopText[] => {
    const where = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [{ where, language, text: value }];
    if (typeof value === 'function') return [{ where, language, text: String(value) }];
    if (typeof value === 'object' && value !== null) return messageTexts(value, language, where);
    return [];
  });
}
