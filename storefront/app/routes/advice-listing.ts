import { allContent } from '../../content/index.ts';
import { type ListingQuery, parseListingQuery } from '../commerce/listing-query.ts';
import type { Language } from '../i18n/languages.ts';

/** The listing that fits the advice finder's answers; whatever else is asked, all coffees. */
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

/** The answers that are chosen when nobody has answered yet. */
export function defaultAnswers(language: Language): URLSearchParams {
  const { preparations, tastes } = allContent[language].home.advice;
  return new URLSearchParams({
    preparation: preparations[0]?.key ?? '',
    taste: tastes[0]?.key ?? '',
  });
}
