// node artwork/draw-stories.ts: draws every tutorial's hero and steps into shops/kaffeelotse/pictures/steps, with a typed index.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Drawing, stories } from './drawings/stories.ts';

const folder = path.join(import.meta.dirname, '../shops/kaffeelotse/pictures/steps');
const entries: string[] = [];
for (const [key, { hero, steps }] of Object.entries(stories)) {
  await mkdir(path.join(folder, key), { recursive: true });
  const kept = async (name: string, { svg, seen }: Drawing, width: number, height: number) => {
    const file = `${key}/${name}.svg`;
    await writeFile(path.join(folder, file), svg);
    return JSON.stringify({ file, width, height, alt: seen });
  };
  const first = await kept('hero', hero, 1200, 520);
  const rest: string[] = [];
  for (const [index, step] of steps.entries()) {
    rest.push(await kept(`step-${index + 1}`, step, 640, 420));
  }
  entries.push(`  ${JSON.stringify(key)}: { hero: ${first}, steps: [${rest.join(',')}] },`);
}
await writeFile(
  path.join(folder, 'index.ts'),
  `// Written by artwork/draw-stories.ts: the pictures of each tutorial, and what is seen on them.
export interface StoryPicture {
  /** Below shops/kaffeelotse/pictures/steps. */
  file: string;
  width: number;
  height: number;
  /** By language; one without a text falls back to German. */
  alt: { de: string } & Partial<Record<string, string>>;
}

export const storyPictures = {
${entries.join('\n')}
} satisfies Record<string, { hero: StoryPicture; steps: StoryPicture[] }>;
`,
);
