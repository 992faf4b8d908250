import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { galleryPictures } from '../commerce/product/gallery-pictures.ts';
import type { ProductMedium } from '../commerce/product/media.ts';
import { offerOf } from '../commerce/product/offer.ts';
import { reductionPercent } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CardBadges } from '../merchandise/card-badges.tsx';
import { lazyHydrate } from '../shell/lazy-hydrate.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Picture } from '../ui/picture.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './gallery.module.css';
import type { PageProduct, PageVariant } from './page-product.ts';
import { groupByContent } from './per-variant.ts';

// few products have a video
const MediumSlide = lazyHydrate(() => import('./medium-slide.tsx'));
const loadLightbox = () => import('./lightbox.tsx');

/** Set by a tap before hydration. */
const lightboxHash = '#lightbox';

interface GalleriesProps {
  product: PageProduct;
  /** CSS shows the pictures of the chosen one. */
  variants: PageVariant[];
  /** In the address. */
  chosen: PageVariant | null;
}

interface GalleryProps {
  product: PageProduct;
  /** For the badges. */
  variants: PageVariant[];
  /** For the pictures. */
  variant: PageVariant | null;
  /** Its pictures are on the first screen. */
  isShown: boolean;
  indices?: string | undefined;
}

export default function Galleries({ product, variants, chosen }: GalleriesProps) {
  const urlsOf = (variant: PageVariant | null) =>
    galleryPictures(product, variant).map(({ url }) => url);
  const shown = urlsOf(chosen).join();
  return groupByContent(variants.length > 0 ? variants : [null], urlsOf).map(
    ({ item, indices, key }) => (
      <Gallery
        key={key}
        product={product}
        variants={variants}
        variant={item}
        isShown={urlsOf(item).join() === shown}
        indices={indices}
      />
    ),
  );
}

/** A row of pictures with scroll snapping, and thumbnails that link to each. */
function Gallery({ product, variants, variant, isShown, indices }: GalleryProps) {
  const { t } = useI18n();
  const { media } = product;
  const pictures = galleryPictures(product, variant);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const opener = useRef<HTMLAnchorElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  const lightbox = useLazyComponent(loadLightbox);
  const shown = pictures[current];
  const isSoldOut = variants.every(({ availability }) => availability === 'unavailable');
  const enlarge = () => {
    setEnlarged(true);
    // where the lightbox cannot be loaded, open the image file
    lightbox.load(() => location.assign(shown?.url ?? ''));
  };
  useTapBeforeHydration(isShown, enlarge);
  // the pictures of other variants have ids of their own
  const idOf = (index: number) =>
    `picture-${indices ? `${indices.replaceAll(' ', '-')}-` : ''}${index + 1}`;
  const showPicture = (index: number) =>
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  const nameOf = (index: number) => t.product.image(index + 1, pictures.length);
  const slides = [
    ...pictures.map(({ url }, index) => ({ url, thumb: url, name: nameOf(index), icon: null })),
    ...media.map(({ kind, url, alt, poster }) => ({
      url,
      thumb: poster,
      icon: mediumIcon(kind),
      name: kind === 'model' ? t.product.openModel : t.product.video(alt),
    })),
  ];

  return (
    <section
      className={styles.gallery}
      aria-label={t.product.images}
      data-for={indices}
      data-other={indices && !isShown ? '' : undefined}
    >
      <div className={classNames(styles.stage, isSoldOut && styles.soldOut)}>
        <ul
          ref={row}
          className={styles.row}
          data-gallery=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t.product.images}
          onScroll={({ currentTarget }) => {
            setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
          }}
        >
          {pictures.map(({ url, alt }, index) => (
            <li key={url} id={idOf(index)}>
              <Picture
                url={url}
                alt={`${nameOf(index)}: ${alt}`}
                width={960}
                height={960}
                sizes="(min-width: 62em) min(682px, 50vw), 276px"
                important={isShown && index === 0}
              />
            </li>
          ))}
          {media.map((medium, index) => (
            <li key={medium.url} id={idOf(pictures.length + index)}>
              <MediumSlide medium={medium} icon={mediumIcon(medium.kind)} />
            </li>
          ))}
        </ul>
        {shown && (
          <>
            {/* CSS shows one of the two, depending on scripting */}
            <a
              href={shown.url}
              className={classNames(styles.zoom, styles.withoutScripts)}
              aria-label={t.product.enlarge}
            >
              <Icon name="arrows-out" />
            </a>
            <a
              ref={opener}
              href={lightboxHash}
              className={classNames(styles.zoom, styles.withScripts)}
              aria-label={t.product.enlarge}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault();
                enlarge();
              }}
            >
              <Icon name="arrows-out" />
            </a>
          </>
        )}
        {groupByContent(variants, ({ availability, badge, price, lowestPrice30Days }) => [
          availability,
          badge,
          reductionPercent({ price, lowestPrice30Days }),
        ]).map(({ item, indices, key }) => (
          <div key={key} data-for={indices}>
            <CardBadges
              product={{ isNew: product.isNew, offer: offerOf([item]) }}
              className={styles.badges}
            />
          </div>
        ))}
        {/* they would cover the controls of a video */}
        {shown && slides.length > 1 && (
          <p className={styles.dots} aria-hidden="true">
            {slides.map(({ url }, index) => (
              <b key={url} data-on={index === current || undefined} />
            ))}
          </p>
        )}
      </div>
      {slides.length > 1 && (
        <ol className={styles.thumbs}>
          {slides.map(({ url, thumb, name, icon }, index) => (
            <li key={url}>
              {/* a link to the picture: works before and without scripts */}
              <a
                href={`#${idOf(index)}`}
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  showPicture(index);
                }}
              >
                <Picture url={thumb} alt="" width={120} height={120} sizes="72px" />
                {icon && <Icon name={icon} size={32} />}
              </a>
            </li>
          ))}
        </ol>
      )}
      {enlarged && lightbox.Component && (
        <lightbox.Component
          title={product.title}
          pictures={pictures}
          start={current}
          onClose={(last) => {
            setEnlarged(false);
            showPicture(last);
            opener.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

const mediumIcon = (kind: ProductMedium['kind']): IconName =>
  kind === 'model' ? 'package' : 'play-circle';

/** Before hydration a tap only changes the hash; this handles it afterwards. */
function useTapBeforeHydration(isShown: boolean, answer: () => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a tap before hydration
  useEffect(() => {
    if (!isShown || location.hash !== lightboxHash) return;
    answer();
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, []);
}
