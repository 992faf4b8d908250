import { defaultLanguage, type Language } from '../../../storefront/app/i18n/languages.ts';
import type { StepPicture } from '../../../storefront/app/shop-model/step-picture.ts';
import { type StoryPicture, storyPictures } from './steps/index.ts';

const urls = import.meta.glob<string>('./steps/*/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The drawings of hand-filter in the order of the pour-over recipe's steps. */
const pourOver = [3, 1, 4, null, null, 5].map((step) =>
  step === null ? undefined : storyPictures['hand-filter'].steps[step - 1],
);

/** The drawings of a tutorial by step; null for steps without one. */
export function stepPictures(tutorial: string, language: Language): (StepPicture | null)[] {
  return drawingsOf(tutorial).map((drawing) => {
    const url = drawing && urls[`./steps/${drawing.file}`];
    if (!url) return null;
    const { width, height, alt } = drawing;
    return { url, width, height, alt: alt[language] ?? alt[defaultLanguage] ?? alt.de };
  });
}

function drawingsOf(tutorial: string): (StoryPicture | undefined)[] {
  if (tutorial === 'pour-over') return pourOver;
  const drawn: Record<string, { steps: StoryPicture[] }> = storyPictures;
  return drawn[tutorial]?.steps ?? [];
}
