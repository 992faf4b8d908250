import type { FilterGroup, FilterValue } from '../commerce/collection/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import control from '../ui/control.module.css';

const shownOptions = 8;

interface FilterSelectProps {
  group: Extract<FilterGroup, { kind: 'families' | 'list' }>;
}

/**
 * In place of the boxes of a group that was never open, none of which is checked: hundreds of values with a quarter of
 * the elements. Visitors without scripts choose from it.
 */
export function FilterSelect({ group }: FilterSelectProps) {
  const { t } = useI18n();
  const names: Partial<Record<string, string>> = t.collection.filterFamilies;
  return (
    <select
      multiple
      size={shownOptions}
      name={`filter.${group.name}`}
      aria-label={group.label}
      className={control.control}
    >
      {group.kind === 'list' ? (
        <Options values={group.values} />
      ) : (
        group.families.map(({ key, values }) => (
          <optgroup key={key} label={(key && names[key]) || t.collection.otherFamily}>
            <Options values={values} />
          </optgroup>
        ))
      )}
    </select>
  );
}

function Options({ values }: { values: FilterValue[] }) {
  const { format } = useI18n();
  return values.map(({ value, label, count }) => (
    <option key={value} value={value} disabled={count === 0}>
      {`${label ?? value} (${format.number(count)})`}
    </option>
  ));
}
