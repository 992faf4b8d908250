import { useState } from 'react';
import type { SearchPresets } from '../commerce/search/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './empty-search.module.css';
import { PresetProducts } from './preset-products.tsx';
import type { recentSearches } from './recent-searches.ts';
import { RecentSearchesList } from './recent-searches-list.tsx';

interface EmptySearchProps {
  /** Null until loaded. */
  presets: SearchPresets | null;
  recent: ReturnType<typeof recentSearches>;
  onRun(phrase: string): void;
}

/** Shown for an empty query: recent and popular searches, categories, products. */
export function EmptySearch({ presets, recent, onRun }: EmptySearchProps) {
  const { t, href } = useI18n();
  const [known, setKnown] = useState(recent.read);
  const [isOn, setOn] = useState(recent.isOn);

  function toggle(on: boolean) {
    if (on) recent.switchOn();
    else recent.switchOff();
    setOn(recent.isOn());
    setKnown(recent.read());
  }

  return (
    <div className={styles.empty}>
      {known.length > 0 && (
        <section>
          <h2 className="h6">{t.search.recent}</h2>
          <RecentSearchesList
            texts={known}
            onRun={onRun}
            onRemove={(text) => setKnown(recent.remove(text))}
          />
        </section>
      )}
      {presets && (
        <>
          <section>
            <h2 className="h6">{t.search.popular}</h2>
            <Chips label={t.search.popular}>
              {presets.phrases.map((phrase) => (
                <li key={phrase}>
                  <ChipButton onClick={() => onRun(phrase)}>
                    <Icon name="magnifying-glass" size={18} />
                    {phrase}
                  </ChipButton>
                </li>
              ))}
            </Chips>
          </section>
          <section>
            <h2 className="h6">{t.search.straightIn}</h2>
            <ul className={styles.cards}>
              {presets.categories.map(({ handle, title, picture }) => (
                <li key={handle}>
                  <a href={href.collection(handle)} className={styles.card}>
                    {picture && (
                      <Picture
                        {...picture}
                        width={200}
                        height={140}
                        sizes="(min-width: 62em) 200px, 36vw"
                      />
                    )}
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <PresetProducts products={presets.products} />
        </>
      )}
      <Switch checked={isOn} onChange={({ target }) => toggle(target.checked)}>
        {t.search.rememberRecent}
      </Switch>
    </div>
  );
}
