import { type MouseEvent, type ReactNode, useId } from 'react';
import type {
  CategoryHit,
  PageHit,
  SearchPresets,
  Suggestions,
} from '../commerce/search/search.ts';
import { isSamePhrase } from '../commerce/search/search-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { isModified } from '../ui/is-modified.ts';
import { Picture } from '../ui/picture.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { NoResults } from './no-results.tsx';
import { PresetProducts } from './preset-products.tsx';
import { ProductHit } from './product-hit.tsx';
import styles from './search-hits.module.css';
import { TopProduct } from './top-product.tsx';
import { optionId } from './use-active-option.ts';

interface SearchHitsProps {
  hits: Suggestions;
  /** The query of these hits. */
  query: string;
  listId: string;
  active: number;
  /** For results without products; null until loaded. */
  presets: SearchPresets | null;
  onRun(phrase: string): void;
  /** A hit was followed. */
  onFollow(): void;
}

/** The combobox's listbox: options are links, groups are columns. */
export function SearchHits(props: SearchHitsProps) {
  const { hits, query, listId, active, presets, onRun, onFollow } = props;
  const { t, href } = useI18n();
  const wide = useMediaQuery('(min-width: 62em)');
  const { categories, products, pages, articles } = hits;
  // without the query itself
  const phrases = hits.phrases.filter((phrase) => !isSamePhrase(phrase, query));
  // on a narrow screen the best hit is the first of the list
  const top = wide ? products[0] : undefined;
  const listed = top ? products.slice(1) : products;

  // options are numbered in document order, for the arrow keys
  let next = 0;
  const option = (
    key: string,
    address: string,
    className: string | undefined,
    content: ReactNode,
  ) => {
    const index = next;
    next += 1;
    return (
      <a
        key={key}
        id={optionId(listId, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        href={address}
        className={className}
        onMouseDown={keepFocusInField}
        onClick={(event) => {
          if (!key.startsWith('phrase ')) return onFollow();
          if (isModified(event)) return;
          event.preventDefault();
          onRun(key.slice('phrase '.length));
        }}
      >
        {content}
      </a>
    );
  };

  const categoryOption = ({ handle, title, logo, picture }: CategoryHit) =>
    option(
      handle,
      href.collection(handle),
      picture && !logo ? styles.card : styles.row,
      <>
        {logo ? (
          <span className={styles.logo}>
            <Picture url={logo.url} alt="" width={64} height={36} sizes="64px" />
          </span>
        ) : (
          picture && <Picture url={picture.url} alt="" width={88} height={88} sizes="88px" />
        )}
        <span>
          <HighlightedText text={title} query={query} />
        </span>
        <Icon name="caret-right" size={16} />
      </>,
    );
  const pageOption = ({ icon, title, description, url }: PageHit) =>
    option(
      url,
      url,
      styles.row,
      <>
        <Icon name={icon} size={24} />
        <span className={styles.page}>
          <HighlightedText text={title} query={query} />
          <span>{description}</span>
        </span>
        <Icon name="caret-right" size={16} />
      </>,
    );

  // below the categories, where there is room, or after the products
  const articleGroup = () =>
    articles.length > 0 && <Group title={t.search.articles}>{articles.map(pageOption)}</Group>;

  if (products.length + categories.length + pages.length + articles.length === 0) {
    const others = [...phrases, ...(presets?.phrases ?? [])].slice(0, 4);
    return (
      <>
        <NoResults text={query} suggestions={others} onRun={onRun} />
        <PresetProducts products={presets?.products} />
      </>
    );
  }
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t.search.hits}
        className={products.length > 0 ? styles.columns : `${styles.columns} ${styles.few}`}
      >
        {phrases.length > 0 && (
          <Group title={t.search.suggestions} titleHidden className={styles.phrases}>
            {phrases.map((phrase) =>
              option(
                `phrase ${phrase}`,
                href.search(phrase),
                styles.phrase,
                <>
                  <Icon name="magnifying-glass" size={16} />
                  <span>
                    <HighlightedText text={phrase} query={query} />
                  </span>
                </>,
              ),
            )}
          </Group>
        )}
        <div role="presentation" className={styles.column}>
          <Group title={t.search.categories}>
            {categories.map(categoryOption)}
            {categories.length === 0 && <Nothing text={t.search.noCategories} />}
          </Group>
          {pages.length > 0 && <Group title={t.search.help}>{pages.map(pageOption)}</Group>}
          {wide && articleGroup()}
        </div>
        {top && (
          <Group title={t.search.topProduct}>
            {option(
              top.handle,
              href.product(top.handle),
              styles.link,
              <TopProduct product={top} query={query} />,
            )}
          </Group>
        )}
        {(products.length > 0 || pages.length === 0) && (
          <Group title={t.search.products}>
            {listed.map((product) =>
              option(
                product.handle,
                href.product(product.handle),
                styles.link,
                <ProductHit product={product} query={query} />,
              ),
            )}
            {listed.length === 0 && (
              <Nothing
                text={products.length === 0 ? t.search.tryAnother : t.search.noOtherProducts}
              />
            )}
          </Group>
        )}
        {!wide && articleGroup()}
      </div>
      <p className={styles.all}>
        <a href={href.search(query)} onClick={onFollow}>
          {t.search.all(query)}
        </a>
      </p>
      {products.length === 0 && <PresetProducts products={presets?.products} />}
    </>
  );
}

interface GroupProps {
  title: string;
  titleHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Group({ title, titleHidden = false, className, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a list
    <div role="group" aria-labelledby={id} className={className}>
      <div
        role="presentation"
        id={id}
        className={titleHidden ? 'visually-hidden' : `h6 ${styles.title}`}
      >
        {title}
      </div>
      {children}
    </div>
  );
}

/** Not an option; the count announces it. */
function Nothing({ text }: { text: string }) {
  return (
    <div role="presentation" className={styles.nothing}>
      {text}
    </div>
  );
}

function keepFocusInField(event: MouseEvent) {
  event.preventDefault();
}
