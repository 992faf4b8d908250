import type { Picture as ProductPicture } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './gallery.module.css';

export function Gallery({ pictures }: { pictures: ProductPicture[] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ url, alt }, index) => (
        <li key={url} aria-label={t.product.image(index + 1, pictures.length)}>
          <Picture
            url={url}
            alt={alt}
            width={960}
            height={960}
            sizes="(min-width: 62em) 50vw, 90vw"
            important={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
