import { shop } from '#shop/shop.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFrame, type Done } from './account-frame.tsx';
import styles from './data-page.module.css';

interface DataPageProps {
  email: string | null;
  isSubscribed: boolean;
  /** Null where requests are not stored: they are made by mail then. */
  submissionId: string | null;
  done: Done | null;
}

/** Newsletter, and what the customer may ask for (Art. 15, 17 and 20 GDPR). */
export function DataPage({ email, isSubscribed, submissionId, done }: DataPageProps) {
  const { t, href } = useServerI18n();
  const words = t.account.dataPage;
  const action = href.account('data');
  const { consent, privacyPage } = t.newsletter;
  return (
    <AccountFrame title={t.account.data} text={email ?? undefined} page="data" done={done}>
      <div className={styles.panels}>
        <section className={styles.panel}>
          <h2 className="h5">{t.account.newsletter}</h2>
          <p>{isSubscribed ? words.subscribed : words.notSubscribed}</p>
          {!isSubscribed && (
            <p className="sm muted">
              {consent[0]}
              <a href={href.page(privacyPage)}>{consent[1]}</a>
              {consent[2]}
            </p>
          )}
          <form method="post" action={action}>
            <Button look="outline" name="intent" value={isSubscribed ? 'unsubscribe' : 'subscribe'}>
              {isSubscribed ? words.unsubscribe : words.subscribe}
            </Button>
          </form>
        </section>
        {(['access', 'erasure'] as const).map((request) => (
          <section key={request} className={styles.panel}>
            <h2 className="h5">{words[request].title}</h2>
            <p>{words[request].text}</p>
            {submissionId === null ? (
              <TextLink to={`mailto:${shop.contracts.email}`}>{shop.contracts.email}</TextLink>
            ) : (
              <form method="post" action={action}>
                <input type="hidden" name="request" value={request} />
                <input type="hidden" name="submission" value={`${submissionId}`} />
                <Button look="outline" name="intent" value="requestData">
                  {words[request].send}
                </Button>
              </form>
            )}
          </section>
        ))}
      </div>
    </AccountFrame>
  );
}
