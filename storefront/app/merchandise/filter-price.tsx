import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PriceRange } from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Field } from '../ui/field.tsx';
import { RangeSlider } from '../ui/range-slider.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './filter-price.module.css';

interface FilterPriceProps {
  /** What the listing's products cost. */
  range: PriceRange;
  chosen: PriceRange | null;
  /** A thumb was released. */
  onCommit(): void;
}

/** Two text fields; the slider writes into them. */
export function FilterPrice({ range, chosen, onCommit }: FilterPriceProps) {
  const { t, format } = useI18n();
  const hydrated = useHydrated();
  const controls = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => textOf(chosen));
  const lowest = Math.floor(range.min ?? 0);
  const highest = Math.ceil(range.max ?? 0);

  // typed before hydration: React would put back what the address says
  useLayoutEffect(() => {
    const typedIn = (name: string) =>
      controls.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    setTyped({ min: typedIn('price.min'), max: typedIn('price.max') });
  }, []);

  // follows the address except while the price is changed here: a page that arrives late would undo the change
  useEffect(() => {
    if (!controls.current?.contains(document.activeElement)) setTyped(textOf(chosen));
  }, [chosen]);

  return (
    <div ref={controls}>
      {hydrated && highest > lowest && (
        <RangeSlider
          lowest={lowest}
          highest={highest}
          value={[numberOf(typed.min) ?? lowest, numberOf(typed.max) ?? highest]}
          labels={[t.collection.priceLowest, t.collection.priceHighest]}
          onChange={([min, max]) =>
            setTyped({
              min: min > lowest ? String(min) : '',
              max: max < highest ? String(max) : '',
            })
          }
          onCommit={onCommit}
        />
      )}
      <div className={styles.fields}>
        <Field
          label={t.collection.priceMin}
          name="price.min"
          inputMode="decimal"
          value={typed.min}
          placeholder={String(lowest)}
          onChange={({ target }) => setTyped({ ...typed, min: target.value })}
        />
        <span>{t.collection.to}</span>
        <Field
          label={t.collection.priceMax}
          name="price.max"
          inputMode="decimal"
          value={typed.max}
          placeholder={String(highest)}
          onChange={({ target }) => setTyped({ ...typed, max: target.value })}
        />
        <span>{format.currencySymbol}</span>
      </div>
    </div>
  );
}

function textOf(price: PriceRange | null) {
  return { min: String(price?.min ?? ''), max: String(price?.max ?? '') };
}

function numberOf(text: string): number | null {
  const amount = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(amount) ? amount : null;
}
