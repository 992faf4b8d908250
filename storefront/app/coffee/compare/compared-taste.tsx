import { coffeeComparison } from '#shop/messages/coffee-compare.ts';
import type { ComparedProduct } from '../../compare/compared-product.ts';
import { ProductMark } from '../../compare/product-mark.tsx';
import type { ShownColumns } from '../../compare/shown-columns.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import styles from './compared-taste.module.css';
import { differingFlavours } from './differing-flavours.ts';
import { FlavourList } from './flavour-list.tsx';
import { OverlaidCompass } from './overlaid-compass.tsx';

interface ComparedTasteProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

/** The flavour profiles over each other, and where they differ. */
export function ComparedTaste({ products, shown }: ComparedTasteProps) {
  const { t } = useI18n();
  const words = useTexts(coffeeComparison);
  const coffees = products.flatMap(({ id, title, vendor, facts }) => {
    const flavourProfile = facts.coffee?.flavourProfile;
    return flavourProfile ? [{ id, title, vendor, flavourProfile }] : [];
  });
  const profiles = coffees.map(({ flavourProfile }) => flavourProfile);
  const differing = differingFlavours(profiles)
    .slice(0, 2)
    .map((flavour) => t.coffee.flavours[flavour]);
  return (
    <section className={styles.taste} aria-labelledby="taste">
      <div className={`wrap ${styles.columns}`}>
        <OverlaidCompass profiles={profiles} shown={shown} />
        <div>
          <h2 id="taste" className="h3">
            {words.whereTheyDiffer}
          </h2>
          <p className={`lead ${styles.summary}`}>
            {differing.length > 0 ? words.differMost(differing.join(', ')) : words.allClose}
          </p>
          <ul className={styles.key}>
            {coffees.map(({ id, title, vendor }, index) => (
              <li key={id} className={shown.includes(index) ? undefined : styles.wideOnly}>
                <ProductMark index={index} />
                <span>
                  <strong>{title}</strong> {vendor}
                </span>
              </li>
            ))}
          </ul>
          <FlavourList coffees={coffees} shown={shown} />
        </div>
      </div>
    </section>
  );
}
