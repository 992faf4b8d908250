import type { Language } from '../catalogue-format/languages.ts';
import type { Translations } from '../content/records.ts';
import type { ContentAdmin } from './content-admin.ts';

interface Owner {
  translations: Translations;
}

/** The field `translations` of a type that has them. */
export function translationNodes(owner: Owner, { languages }: Pick<ContentAdmin, 'languages'>) {
  return ({ locale }: { locale: string }) => {
    const language = languages.find((one) => one === locale);
    return language ? nodesIn(owner, language, () => false) : [];
  };
}

export function nodesIn(
  { translations }: Owner,
  locale: Language,
  isOutdated: (key: string, digest: string) => boolean,
) {
  return Object.entries(translations[locale] ?? {}).map(([key, { value, digest, updatedAt }]) => ({
    key,
    locale,
    value,
    updatedAt,
    outdated: isOutdated(key, digest),
    market: null,
  }));
}
