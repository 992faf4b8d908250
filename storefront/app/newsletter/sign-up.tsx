import { shop } from '#shop/shop.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import styles from './newsletter-band.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { initialSignUpState, type SignUpState } from './sign-up-state.ts';
import { SignUpSuccess } from './sign-up-success.tsx';

const { value, minimumOrder } = shop.newsletterVoucher;

/** The offer beside the form or its success message. */
export function SignUp({ state = initialSignUpState }: { state?: SignUpState | undefined }) {
  const { t, format } = useServerI18n();
  const texts = t.newsletter;
  const amount = format.roundMoney(value);
  return (
    <>
      <div className={styles.words}>
        <h2 id="newsletter-title" className="h2">
          {state.sent ? texts.almostDone : texts.offer(amount)}
        </h2>
        <p className={`lead ${styles.lead}`}>{state.sent ? texts.oneMoreClick : texts.lead}</p>
        {!state.sent && (
          <p className={`xs muted ${styles.terms}`}>
            {texts.terms(format.roundMoney(minimumOrder))}
          </p>
        )}
      </div>
      {state.sent ? <SignUpSuccess email={state.email} /> : <SignUpForm state={state} />}
    </>
  );
}
