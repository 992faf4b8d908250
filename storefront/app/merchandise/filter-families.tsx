import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilterFamily } from '../commerce/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './filter-families.module.css';
import { FilterValueBox } from './filter-value-box.tsx';

interface FilterFamiliesProps {
  /** Of the filter. */
  name: string;
  families: FilterFamily[];
  isChosen(value: string): boolean;
}

export function FilterFamilies({ name, families, isChosen }: FilterFamiliesProps) {
  return (
    <ul>
      {families.map((family) => (
        <Family key={family.key} name={name} family={family} isChosen={isChosen} />
      ))}
    </ul>
  );
}

interface FamilyProps extends Omit<FilterFamiliesProps, 'families'> {
  family: FilterFamily;
}

function Family({ name, family: { key, values }, isChosen }: FamilyProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const list = useRef<HTMLLIElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  const label = key ? t.collection.flavourFamilies[key] : t.collection.otherFamily;
  const chosen = values.filter(({ value }) => isChosen(value)).length;
  // later it is the shopper's: with the last box unchecked it must not close
  const [open] = useState(chosen > 0);

  const show = useCallback(
    (count: number) => {
      if (!whole.current) return;
      whole.current.checked = count === values.length;
      whole.current.indeterminate = count > 0 && count < values.length;
    },
    [values.length],
  );

  // the form is not built anew when the address changes, and a dash has no attribute
  useEffect(() => {
    if (hydrated) show(chosen);
  }, [hydrated, chosen, show]);

  function boxes(): HTMLInputElement[] {
    return [...(list.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  }

  return (
    <li ref={list} className={styles.family}>
      {hydrated && (
        <div className={styles.whole}>
          <Checkbox
            ref={whole}
            data-whole-family
            aria-label={t.collection.wholeFamily(label)}
            onChange={({ target }) => {
              for (const box of boxes()) {
                if (!box.disabled) box.checked = target.checked;
              }
            }}
          >
            {null}
          </Checkbox>
        </div>
      )}
      <details open={open} onChange={() => show(boxes().filter(({ checked }) => checked).length)}>
        <summary>
          <strong>{label}</strong> <span>{t.collection.familyNotes(values.length)}</span>
          <Icon name="caret-down" />
        </summary>
        <fieldset aria-label={label}>
          {values.map((value) => (
            <FilterValueBox
              key={value.value}
              name={name}
              value={value}
              chosen={isChosen(value.value)}
            />
          ))}
        </fieldset>
      </details>
    </li>
  );
}
