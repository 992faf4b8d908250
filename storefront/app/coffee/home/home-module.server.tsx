import { allContent } from '../../../content/content-files.ts';
import { formatsFor } from '../../i18n/formats.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import type { HomeServerModule } from '../../shop-model/home-module.ts';
import { adviceListing, defaultAnswers } from '../advice/advice-listing.ts';
import { FlavourCompass } from '../flavour/flavour-compass.tsx';
import { Strength } from '../strength.tsx';
import { MonthTaste } from './month-taste.tsx';

export const coffeeHomeOnServer: HomeServerModule = {
  name: 'coffee',
  month: MonthTaste,
  async load({ language, catalogue, section }) {
    const { preparations, tastes } = allContent[language].home.advice;
    if (preparations.length === 0) return null;
    const { handle, query } = adviceListing(defaultAnswers(language), language);
    const found = await orFallback(
      catalogue.collection({ handle, language, query: { ...query, show: 1 } }),
      null,
    );
    return {
      preparations: preparations.map(({ key, title }) => ({ key, title })),
      tastes: tastes.map(({ key, title }) => ({ key, title })),
      firstCount: found?.listing.total ?? null,
      heading: section.heading,
      text: section.text,
    };
  },
  highlights({ facts, cardFacts }, language) {
    const { coffee } = facts;
    if (!coffee) return null;
    const t = allMessages[language].coffee.highlights;
    const { number } = formatsFor(language);
    const { flavourProfile, origins, roast, arabica } = coffee;
    return {
      figure: flavourProfile && <FlavourCompass profile={flavourProfile} bare />,
      facts: [
        ...(origins.length > 0 ? [{ term: t.origin, value: origins.join(', ') }] : []),
        ...(roast ? [{ term: t.roast, value: roast }] : []),
        ...(arabica === null
          ? []
          : [
              {
                term: t.arabicaAndRobusta,
                value: `${number(arabica)} / ${number(100 - arabica)}`,
              },
            ]),
        ...(cardFacts.coffee
          ? [{ term: t.strength, value: <Strength value={cardFacts.coffee.strength} /> }]
          : []),
      ],
    };
  },
};
