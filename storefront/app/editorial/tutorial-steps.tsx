import { Suspense, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { lazyOptional } from '../ui/lazy-optional.ts';
import { Tip } from '../ui/tip.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { StepPicture, TutorialPage } from './document-page.ts';
import { PourPlan } from './pour-plan.tsx';
import { stepFigures } from './step-figures.ts';
import styles from './tutorial-steps.module.css';

// loaded on demand: most readers never start the clock
const BrewAlong = lazyOptional(() => import('./brew-along.tsx'));

/** The steps and the pour plan; with scripts also a guided mode with a clock. */
export function TutorialSteps({ page }: { page: TutorialPage }) {
  const { t, format } = useI18n();
  const { recipe, title } = page;
  const words = t.editorial.tutorial;
  const scripts = useHydrated();
  const [guided, setGuided] = useState(false);
  return (
    <section className={`section ${styles.steps}`} aria-labelledby="steps-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="steps-title" className="h3">
            {words.steps}
          </h2>
          <div className={styles.actions}>
            {scripts && (
              <>
                <Button type="button" onClick={() => setGuided(true)}>
                  {words.guided}
                </Button>
                <Button type="button" look="outline" onClick={() => print()}>
                  {words.print}
                </Button>
              </>
            )}
          </div>
          <PourPlan recipe={recipe} />
          <Tip title={t.product.tip}>{recipe.tip}</Tip>
        </div>
        <ol className={styles.list}>
          {recipe.steps.map((step, index) => (
            <li key={step.title} id={`step-${index + 1}`}>
              <span className={styles.number}>{words.step(index + 1)}</span>
              <span className={`sounding ${styles.figures}`}>
                {stepFigures(step, words.hours, format.number)}
              </span>
              <div>
                <h3 className="h5">{step.title}</h3>
                <p>{step.text}</p>
                <Drawing picture={page.stepPictures[index]} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {guided && (
        <Suspense fallback={null}>
          <BrewAlong title={title} recipe={recipe} onClose={() => setGuided(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Drawing({ picture }: { picture: StepPicture | null | undefined }) {
  if (!picture) return null;
  const { url, width, height, alt } = picture;
  return (
    <img className={styles.drawing} src={url} alt={alt} {...{ width, height }} loading="lazy" />
  );
}
