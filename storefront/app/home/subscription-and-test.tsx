import { homePictures } from '#shop/pictures/home.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './subscription-and-test.module.css';

export function SubscriptionAndTest() {
  const { t, href } = useServerI18n();
  const { subscription, test } = useContent().home;
  if (!subscription || !test) return null;
  return (
    <div className={`wrap ${styles.pair}`}>
      <section className={`inverse ${styles.subscription}`}>
        <div>
          <h2 className="h3">{subscription.title}</h2>
          <ul className={styles.points}>
            {subscription.points.map((point) => (
              <li key={point}>
                <Icon name="check-bold" />
                {point}
              </li>
            ))}
          </ul>
          <LinkButton look="inverse" to={href.collection(subscription.collection)}>
            {subscription.linkText}
          </LinkButton>
        </div>
        <img src={homePictures.subscription} alt="" width={820} height={820} loading="lazy" />
      </section>
      <section className={styles.test}>
        <div>
          <p className={styles.badge}>
            <Badge look="soft">{t.home.tested}</Badge>
          </p>
          <h2 className="h3">{test.title}</h2>
          <p className={`muted ${styles.text}`}>{test.text}</p>
          <TextLink to={test.url}>{test.linkText}</TextLink>
        </div>
        <img src={homePictures.test} alt="" width={900} height={900} loading="lazy" />
      </section>
    </div>
  );
}
