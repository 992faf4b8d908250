import type { Collection } from '../commerce/collection/collection.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './collection-head.module.css';

export function CollectionHead({ collection }: { collection: Collection }) {
  const { title, subTitle, brandLogo } = collection;
  return (
    <div className={styles.head}>
      {brandLogo && (
        <div className={styles.logo}>
          {/* the heading beside it says the name already */}
          <Picture url={brandLogo.url} alt="" width={160} height={80} sizes="112px" important />
        </div>
      )}
      <h1 className="h3">{title}</h1>
      {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
    </div>
  );
}
