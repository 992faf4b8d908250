import { subtract } from '../commerce/price/money.ts';
import { componentName, soldOutComponents, sumOfComponents } from '../commerce/product/bundle.ts';
import {
  type BundleComponent,
  type DetailedVariant,
  type ProductDetail,
  variantKey,
} from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Availability } from '../ui/availability.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './bundle-contents.module.css';
import { groupByContent, isChosenByCss } from './per-variant.ts';
import { quantityText } from './quantity-text.ts';

interface BundleContentsProps {
  product: ProductDetail;
  /** In the address. */
  chosen: DetailedVariant | null;
}

/** What a bundle consists of, and what that costs singly. */
export function BundleContents({ product, chosen }: BundleContentsProps) {
  const shown = isChosenByCss(product) || !chosen ? product.variants : [chosen];
  return groupByContent(shown, ({ components, price }) => ({ components, price })).map(
    ({ item, indices, key }) =>
      item.components.length > 0 && (
        <div key={key} className={styles.bundle} data-for={indices}>
          <Contents variant={item} />
        </div>
      ),
  );
}

const pictureSize = 56;

function Contents({ variant }: { variant: DetailedVariant }) {
  const { t, format, href } = useServerI18n();
  const texts = t.product.bundle;
  const { components, price, netQuantity } = variant;
  const count = components.reduce((total, { quantity }) => total + quantity, 0);
  const singly = sumOfComponents(components);
  const soldOut = soldOutComponents(components);
  return (
    <>
      <p className={styles.title}>
        {texts.title(format.number(count), netQuantity && quantityText(netQuantity, format))}
      </p>
      <ul className={styles.list} aria-label={texts.list}>
        {components.map((component) => (
          <li key={component.id}>
            {component.picture && (
              <Picture
                {...component.picture}
                alt=""
                width={pictureSize}
                height={pictureSize}
                sizes={`${pictureSize}px`}
              />
            )}
            <span>
              <a href={href.product(component.handle, variantKey(component.id))}>
                {component.quantity > 1 && `${format.number(component.quantity)} × `}
                {component.title}
              </a>
              <small>
                {[component.vendor, component.variantTitle].filter(Boolean).join(' · ')}
              </small>
              {component.allergens.length > 0 && (
                <small>
                  {t.product.legal.contains} {component.allergens.join(' · ')}
                </small>
              )}
              {component.availability !== 'inStock' && (
                <Availability state={component.availability}>
                  {t.product.availability[component.availability]}
                </Availability>
              )}
            </span>
            <ComponentPrice component={component} />
          </li>
        ))}
      </ul>
      {singly && (
        <p className={styles.sum}>
          <span>{texts.singly}</span> <span>{format.money(singly)}</span>
          {singly.amount > price.amount && (
            <small>{texts.saving(format.money(subtract(singly, price)))}</small>
          )}
        </p>
      )}
      {soldOut.length > 0 && (
        <p className={styles.soldOut}>{texts.soldOut(soldOut.map(componentName).join(', '))}</p>
      )}
    </>
  );
}

function ComponentPrice({ component: { price, unitPrice } }: { component: BundleComponent }) {
  const { format } = useServerI18n();
  return (
    <span className={styles.price}>
      {format.money(price)}
      {unitPrice && (
        <small>
          {format.money(unitPrice.price)}/{unitPrice.unit}
        </small>
      )}
    </span>
  );
}
