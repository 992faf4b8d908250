import type { HowTo } from 'schema-dts';
import type { TutorialPage } from './tutorial-page.ts';

const isoDuration = (seconds: number) => `PT${seconds}S`;

interface Place {
  origin: string;
  path: string;
  language: string;
}

/** JSON-LD of a tutorial. */
export function howTo(page: TutorialPage, { origin, path, language }: Place): HowTo {
  const { recipe } = page;
  return {
    '@type': 'HowTo',
    name: page.title,
    description: page.description,
    url: origin + path,
    inLanguage: language,
    dateModified: page.lastChanged,
    totalTime: isoDuration(recipe.seconds),
    tool: page.accessories.map(({ title }) => ({ '@type': 'HowToTool', name: title })),
    step: recipe.steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: `${origin}${path}#step-${index + 1}`,
    })),
  };
}
