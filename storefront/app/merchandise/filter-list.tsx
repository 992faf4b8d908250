import { useState } from 'react';
import type { FilterValue } from '../commerce/collection/collection.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './filter-list.module.css';
import { FilterValueBox } from './filter-value-box.tsx';
import { matchesText } from './matches-text.ts';

interface FilterListProps {
  name: string;
  label: string;
  values: FilterValue[];
  isChosen(value: string): boolean;
}

/** Longer lists get a search field and a scrolling box. */
const maxWithoutSearch = 8;

export function FilterList({ name, label, values, isChosen }: FilterListProps) {
  const { t, format } = useI18n();
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  // without scripts there is no search, so all values are visible
  const boxed = hydrated && values.length > maxWithoutSearch;
  const isFound = ({ value, label: shown }: FilterValue) => matchesText(shown ?? value, text);
  const found = values.filter(isFound).length;
  const list = values.map((value) => (
    // hidden values stay in the form: they may be selected
    <FilterValueBox
      key={value.value}
      name={name}
      value={value}
      chosen={isChosen(value.value)}
      hidden={boxed && !isFound(value)}
    />
  ));
  if (!boxed) return <div>{list}</div>;
  const all = format.number(values.length);
  return (
    <>
      <div className={styles.search}>
        <Icon name="magnifying-glass" />
        <input
          type="search"
          aria-label={t.collection.searchIn(label)}
          placeholder={t.collection.searchIn(label)}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <fieldset className={styles.box} aria-label={label} tabIndex={0}>
        {list}
      </fieldset>
      <p className={styles.count} role="status">
        {text ? t.collection.found(format.number(found), all) : t.collection.toChooseFrom(all)}
      </p>
    </>
  );
}
