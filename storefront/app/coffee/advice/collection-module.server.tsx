import { allMessages } from '../../i18n/messages/index.ts';
import type { CollectionModule } from '../../shop-model/collection-module.ts';
import { nearMatches } from './find-near-matches.ts';
import { ListingAnswers } from './given-answers.tsx';
import { listingAnswers } from './listing-answers.ts';
import { matchReasons } from './match-reasons.ts';
import { NearMatches } from './near-matches.tsx';

export const coffeeCollection: CollectionModule = {
  name: 'coffee',
  async answer({ collection, query, language, locale, catalogue }) {
    const { handle, listing } = collection;
    const answers = listingAnswers(query, handle, locale);
    if (!answers) return null;
    const { given } = answers;
    const near = await nearMatches({ answers, listing, query, language, catalogue });
    const words = allMessages[language].coffee.answers;
    return {
      answered: given.flatMap(({ filters }) => filters),
      top: <ListingAnswers {...answers} />,
      reasonsOf: (product) => matchReasons(given, null, product, words),
      near: near.length > 0 && <NearMatches given={given} near={near} />,
    };
  },
};
