import { useEffect, useReducer } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './brew-along.module.css';
import { brewReducer, hasClock, initialBrew } from './brew-clock.ts';
import { clockTime } from './clock-time.ts';
import type { Recipe } from './front-matter.ts';
import { stepFigures } from './step-figures.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface BrewAlongProps {
  title: string;
  recipe: Recipe;
  onClose(): void;
}

const tickLength = 250;

/** One step at a time with a running clock, in large type. */
export default function BrewAlong({ title, recipe, onClose }: BrewAlongProps) {
  const { t, format } = useI18n();
  const words = t.coffee.tutorial;
  const { steps } = recipe;
  const [{ step, elapsed, running }, act] = useReducer(brewReducer(steps), initialBrew);
  useWakeLock(running);
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      act({ type: 'tick', seconds: (now - last) / 1000 });
      last = now;
    }, tickLength);
    return () => clearInterval(timer);
  }, [running]);
  const current = steps[step];
  const timed = current?.from !== undefined;
  const share = Math.min(100, (elapsed / recipe.seconds) * 100);
  const isLast = step === steps.length - 1;
  return (
    <Dialog open title={title} closeLabel={t.shell.closeDialog} onClose={onClose}>
      <div className={styles.brew}>
        {hasClock(recipe) && (
          <>
            <p className={styles.clock} role="timer" aria-label={words.clock}>
              {clockTime(elapsed, words.hours)}
            </p>
            <div className={styles.track} aria-hidden="true">
              <span style={{ width: `${share}%` }} />
            </div>
          </>
        )}
        <div className={styles.step} aria-live="polite">
          <p className="sm muted">{words.stepOf(step + 1, steps.length)}</p>
          <h3 className="h4">{current?.title}</h3>
          <p className="lead">{current?.text}</p>
          <p className="sounding">{current && stepFigures(current, words.hours, format.number)}</p>
        </div>
        <div className={styles.actions}>
          {timed && hasClock(recipe) && (
            <Button type="button" onClick={() => act({ type: running ? 'pause' : 'start' })}>
              {running ? words.pause : elapsed > 0 ? words.resume : words.start}
            </Button>
          )}
          <Button
            type="button"
            look="outline"
            disabled={step === 0}
            onClick={() => act({ type: 'back' })}
          >
            {words.back}
          </Button>
          {isLast ? (
            <Button type="button" look="outline" onClick={onClose}>
              {words.finish}
            </Button>
          ) : (
            <Button
              type="button"
              look={timed ? 'outline' : 'primary'}
              onClick={() => act({ type: 'next' })}
            >
              {words.next}
            </Button>
          )}
          {elapsed > 0 && (
            <Button type="button" look="outline" onClick={() => act({ type: 'reset' })}>
              {words.reset}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
