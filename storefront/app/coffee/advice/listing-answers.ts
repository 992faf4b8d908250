import { allContent } from '../../../content/content-files.ts';
import { documents } from '../../../content/documents/documents.server.ts';
import { sections } from '../../../content/documents/sections.ts';
import {
  type ListingQuery,
  listingSearch,
  withoutPagination,
} from '../../commerce/collection/listing-query.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { givenAnswers, listingForAnswers, parseAdviceAnswers } from './advice-answers.ts';
import type { ListingAnswers } from './given-answers.tsx';

/**
 * The advisor's answers in a listing's address that still apply: a taste while its collection is shown, the others
 * while all their filters are active. Null without any.
 */
export function listingAnswers(
  query: ListingQuery,
  handle: string,
  locale: Locale,
): ListingAnswers | null {
  const language = languageOf(locale);
  const { advice, discover } = allContent[language].home;
  const href = hrefsFor(locale);
  const params = new URLSearchParams(query.answers.map(({ name, value }) => [name, value]));
  const nothing = { taste: null, preparation: null, strength: null };
  const parsed = parseAdviceAnswers(params, advice);
  const applied = givenAnswers(parsed).flatMap((answer) => {
    const { collection, filters } = listingForAnswers(
      { ...nothing, [answer.name]: answer.value },
      advice,
      discover,
    );
    const applies =
      answer.name === 'taste'
        ? collection === handle
        : filters.every((filter) => query.filters.some((chosen) => isSame(chosen, filter)));
    return applies ? [{ ...answer, filters }] : [];
  });
  if (applied.length === 0) return null;
  return {
    given: applied.map(({ name, value, filters }) => {
      const without = {
        ...withoutPagination(query),
        answers: query.answers.filter((answer) => answer.name !== name),
        filters: query.filters.filter((chosen) => !filters.some((own) => isSame(chosen, own))),
      };
      const listing = name === 'taste' ? discover : handle;
      return {
        name,
        title: titleOf(name, value),
        strength: name === 'strength' ? parsed.strength : null,
        filters,
        without: href.collection(listing) + listingSearch(without),
      };
    }),
    change: advisorAddress(),
  };

  function titleOf(name: string, value: string): string | null {
    if (name === 'strength') return null;
    const choices = name === 'taste' ? advice.tastes : advice.preparations;
    return choices.find(({ key }) => key === value)?.title ?? null;
  }

  function advisorAddress(): string {
    const advisor = documents.find(
      (document) => document.key === 'advisor' && document.language === language,
    );
    return advisor
      ? `${href[sections[advisor.section]](advisor.frontMatter.slug)}?${params}`
      : href.home();
  }
}

function isSame(
  one: { name: string; value: string },
  other: { name: string; value: string },
): boolean {
  return one.name === other.name && one.value === other.value;
}
