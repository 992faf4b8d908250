import { type StoryPicture, storyPictures } from '#shop/pictures/steps/index.ts';
import { stepPictureUrl } from '#shop/pictures/steps.server.ts';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { StepPicture } from './document-page.ts';

/** The drawings of hand-filter in the order of the pour-over recipe's steps. */
const pourOver = [3, 1, 4, null, null, 5].map((step) =>
  step === null ? undefined : storyPictures['hand-filter'].steps[step - 1],
);

/** The drawings of a tutorial by step; null for steps without one. */
export function stepPictures(tutorial: string, language: Language): (StepPicture | null)[] {
  return drawingsOf(tutorial).map((drawing) => {
    const url = drawing && stepPictureUrl(drawing.file);
    if (!url) return null;
    const { width, height, alt } = drawing;
    return { url, width, height, alt: alt[language] ?? alt[defaultLanguage] };
  });
}

function drawingsOf(tutorial: string): (StoryPicture | undefined)[] {
  if (tutorial === 'pour-over') return pourOver;
  const drawn: Record<string, { steps: StoryPicture[] }> = storyPictures;
  return drawn[tutorial]?.steps ?? [];
}
