import { type ReactNode, useId } from 'react';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { Button } from '../ui/button.tsx';
import control from '../ui/control.module.css';
import { ChangeForm } from './change-form.tsx';
import styles from './code-form.module.css';
import { ProblemNote } from './problem-note.tsx';

interface CodeFormProps {
  intent: 'applyDiscount' | 'applyGiftCard';
  label: string;
  action: string;
  busy: boolean;
  problems: CartProblem[];
  /** The rejected code, after a page load. */
  entered?: string;
  /** `clear` empties the field. */
  onApply(code: string, clear: () => void): void;
  /** The applied codes. */
  children: ReactNode;
}

/** A field for a code, the reasons of a rejection and the applied codes. */
export function CodeForm(props: CodeFormProps) {
  const { intent, label, action, busy, problems, entered = '', onApply, children } = props;
  const id = useId();
  return (
    <>
      <ChangeForm
        fields={{ intent }}
        className={styles.form}
        onSubmit={(entered) => {
          const input = document.getElementById(id);
          onApply(entered('code'), () => {
            if (input instanceof HTMLInputElement) input.value = '';
          });
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          id={id}
          name="code"
          className={control.control}
          placeholder={label}
          defaultValue={entered}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problems.length > 0 ? true : undefined}
          aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
        />
        <Button look="outline" busy={busy}>
          {action}
        </Button>
      </ChangeForm>
      <div className={styles.below}>
        {problems.length > 0 && (
          <div id={`${id}-problem`}>
            {problems.map((problem) => (
              <ProblemNote key={problem.kind} problem={problem} />
            ))}
          </div>
        )}
        {children}
      </div>
    </>
  );
}
