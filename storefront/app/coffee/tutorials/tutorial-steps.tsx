import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import type { StepPicture } from '../../shop-model/step-picture.ts';
import { Tip } from '../../ui/tip.tsx';
import { PourPlan } from './pour-plan.tsx';
import { stepFigures } from './step-figures.ts';
import { tutorialActionsId } from './tutorial-actions-id.ts';
import type { TutorialPage } from './tutorial-page.ts';
import styles from './tutorial-steps.module.css';

/** The steps and the pour plan; `TutorialActions` adds its buttons. */
export function TutorialSteps({ page }: { page: TutorialPage }) {
  const { t, format } = useServerI18n();
  const { recipe } = page;
  const words = t.coffee.tutorial;
  return (
    <section className={`section ${styles.steps}`} aria-labelledby="steps-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="steps-title" className="h3">
            {words.steps}
          </h2>
          <div id={tutorialActionsId} className={styles.actions} />
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
