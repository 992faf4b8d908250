import type { Collection } from '../commerce/collection.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './collection-head.module.css';

export function CollectionHead({ collection }: { collection: Collection }) {
  const { title, subTitle, introText, brandLogo } = collection;
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        {brandLogo && (
          <div className={styles.logo}>
            {/* the heading beside it says the name already */}
            <Picture url={brandLogo.url} alt="" width={160} height={80} sizes="160px" important />
          </div>
        )}
        <div>
          <h1 className="h2">{title}</h1>
          {subTitle && <p className={`lead ${styles.subTitle}`}>{subTitle}</p>}
        </div>
      </div>
      {introText && <p className={styles.intro}>{introText}</p>}
    </div>
  );
}
