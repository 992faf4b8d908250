import { allContent } from '../../../content/content-files.ts';
import { type ListingQuery, parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { Language } from '../../i18n/languages.ts';

/** The listing for the advice finder's answers; all coffees for unknown ones. */
export function adviceListing(answers: URLSearchParams, language: Language) {
  const { advice, discover } = allContent[language].home;
  const chosen = <Choice extends { key: string }>(name: string, choices: Choice[]) =>
    choices.find(({ key }) => key === answers.get(name));
  const filters = chosen('preparation', advice.preparations)?.filters ?? [];
  const query: ListingQuery = {
    ...parseListingQuery(new URLSearchParams()),
    filters,
    answers: parseListingQuery(answers).answers,
  };
  return { handle: chosen('taste', advice.tastes)?.collection ?? discover, query };
}

/** The preselected answers. */
export function defaultAnswers(language: Language): URLSearchParams {
  const { preparations, tastes } = allContent[language].home.advice;
  return new URLSearchParams({
    preparation: preparations[0]?.key ?? '',
    taste: tastes[0]?.key ?? '',
  });
}
