import type { FilterGroup } from '../commerce/collection.ts';
import type { ChosenFilter, ListingQuery } from '../commerce/listing-query.ts';
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
  const chosen = ({ name, value }: ChosenFilter) =>
    query.filters.some((filter) => filter.name === name && filter.value === value);

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
    const { filter, count } = group.value;
    return (
      <Switch name={`filter.${filter.name}`} value={filter.value} defaultChecked={chosen(filter)}>
        {group.label} <Count value={format.number(count)} />
      </Switch>
    );
  }
  return (
    <div className={styles.list}>
      {group.values.map(({ label, count, filter }) => (
        <Checkbox
          key={filter.value}
          name={`filter.${filter.name}`}
          value={filter.value}
          defaultChecked={chosen(filter)}
          disabled={count === 0 && !chosen(filter)}
        >
          {label} <Count value={format.number(count)} />
        </Checkbox>
      ))}
    </div>
  );
}

function Count({ value }: { value: string }) {
  return <span className={styles.count}>({value})</span>;
}
