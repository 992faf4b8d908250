import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { LateNewsletterBand } from './late-newsletter-band.tsx';
import styles from './newsletter-screen.module.css';
import type { SignUpState } from './sign-up-state.ts';

interface NewsletterScreenProps {
  /** Whether the shop can take sign-ups at all. */
  available: boolean;
  answer: SignUpState | undefined;
}

const { value, minimumOrder } = shop.newsletterVoucher;

export function NewsletterScreen({ available, answer }: NewsletterScreenProps) {
  const { t, href, format } = useI18n();
  const texts = t.newsletter.page;
  const amount = format.roundMoney(value);
  return (
    <>
      <PageHead title={texts.title} description={texts.description(amount)} />
      <div className="wrap">
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: texts.title }]} />
      </div>
      {available ? (
        <LateNewsletterBand answer={answer} heading="h1" />
      ) : (
        <div className="inverse contour">
          <div className={`wrap ${styles.off}`}>
            <h1 className="h2">{texts.title}</h1>
            <p className="lead">{texts.off}</p>
          </div>
        </div>
      )}
      <div className={`wrap section ${styles.columns}`}>
        <section>
          <h2 className="h4">{texts.expect}</h2>
          <ul className={styles.points}>
            {texts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="h4">{texts.howTo}</h2>
          <ol className={styles.steps}>
            {texts.steps(amount, format.roundMoney(minimumOrder)).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={`muted ${styles.unsubscribe}`}>{texts.unsubscribe}</p>
        </section>
      </div>
    </>
  );
}
