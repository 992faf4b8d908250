import { useEffect } from 'react';
import { compare } from '#shop/messages/compare.ts';
import { compareModules } from '#shop/modules/compare.ts';
import { maxCompared, minCompared } from '../commerce/product/compared-handles.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { rememberCompared } from '../merchandise/compared-items.ts';
import { PriceNote } from '../merchandise/price-note.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Candidates, candidatesId } from './candidates.tsx';
import { ColumnChoice } from './column-choice.tsx';
import styles from './compare-screen.module.css';
import { CompareStart, type CompareStartProps } from './compare-start.tsx';
import { ComparedHeads } from './compared-heads.tsx';
import type { Comparison } from './compared-product.ts';
import { DeviceRows } from './device-rows.tsx';
import { DeviceSizes } from './device-sizes.tsx';
import type { ShownColumns } from './shown-columns.ts';

interface CompareScreenProps extends Comparison {
  /** Products that may be added. */
  candidates: ProductCard[];
  /** Before the first product. */
  start: CompareStartProps;
  /** A collection to choose from. */
  discover: string;
  shown: ShownColumns;
}

export function CompareScreen(props: CompareScreenProps) {
  const { kind, products, candidates, start, discover, shown } = props;
  const { t, href, language } = useI18n();
  const words = useTexts(compare);
  const handles = products.map(({ handle }) => handle);
  const list = handles.join();
  useEffect(() => rememberCompared(list === '' ? [] : list.split(',')), [list]);
  const free = maxCompared - products.length;
  const isComparison = products.length >= minCompared;
  const module = compareModules.find(({ name }) => name === kind);
  const { Overview, Rows } = module ?? { Overview: DeviceSizes, Rows: DeviceRows };
  const texts = module?.texts[language] ?? words.kinds.device;
  const title = kind ? texts.title : words.startTitle;
  const starts = kind === null && start.kinds.length > 0;
  return (
    <>
      <PageHead title={title} description={words.nothingText} hidden />
      <div className="wrap">
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: words.trail }]} />
        <div className={styles.intro}>
          <div>
            <h1 className="h3">{title}</h1>
            <p className="lead">
              {starts
                ? words.startText
                : isComparison
                  ? texts.intro(products.length)
                  : words.nothingText}
            </p>
          </div>
          {kind && isComparison && free > 0 && candidates.length > 0 && (
            <div className={styles.tools}>
              <LinkButton look="outline" to={`#${candidatesId}`}>
                <Icon name="plus" />
                {texts.addOne}
              </LinkButton>
              <span className="sounding">{words.free(free)}</span>
            </div>
          )}
        </div>
      </div>
      {products.length > 2 && <ColumnChoice products={products} shown={shown} />}
      {kind ? (
        <div className="wrap">
          <ComparedHeads
            {...{ kind, products, shown }}
            addOne={isComparison || candidates.length === 0 ? null : texts.addOne}
          />
          <PriceNote />
        </div>
      ) : starts ? (
        <CompareStart {...start} />
      ) : (
        <NothingCompared discover={discover} />
      )}
      {isComparison && <Overview products={products} shown={shown} />}
      {isComparison && (
        <div className="wrap">
          <Rows products={products} shown={shown} />
        </div>
      )}
      {free > 0 && candidates.length > 0 && (
        <Candidates
          compared={handles}
          products={candidates}
          title={isComparison ? words.more : kind ? words.withWhat : words.start}
        />
      )}
    </>
  );
}

function NothingCompared({ discover }: { discover: string }) {
  const { href } = useI18n();
  const words = useTexts(compare);
  return (
    <div className={`wrap ${styles.nothing}`}>
      <p className="h5">{words.nothing}</p>
      <LinkButton to={href.collection(discover)}>{words.toProducts}</LinkButton>
    </div>
  );
}
