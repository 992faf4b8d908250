import { Suspense, useRef, useState } from 'react';
import { type DetailedVariant, offerOf, type ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CardBadges } from '../merchandise/card-badges.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './gallery.module.css';
import { galleryOf } from './gallery-pictures.ts';

const GalleryZoom = lazyOrNothing(() => import('./gallery-zoom.tsx'));

interface GalleryProps {
  product: ProductDetail;
  variant: DetailedVariant | null;
}

/** A row of pictures that scrolls and rests by itself; the small ones below lead to each. */
export default function Gallery({ product, variant }: GalleryProps) {
  const { t } = useI18n();
  const pictures = galleryOf(product, variant);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const shown = pictures[current];
  const nameOf = (index: number) => t.product.image(index + 1, pictures.length);

  return (
    <section className={styles.gallery} aria-label={t.product.images}>
      <div className={styles.stage}>
        <ul
          ref={row}
          className={styles.row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t.product.images}
          onScroll={({ currentTarget }) => {
            setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
          }}
        >
          {pictures.map(({ url, alt }, index) => (
            <li key={url} id={`picture-${index + 1}`}>
              <Picture
                url={url}
                alt={`${nameOf(index)}: ${alt}`}
                width={960}
                height={960}
                sizes="(min-width: 62em) 52vw, calc(100vw - 2rem)"
                important={index === 0}
              />
            </li>
          ))}
        </ul>
        {shown && (
          // without scripts the browser shows the picture itself
          <a
            href={shown.url}
            className={styles.zoom}
            aria-label={t.product.enlarge}
            onClick={(event) => {
              event.preventDefault();
              setZoomed(true);
            }}
          >
            <Icon name="arrows-out" />
          </a>
        )}
        <div className={styles.badges}>
          <CardBadges product={{ ...product, offer: variant && offerOf([variant]) }} />
        </div>
        {product.seals.length > 0 && (
          <ul className={styles.seals} aria-label={t.product.sealsTab}>
            {product.seals.map(({ id, title, picture }) => (
              <li key={id}>
                {picture ? (
                  <Picture url={picture.url} alt={title} width={56} height={56} sizes="56px" />
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        )}
        {pictures.length > 1 && (
          <p className={styles.position} aria-hidden="true">
            {current + 1} / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ol className={styles.thumbs}>
          {pictures.map(({ url }, index) => (
            <li key={url}>
              {/* a link to the picture: works before and without scripts */}
              <a
                href={`#picture-${index + 1}`}
                aria-label={nameOf(index)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  const { current: list } = row;
                  list?.scrollTo({ left: index * list.clientWidth });
                }}
              >
                <Picture url={url} alt="" width={120} height={120} sizes="120px" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {shown && zoomed && (
        <Suspense fallback={null}>
          <GalleryZoom picture={shown} name={nameOf(current)} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}
