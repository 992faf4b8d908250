import type { FilterValue } from '../commerce/collection/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './filter-value-box.module.css';

interface FilterValueBoxProps {
  /** Of the filter. */
  name: string;
  value: FilterValue;
  chosen: boolean;
  hidden?: boolean;
}

/** One value of a filter with the number of its products. */
export function FilterValueBox({
  name,
  value: { value, label, count },
  chosen,
  hidden = false,
}: FilterValueBoxProps) {
  const { format } = useI18n();
  return (
    <Checkbox
      name={`filter.${name}`}
      value={value}
      defaultChecked={chosen}
      disabled={count === 0 && !chosen}
      hidden={hidden}
    >
      {`${label ?? value} `}
      <FilterCount value={format.number(count)} />
    </Checkbox>
  );
}

export function FilterCount({ value }: { value: string }) {
  return <span className={styles.count}>{`(${value})`}</span>;
}
