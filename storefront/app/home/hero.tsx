import { linkUrl } from '../../content/links.ts';
import type { SectionOf } from '../../content/schema.ts';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ContentPicture } from '../shell/content-picture.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './hero.module.css';

interface HeroProps extends SectionOf<'hero'> {
  rating: ShopRating | null;
  /** It then has the heading of the page. */
  isMain: boolean;
}

export function Hero(props: HeroProps) {
  const { heading, text, image, imageText = '', isMain } = props;
  const { market } = useServerI18n();
  const { linkText, link, secondText, secondLink } = props;
  const Heading = isMain ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      <div className={styles.copy}>
        <Heading className="h1">{heading}</Heading>
        <p className={`lead ${styles.intro}`}>{text}</p>
        <div className={styles.actions}>
          {link && linkText && (
            <LinkButton size="large" to={linkUrl(link, market.locale)}>
              {linkText}
            </LinkButton>
          )}
          {secondLink && secondText && (
            <LinkButton size="large" look="outline" to={linkUrl(secondLink, market.locale)}>
              {secondText}
            </LinkButton>
          )}
        </div>
        {props.showsRating && props.rating && <Score rating={props.rating} />}
      </div>
      <ContentPicture
        image={image}
        alt={imageText}
        width={1600}
        height={900}
        sizes="100vw"
        important={isMain}
      />
    </section>
  );
}

function Score({ rating }: { rating: ShopRating }) {
  const { t, href, format } = useServerI18n();
  const stars = format.number(rating.average);
  return (
    <p className={styles.score}>
      <Rating value={rating.average} size={18} label={t.shell.outOfFive(stars)}>
        <a href={href.page(t.footer.reviewCheckPage)}>
          <strong aria-hidden="true">{stars}</strong>{' '}
          {t.home.fromReviews(format.number(rating.count))}
        </a>
      </Rating>
    </p>
  );
}
