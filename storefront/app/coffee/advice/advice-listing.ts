import { allContent } from '../../../content/content-files.ts';
import { type ListingQuery, parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { Language } from '../../i18n/languages.ts';
import { listingForAnswers, parseAdviceAnswers } from './advice-answers.ts';

/** The listing for the advice finder's answers; all coffees for unknown ones. */
export function adviceListing(params: URLSearchParams, language: Language) {
  const { advice, discover } = allContent[language].home;
  const answers = parseAdviceAnswers(params, advice);
  const { collection: handle, filters } = listingForAnswers(answers, advice, discover);
  const query: ListingQuery = {
    ...parseListingQuery(new URLSearchParams()),
    filters,
    answers: parseListingQuery(params).answers,
  };
  return { handle, query };
}

/** The preselected answers. */
export function defaultAnswers(language: Language): URLSearchParams {
  const { preparations, tastes } = allContent[language].home.advice;
  return new URLSearchParams({
    preparation: preparations[0]?.key ?? '',
    taste: tastes[0]?.key ?? '',
  });
}
