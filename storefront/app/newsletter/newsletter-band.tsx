import styles from './newsletter-band.module.css';
import { SignUp } from './sign-up.tsx';
import type { SignUpState } from './sign-up-state.ts';

interface NewsletterBandProps {
  /** The action's result where the form was submitted without scripts. */
  answer?: SignUpState | undefined;
  /** Below a hero with the same background. */
  belowHero?: boolean;
}

/** Rendered on the server only; with scripts the answer to its form replaces the content (`enhanceSignUp`). */
export function NewsletterBand({ answer, belowHero = false }: NewsletterBandProps) {
  return (
    <section
      className={`inverse ${belowHero ? styles.belowHero : 'contour'}`}
      aria-labelledby="newsletter-title"
    >
      <div className={`wrap ${styles.band}`} data-sign-up="">
        <SignUp state={answer} />
      </div>
    </section>
  );
}
