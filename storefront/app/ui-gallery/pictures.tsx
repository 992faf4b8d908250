import { Picture } from '../ui/picture.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import sample from './sample.svg';

export function Pictures() {
  return (
    <GallerySection title="Bild">
      <div className={styles.fields}>
        <figure className={styles.card}>
          <Picture url={sample} alt="Eine Tüte" width={640} height={717} sizes="13rem" />
          <figcaption className="sm muted">Von diesem Rechner: eine Größe</figcaption>
        </figure>
      </div>
    </GallerySection>
  );
}
