import { type FormEvent, useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import control from '../ui/control.module.css';
import { FieldError, FieldFrame } from '../ui/field-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { sendSignUp } from './send-sign-up.ts';
import styles from './sign-up-form.module.css';
import { type SignUpState, validateFields } from './sign-up-state.ts';

interface SignUpFormProps {
  state: SignUpState;
  onAnswer(state: SignUpState): void;
}

/** A plain form, submitted in place with scripts. */
export function SignUpForm({ state, onAnswer }: SignUpFormProps) {
  const { t, href } = useI18n();
  const texts = t.newsletter;
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemOf = (...names: SignUpState['problems']) => {
    const problem = state.problems.find((name) => names.includes(name));
    return problem && texts.problem[problem];
  };
  const emailProblem = problemOf('invalidEmail', 'alreadySubscribed');
  const consentProblem = problemOf('consentMissing');
  const problem = problemOf('tooManyTries', 'unavailable', 'offline');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const consent = data.has('consent');
    const problems = validateFields(email, consent);
    // clears former problems while the form is being sent
    onAnswer({ email, consent, sent: false, problems });
    if (problems.length === 0) {
      setBusy(true);
      onAnswer(await sendSignUp(href.newsletterSignUp(), data));
      setBusy(false);
    }
    // focuses the first invalid field
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus(),
    );
  }

  return (
    <form ref={form} method="post" action={href.newsletter()} noValidate onSubmit={submit}>
      <FieldFrame label={texts.email} error={emailProblem}>
        {(attributes) => (
          <div className={styles.row}>
            <input
              {...attributes}
              className={control.control}
              name="email"
              type="email"
              autoComplete="email"
              placeholder={texts.emailExample}
              defaultValue={state.email}
              maxLength={254}
            />
            <Button look="inverse" busy={busy}>
              {busy ? texts.sending : texts.signUp}
            </Button>
          </div>
        )}
      </FieldFrame>
      <Honeypot />
      <div className={styles.consent}>
        <Checkbox small name="consent" defaultChecked={state.consent} error={consentProblem}>
          {texts.consent[0]}
          <a href={href.page(texts.privacyPage)}>{texts.consent[1]}</a>
          {texts.consent[2]}
        </Checkbox>
      </div>
      <div role="status">
        {problem && <FieldError id="newsletter-problem">{problem}</FieldError>}
      </div>
    </form>
  );
}
