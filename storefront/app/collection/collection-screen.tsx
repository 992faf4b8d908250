import { Form, Link } from 'react-router';
import { type Collection, type SortOption, sortOptions } from '../commerce/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Button } from '../ui/button.tsx';
import styles from './collection-screen.module.css';

interface CollectionScreenProps {
  collection: Collection;
  sort: SortOption;
}

export function CollectionScreen({ collection, sort }: CollectionScreenProps) {
  const { t, href } = useI18n();
  const { title, subTitle, introText, products, nextCursor, seo } = collection;
  const next = nextCursor && `?${new URLSearchParams({ sort, after: nextCursor })}`;
  return (
    <div className="wrap">
      <PageHead {...seo} />
      <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title }]} />
      <div className={styles.head}>
        <div>
          <h1 className="h2">{title}</h1>
          {subTitle && <p className="lead">{subTitle}</p>}
        </div>
        {introText && <p className={styles.intro}>{introText}</p>}
      </div>
      <Form method="get" className={styles.bar}>
        <label className={styles.sort}>
          <span>{t.collection.sort}</span>
          <select name="sort" defaultValue={sort} key={sort}>
            {sortOptions.map((option) => (
              <option key={option} value={option}>
                {t.collection.sortBy[option]}
              </option>
            ))}
          </select>
        </label>
        <Button look="outline" size="small">
          {t.collection.applySort}
        </Button>
      </Form>
      {products.length > 0 ? (
        <ProductGrid products={products} headingLevel={2} />
      ) : (
        <p>{t.collection.empty}</p>
      )}
      {next && (
        <p className={styles.more}>
          <Link to={next}>{t.collection.showMore}</Link>
        </p>
      )}
    </div>
  );
}
