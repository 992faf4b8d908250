import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import type { Recipe } from './front-matter.ts';
import { tutorialActionsId } from './tutorial-actions-id.ts';

// loaded on demand: most readers never start the clock
const BrewAlong = lazyOptional(() => import('./brew-along.tsx'));

export interface BrewGuide {
  title: string;
  recipe: Recipe;
}

/** A guided mode with a clock, and printing: with scripts, in the server's markup of a tutorial. */
export default function TutorialActions({ guide }: { guide: BrewGuide }) {
  const { t } = useI18n();
  const words = t.coffee.tutorial;
  const [guided, setGuided] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the loader is another markup
  useEffect(() => setPlace(document.getElementById(tutorialActionsId)), [guide]);
  const buttons = (
    <>
      <Button type="button" onClick={() => setGuided(true)}>
        {words.guided}
      </Button>
      <Button type="button" look="outline" onClick={() => print()}>
        {words.print}
      </Button>
    </>
  );
  return (
    <>
      {place && createPortal(buttons, place)}
      {guided && (
        <Suspense fallback={null}>
          <BrewAlong {...guide} onClose={() => setGuided(false)} />
        </Suspense>
      )}
    </>
  );
}
