import type { ReactNode } from 'react';
import { declarations } from '#shop/messages/declarations.ts';
import { shop } from '#shop/shop.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import styles from './declaration-form.module.css';
import { ErrorSummary, type FieldMessage } from './error-summary.tsx';
import { submissionField } from './form-state.ts';

export type SubmitProblem = 'unavailable' | 'tooManyTries';

interface DeclarationFormProps {
  action: string;
  submissionId: string;
  /** Of the fields, in the order of the form. */
  messages: FieldMessage[];
  problem: SubmitProblem | undefined;
  /** Above the button. */
  note?: string;
  /** The button's words are fixed by law, also while the form is being sent. */
  button: string;
  children: ReactNode;
}

/** A plain form: it needs neither scripts nor cookies. */
export function DeclarationForm(props: DeclarationFormProps) {
  const { action, submissionId, messages, problem, note, button, children } = props;
  const shared = useTexts(declarations);
  return (
    <>
      {messages.length > 0 && <ErrorSummary messages={messages} />}
      <form method="post" action={action} className={styles.form} noValidate>
        <input type="hidden" name={submissionField} value={submissionId} />
        {children}
        <Honeypot />
        <div className={styles.submit}>
          {note && <p className={styles.note}>{note}</p>}
          {problem && (
            <div role="alert">
              <FieldError id="declaration-problem">
                <span>
                  {shared[problem]}{' '}
                  <a href={`mailto:${shop.contracts.email}`}>{shop.contracts.email}</a>
                </span>
              </FieldError>
            </div>
          )}
          <Button size="large">{button}</Button>
        </div>
      </form>
    </>
  );
}
