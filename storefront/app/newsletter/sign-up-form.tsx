import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import control from '../ui/control.module.css';
import { FieldError, FieldFrame } from '../ui/field-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import styles from './sign-up-form.module.css';
import type { SignUpState } from './sign-up-state.ts';

/** A plain form; with scripts it is sent in place. The templates are for the time of sending, and where that fails. */
export function SignUpForm({ state }: { state: SignUpState }) {
  const { t, href } = useServerI18n();
  const texts = t.newsletter;
  const problemOf = (...names: SignUpState['problems']) => {
    const problem = state.problems.find((name) => names.includes(name));
    return problem && texts.problem[problem];
  };
  const problem = problemOf('tooManyTries', 'unavailable', 'offline');
  return (
    <form
      method="post"
      action={href.newsletter()}
      noValidate
      data-sends-to={href.newsletterSignUp()}
    >
      <FieldFrame label={texts.email} error={problemOf('invalidEmail', 'alreadySubscribed')}>
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
            <Button look="inverse">{texts.signUp}</Button>
            <template>
              <Button look="inverse" busy>
                {texts.sending}
              </Button>
            </template>
          </div>
        )}
      </FieldFrame>
      <Honeypot />
      <div className={styles.consent}>
        <Checkbox
          small
          name="consent"
          defaultChecked={state.consent}
          error={problemOf('consentMissing')}
        >
          {texts.consent[0]}
          <a href={href.page(texts.privacyPage)}>{texts.consent[1]}</a>
          {texts.consent[2]}
        </Checkbox>
      </div>
      <div role="status">
        {problem && <FieldError id="newsletter-problem">{problem}</FieldError>}
      </div>
      {(['offline', 'unavailable'] as const).map((name) => (
        <template key={name} data-problem={name}>
          <FieldError id="newsletter-problem">{texts.problem[name]}</FieldError>
        </template>
      ))}
    </form>
  );
}
