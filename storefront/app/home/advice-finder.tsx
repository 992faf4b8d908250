import { Form } from 'react-router';
import type { AdviceChoice } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import styles from './advice-finder.module.css';

export const adviceId = 'advice';

/** Two questions whose answers lead to a fitting listing; a plain form that works without scripts. */
export function AdviceFinder() {
  const { t, href } = useI18n();
  const { preparations, tastes } = useContent().home.advice;
  const { title, text, preparation, taste, show } = t.home.advisor;
  return (
    <section id={adviceId} className="inverse contour" aria-labelledby="advice-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="advice-title" className="h2">
            {title}
          </h2>
          <p className={`lead ${styles.text}`}>{text}</p>
        </div>
        <Form action={href.advice()} className={styles.form}>
          <Choices name="preparation" legend={preparation} choices={preparations} />
          <Choices name="taste" legend={taste} choices={tastes} />
          <Button look="inverse" size="large">
            {show}
          </Button>
        </Form>
      </div>
    </section>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: AdviceChoice[];
}

function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ key, title }, index) => (
          <label key={key} className={styles.choice}>
            <input type="radio" name={name} value={key} defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
