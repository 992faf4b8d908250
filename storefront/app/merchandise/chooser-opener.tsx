import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Variant, variantKey } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './chooser-opener.module.css';
import type { ChoosableProduct, VariantChooserProps } from './variant-chooser.tsx';

interface ChooserOpenerProps {
  product: ChoosableProduct;
  /** The end of the current variant's id. */
  current: string;
  /** The plain choice, which is shown instead where scripts are missing. */
  listId: string;
  onChoose(variant: Variant): void;
}

/** The page may be built anew around the chosen variant: its opener then takes the focus over. */
let focusWith: string | null = null;

/** What is chosen, and the way to the chooser: for products with so many variants that a list of them is no help. */
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
    const loaded = await import('./variant-chooser.tsx').catch(() => null);
    if (loaded) setChooser(() => loaded.VariantChooser);
    // the list opens by its address
    else location.hash = listId;
  }

  return (
    <>
      <a
        ref={opener}
        href={`#${listId}`}
        className={styles.opener}
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
