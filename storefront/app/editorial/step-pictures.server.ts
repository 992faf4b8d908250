import { type StoryPicture, storyPictures } from '../../content/pictures/index.ts';
import type { Language } from '../i18n/languages.ts';
import type { StepPicture } from './document-page.ts';

const urls = import.meta.glob<string>('../../content/pictures/*/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Drawn for hand-filter in another order than the recipe's: which drawing stands at which step. */
const pourOver = [3, 1, 4, null, null, 5].map((step) =>
  step === null ? undefined : storyPictures['hand-filter'].steps[step - 1],
);

/** A drawing for each step of a tutorial that has one, in the steps' order. */
export function stepPictures(tutorial: string, language: Language): (StepPicture | null)[] {
  return drawingsOf(tutorial).map((drawing) => {
    const url = drawing && urls[`../../content/pictures/${drawing.file}`];
    if (!url) return null;
    const { width, height, alt } = drawing;
    return { url, width, height, alt: alt[language] };
  });
}

function drawingsOf(tutorial: string): (StoryPicture | undefined)[] {
  if (tutorial === 'pour-over') return pourOver;
  const drawn: Record<string, { steps: StoryPicture[] }> = storyPictures;
  return drawn[tutorial]?.steps ?? [];
}
