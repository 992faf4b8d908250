import { allContent } from '../../../content/content-files.ts';
import type { Catalogue } from '../../commerce/catalogue/catalogue.ts';
import { listingSearch } from '../../commerce/collection/listing-query.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import {
  type AdviceAnswers,
  givenAnswers,
  isAnswered,
  parseAdviceAnswers,
} from './advice-answers.ts';
import { bestHits } from './advice-hits.tsx';
import type { AdviceResult } from './advice-result.tsx';
import { type FoundCoffees, findCoffees } from './find-coffees.ts';

const suggestions = 8;

export interface Advice {
  answers: AdviceAnswers;
  /** Null where the platform does not answer. */
  found: FoundCoffees | null;
  /** Null before the first answer. */
  result: AdviceResult | null;
}

/** The coffee advisor's suggestions for the answers in the address. */
export async function loadAdvice(
  params: URLSearchParams,
  locale: Locale,
  catalogue: Catalogue,
): Promise<Advice> {
  const answers = parseAdviceAnswers(params, allContent[languageOf(locale)].home.advice);
  if (!isAnswered(answers)) {
    return {
      answers,
      found: await findCoffees(answers, locale, catalogue, bestHits),
      result: null,
    };
  }
  const found = await findCoffees(answers, locale, catalogue, suggestions);
  if (!found || found.total > 0 || !answers.strength) {
    return { answers, found, result: resultOf(answers, found, false) };
  }
  const anyStrength = { ...answers, strength: null };
  const wider = await findCoffees(anyStrength, locale, catalogue, suggestions);
  return { answers, found, result: resultOf(anyStrength, wider, true) };

  function resultOf(
    wanted: AdviceAnswers,
    coffees: FoundCoffees | null,
    widened: boolean,
  ): AdviceResult {
    if (!coffees) return 'unavailable';
    const { products, total, collection, filters } = coffees;
    const search = listingSearch({ filters, answers: givenAnswers(wanted) });
    return { products, total, all: hrefsFor(locale).collection(collection) + search, widened };
  }
}
