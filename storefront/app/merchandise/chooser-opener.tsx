import { type ComponentType, useRef, useState } from 'react';
import type { Variant } from '../commerce/product.ts';
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
  onChoose(variant: Variant): Promise<void> | void;
}

const openerId = 'choose-variant';

/** What is chosen, and the way to the chooser: for products with so many variants that a list of them is no help. */
export function ChooserOpener({ product, current, listId, onChoose }: ChooserOpenerProps) {
  const { t } = useI18n();
  const opener = useRef<HTMLAnchorElement>(null);
  const [Chooser, setChooser] = useState<ComponentType<VariantChooserProps> | null>(null);
  const chosen = product.variants.find(({ id }) => id.endsWith(`/${current}`));

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
        id={openerId}
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
          onChoose={async (variant) => {
            setChooser(null);
            await onChoose(variant);
            // the page may have been built anew around another variant
            document.getElementById(openerId)?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
