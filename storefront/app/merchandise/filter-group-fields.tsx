import type { FilterGroup } from '../commerce/collection/collection.ts';
import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Switch } from '../ui/switch.tsx';
import { FilterFamilies } from './filter-families.tsx';
import { FilterList } from './filter-list.tsx';
import { FilterPrice } from './filter-price.tsx';
import { FilterTiles } from './filter-tiles.tsx';
import { FilterCount } from './filter-value-box.tsx';

interface FilterGroupFieldsProps {
  group: FilterGroup;
  query: ListingQuery;
  /** The chosen prices are complete. */
  onPrice(): void;
}

export function FilterGroupFields({ group, query, onPrice }: FilterGroupFieldsProps) {
  const { format } = useI18n();
  const isChosen = (value: string) =>
    query.filters.some((filter) => filter.name === group.name && filter.value === value);
  switch (group.kind) {
    case 'price':
      return <FilterPrice range={group.range} chosen={query.price} onCommit={onPrice} />;
    case 'families':
      return <FilterFamilies name={group.name} families={group.families} isChosen={isChosen} />;
    case 'switch':
      return (
        <Switch
          name={`filter.${group.name}`}
          value={group.value}
          defaultChecked={isChosen(group.value)}
        >
          {group.label} <FilterCount value={format.number(group.count)} />
        </Switch>
      );
    case 'list':
      return group.look ? (
        <FilterTiles {...group} look={group.look} isChosen={isChosen} />
      ) : (
        <FilterList {...group} isChosen={isChosen} />
      );
  }
}
