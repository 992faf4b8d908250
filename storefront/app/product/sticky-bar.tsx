import { type RefObject, useEffect, useState } from 'react';
import type { Variant } from '../commerce/product.ts';
import { Price } from '../merchandise/price.tsx';
import { Button } from '../ui/button.tsx';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The selected pack, colour, subscription. */
  choice: string;
  priced: Pick<Variant, 'price' | 'lowestPrice30Days' | 'sumOfSinglePrices' | 'unitPrice'>;
  /** The buy box's form: this is a second button of it. */
  form: string;
  busy: boolean;
  disabled: boolean;
  label: string;
  /** Shown once this element has been scrolled past. */
  inPlaceOf: RefObject<HTMLElement | null>;
}

/** Price and buy button at the bottom of a narrow screen. */
export default function StickyBar(props: StickyBarProps) {
  const { choice, priced, form, busy, disabled, label, inPlaceOf } = props;
  const shown = useScrolledPast(inPlaceOf);
  if (!shown) return null;
  return (
    <div className={styles.bar}>
      <div>
        <strong className={styles.choice}>{choice}</strong>
        <Price variant={priced} muted={disabled} />
      </div>
      <Button form={form} busy={busy} disabled={disabled}>
        {label}
      </Button>
    </div>
  );
}

/** Whether an element is above the screen, and the page's footer not yet on it. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  const [atFooter, setAtFooter] = useState(false);
  useEffect(() => {
    // observes the area above the viewport, so that jumps over the element count
    const above = { rootMargin: '1000000px 0px -100%', threshold: 1 };
    const leaveElement = watch(element.current, setPast, above);
    const leaveFooter = watch(document.getElementById('footer'), setAtFooter);
    return () => {
      leaveElement();
      leaveFooter();
    };
  }, [element]);
  return past && !atFooter;
}

function watch(
  element: HTMLElement | null,
  onChange: (isIn: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => onChange(entry?.isIntersecting ?? false),
    options,
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
