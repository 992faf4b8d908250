import { linkUrl } from '../../content/links.ts';
import type { Teaser } from '../../content/model.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ContentPicture } from '../shell/content-picture.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './teasers.module.css';

/** One or two, side by side on a wide screen. */
export function Teasers({ teasers }: { teasers: Teaser[] }) {
  return (
    <div className={`wrap ${styles.pair}`}>
      {teasers.map((teaser) =>
        teaser.tone === 'dark' ? (
          <DarkTeaser key={teaser.heading} {...teaser} />
        ) : (
          <LightTeaser key={teaser.heading} {...teaser} />
        ),
      )}
    </div>
  );
}

function DarkTeaser({ heading, text, points, image, linkText, link }: Teaser) {
  const { market } = useServerI18n();
  return (
    <section className={`inverse ${styles.dark}`}>
      <div>
        <h2 className="h3">{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check-bold" />
              {point}
            </li>
          ))}
        </ul>
        <LinkButton look="inverse" to={linkUrl(link, market.locale)}>
          {linkText ?? heading}
        </LinkButton>
      </div>
      <ContentPicture image={image} alt="" width={820} height={820} sizes="30rem" />
    </section>
  );
}

function LightTeaser({ badge, heading, text, image, linkText, link }: Teaser) {
  const { market } = useServerI18n();
  return (
    <section className={styles.light}>
      <div>
        {badge && (
          <p className={styles.badge}>
            <Badge look="soft">{badge}</Badge>
          </p>
        )}
        <h2 className="h3">{heading}</h2>
        {text && <p className={`muted ${styles.text}`}>{text}</p>}
        <TextLink to={linkUrl(link, market.locale)}>{linkText ?? heading}</TextLink>
      </div>
      <ContentPicture image={image} alt="" width={900} height={900} sizes="30rem" />
    </section>
  );
}
