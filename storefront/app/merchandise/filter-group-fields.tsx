import type { FilterGroup } from '../commerce/collection.ts';
import type { ListingQuery } from '../commerce/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './filter-group-fields.module.css';

interface FilterGroupFieldsProps {
  group: FilterGroup;
  query: ListingQuery;
}

export function FilterGroupFields({ group, query }: FilterGroupFieldsProps) {
  const { t, format } = useI18n();
  const chosen = (value: string) =>
    query.filters.some((filter) => filter.name === group.name && filter.value === value);

  if (group.kind === 'price') {
    return (
      <div className={styles.price}>
        <Field
          label={t.collection.priceMin}
          name="price.min"
          inputMode="decimal"
          defaultValue={query.price?.min ?? ''}
          placeholder={String(Math.floor(group.range.min ?? 0))}
        />
        <span>{t.collection.to}</span>
        <Field
          label={t.collection.priceMax}
          name="price.max"
          inputMode="decimal"
          defaultValue={query.price?.max ?? ''}
          placeholder={String(Math.ceil(group.range.max ?? 0))}
        />
      </div>
    );
  }
  if (group.kind === 'switch') {
    const { name, value, count } = group;
    return (
      <Switch name={`filter.${name}`} value={value} defaultChecked={chosen(value)}>
        {group.label} <Count value={format.number(count)} />
      </Switch>
    );
  }
  return (
    <div className={styles.list}>
      {group.values.map(({ label, value, count }) => (
        <Checkbox
          key={value}
          name={`filter.${group.name}`}
          value={value}
          defaultChecked={chosen(value)}
          disabled={count === 0 && !chosen(value)}
        >
          {`${label ?? value} `}
          <Count value={format.number(count)} />
        </Checkbox>
      ))}
    </div>
  );
}

function Count({ value }: { value: string }) {
  return <span className={styles.count}>{`(${value})`}</span>;
}
