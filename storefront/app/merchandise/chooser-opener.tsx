import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Variant, variantKey } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { retryOnce } from '../ui/retry-once.ts';
import styles from './chooser-opener.module.css';
import type { ChoosableProduct, VariantChooserProps } from './variant-chooser.tsx';

const load = () => import('./variant-chooser.tsx');

interface ChooserOpenerProps {
  product: ChoosableProduct;
  /** The end of the current variant's id. */
  current: string;
  /** The plain list, shown without scripts. */
  listId: string;
  onChoose(variant: Variant): void;
}

/** The variant whose opener takes the focus if choosing it remounts the page. */
let focusWith: string | null = null;

/** The current choice, and the button for the chooser: for products with too many variants for a list. */
export default function ChooserOpener({ product, current, listId, onChoose }: ChooserOpenerProps) {
  const { t } = useI18n();
  const opener = useRef<HTMLAnchorElement>(null);
  const [Chooser, setChooser] = useState<ComponentType<VariantChooserProps> | null>(null);
  const chosen = product.variants.find(({ id }) => variantKey(id) === current);

  useEffect(() => {
    if (focusWith === current) opener.current?.focus({ preventScroll: true });
    focusWith = null;
  }, [current]);

  async function open() {
    const loaded = await retryOnce(load).catch(() => null);
    if (loaded) setChooser(() => loaded.VariantChooser);
    // the fragment opens the list
    else location.hash = listId;
  }

  return (
    <>
      <a
        ref={opener}
        href={`#${listId}`}
        className={styles.opener}
        data-hold=""
        onClick={(event) => {
          event.preventDefault();
          opener.current?.focus();
          open();
        }}
      >
        <span>{chosen?.options.map(({ value }) => value).join(', ')}</span>
        <strong>
          {t.product.choose}
          <Icon name="caret-down-bold" size={16} />
        </strong>
      </a>
      {Chooser && (
        <Chooser
          product={product}
          start={current}
          onClose={() => setChooser(null)}
          onChoose={(variant) => {
            setChooser(null);
            focusWith = variantKey(variant.id);
            onChoose(variant);
          }}
        />
      )}
    </>
  );
}
