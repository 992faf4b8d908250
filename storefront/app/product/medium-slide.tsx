import type { ProductMedium } from '../commerce/product/media.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Picture } from '../ui/picture.tsx';
import { sourcesOf } from '../ui/picture-sources.ts';
import styles from './gallery.module.css';

interface MediumSlideProps {
  medium: ProductMedium;
  icon: IconName;
}

/** A video that loads nothing but its poster before it is started; of the others a picture that links to them. */
export default function MediumSlide({ medium, icon }: MediumSlideProps) {
  const { t, language } = useI18n();
  const { kind, url, alt, poster, captions, host } = medium;
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the merchant's, if there are any
      <video
        ref={pauseOutOfSight}
        src={url}
        poster={sourcesOf(poster, 960).src}
        preload="none"
        controls
        playsInline
        aria-label={t.product.video(alt)}
      >
        {captions && (
          <track
            kind="captions"
            // in the page: a file would be loaded before the video is started
            src={`data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`}
            srcLang={language}
            default
          />
        )}
      </video>
    );
  }
  return (
    <>
      <Picture
        url={poster}
        alt={alt}
        width={960}
        height={960}
        sizes="(min-width: 62em) min(682px, 50vw), 276px"
      />
      <a href={url} className={styles.medium}>
        <Icon name={icon} />
        {host ? t.product.watchOn(host) : t.product.openModel}
      </a>
    </>
  );
}

/** Scrolled away, or of a variant that is no longer chosen. */
function pauseOutOfSight(video: HTMLVideoElement) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting && document.pictureInPictureElement !== video) video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}
