import { declarations } from '#shop/messages/declarations.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Panel } from './panel.tsx';
import styles from './steps.module.css';

interface Step {
  title: string;
  text: string;
  /** Already done, or to be done now. */
  reached?: boolean;
}

export function Steps({ steps }: { steps: Step[] }) {
  const shared = useTexts(declarations);
  return (
    <Panel title={shared.nextSteps} large>
      <ol className={styles.steps}>
        {steps.map(({ title, text, reached }) => (
          <li key={title} className={reached ? styles.reached : undefined}>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
