import { allContent } from '../../../content/content-files.ts';
import type { Catalogue } from '../../commerce/catalogue/catalogue.ts';
import { listingSearch, parseListingQuery } from '../../commerce/collection/listing-query.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import {
  type AdviceAnswers,
  givenAnswers,
  isAnswered,
  listingForAnswers,
  parseAdviceAnswers,
} from './advice-answers.ts';
import type { Advice } from './advice-result.tsx';

const suggestions = 8;

/** The coffee advisor's suggestions for the answers in the address. */
export async function loadAdvice(
  params: URLSearchParams,
  locale: Locale,
  catalogue: Catalogue,
): Promise<Advice> {
  const language = languageOf(locale);
  const { advice, discover } = allContent[language].home;
  const answers = parseAdviceAnswers(params, advice);
  if (!isAnswered(answers)) return { answers, result: null };
  const exact = await suggest(answers);
  if (exact === 'unavailable' || exact.products.length > 0 || !answers.strength) {
    return { answers, result: exact };
  }
  const wider = await suggest({ ...answers, strength: null });
  return { answers, result: wider === 'unavailable' ? wider : { ...wider, widened: true } };

  async function suggest(wanted: AdviceAnswers): Promise<NonNullable<Advice['result']>> {
    const { collection: handle, filters } = listingForAnswers(wanted, advice, discover);
    const query = { ...parseListingQuery(new URLSearchParams()), filters, show: suggestions };
    const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
    if (!collection) return 'unavailable';
    const { products, total } = collection.listing;
    return {
      products,
      total: total ?? products.length,
      all:
        hrefsFor(locale).collection(handle) +
        listingSearch({ filters, answers: givenAnswers(wanted) }),
      widened: false,
    };
  }
}
