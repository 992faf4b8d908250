import { formatsFor } from '../../i18n/formats.ts';
import { allMessages } from '../../i18n/messages/index.ts';
import type { DocumentServerModule } from '../../shop-model/document-module.ts';
import { sendAdvice } from '../advice/send-advice.tsx';
import { clockTime } from '../tutorials/clock-time.ts';
import { howTo } from '../tutorials/how-to.ts';
import { loadTutorial } from '../tutorials/load-tutorial.ts';
import { TutorialEnd } from '../tutorials/tutorial-end.tsx';
import { TutorialHero } from '../tutorials/tutorial-hero.tsx';

export const coffeeDocumentsOnServer: DocumentServerModule = {
  name: 'coffee',
  kinds: ['advisor', 'tutorial'],
  async load(request, shared) {
    const { frontMatter } = request.document;
    if (frontMatter.kind !== 'tutorial') {
      return { parts: null, data: { advice: await sendAdvice(request) } };
    }
    const page = await loadTutorial(request, frontMatter, shared);
    const { title, description, recipe } = page;
    return {
      parts: {
        description,
        start: <TutorialHero page={page} />,
        end: <TutorialEnd page={page} />,
        jsonLd: (place) => howTo(page, place),
      },
      data: { guide: { title, recipe } },
    };
  },
  figuresOf({ frontMatter, language }) {
    if (frontMatter.kind !== 'tutorial') return null;
    const { coffee, water, seconds } = frontMatter.recipe;
    const { number } = formatsFor(language);
    return [
      `${number(coffee)}\u00a0g`,
      `${number(water)}\u00a0g`,
      clockTime(seconds, allMessages[language].coffee.tutorial.hours),
    ].join(' · ');
  },
};
