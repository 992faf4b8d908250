import { useEffect, useRef, useState } from 'react';
import type { FilterFamily } from '../commerce/collection/collection.ts';
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
  const names: Partial<Record<string, string>> = t.collection.filterFamilies;
  const label = (key && names[key]) || t.collection.otherFamily;
  // only initially: it must not close when its last box is unchecked
  const [open] = useState(() => values.some(({ value }) => isChosen(value)));

  // the box is rendered after hydration only
  useEffect(() => {
    if (hydrated && list.current) updateFamilyBoxes(list.current);
  }, [hydrated]);

  return (
    <li ref={list} className={styles.family}>
      {hydrated && (
        <div className={styles.whole}>
          <Checkbox
            data-whole-family
            aria-label={t.collection.wholeFamily(label)}
            onChange={({ target }) => {
              for (const box of list.current ? noteBoxes(list.current) : []) {
                if (!box.disabled) box.checked = target.checked;
              }
            }}
          >
            {null}
          </Checkbox>
        </div>
      )}
      <details
        open={open}
        onChange={() => {
          if (list.current) updateFamilyBoxes(list.current);
        }}
      >
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

function noteBoxes(family: Element): HTMLInputElement[] {
  return [...family.querySelectorAll<HTMLInputElement>('input[name]')];
}

/** Sets each family's box from the boxes of its notes; `indeterminate` has no attribute. */
export function updateFamilyBoxes(root: Element) {
  for (const whole of root.querySelectorAll<HTMLInputElement>('[data-whole-family]')) {
    const boxes = noteBoxes(whole.closest('li') ?? root).filter(
      (box) => box.checked || !box.disabled,
    );
    const checked = boxes.filter((box) => box.checked).length;
    whole.checked = checked > 0 && checked === boxes.length;
    whole.indeterminate = checked > 0 && checked < boxes.length;
  }
}
