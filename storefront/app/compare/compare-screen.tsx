import { useEffect } from 'react';
import { compare } from '#shop/messages/compare.ts';
import { CoffeeRows } from '../coffee/compare/coffee-rows.tsx';
import { FlavourList } from '../coffee/compare/flavour-list.tsx';
import { OverlaidCompass } from '../coffee/compare/overlaid-compass.tsx';
import { maxCompared, minCompared } from '../commerce/compared-handles.ts';
import { differingFlavours } from '../commerce/comparison.ts';
import type { ProductCard } from '../commerce/product.ts';
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
import { ComparedHeads } from './compared-heads.tsx';
import type { ComparedProduct, Comparison } from './compared-product.ts';
import { DeviceRows } from './device-rows.tsx';
import { DeviceSizes } from './device-sizes.tsx';
import { ProductMark } from './product-mark.tsx';
import type { ShownColumns } from './shown-columns.ts';

interface CompareScreenProps extends Comparison {
  /** Products that may be added. */
  candidates: ProductCard[];
  /** A collection to choose from. */
  discover: string;
  shown: ShownColumns;
}

export function CompareScreen({ kind, products, candidates, discover, shown }: CompareScreenProps) {
  const { t, href } = useI18n();
  const words = useTexts(compare);
  const handles = products.map(({ handle }) => handle);
  const list = handles.join();
  useEffect(() => rememberCompared(list === '' ? [] : list.split(',')), [list]);
  const free = maxCompared - products.length;
  const isComparison = products.length >= minCompared;
  const title = words.title[kind ?? 'coffee'];
  return (
    <>
      <PageHead title={title} description={words.nothingText} hidden />
      <div className="wrap">
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title: words.trail }]} />
        <div className={styles.intro}>
          <div>
            <h1 className="h2">{title}</h1>
            <p className="lead">
              {kind && isComparison ? words.intro[kind](products.length) : words.nothingText}
            </p>
          </div>
          {kind && isComparison && free > 0 && candidates.length > 0 && (
            <div className={styles.tools}>
              <LinkButton look="outline" to={`#${candidatesId}`}>
                <Icon name="plus" />
                {words.addOne[kind]}
              </LinkButton>
              <span className="sounding">{words.free(free)}</span>
            </div>
          )}
        </div>
      </div>
      {products.length > 2 && <ColumnChoice products={products} shown={shown} />}
      {kind ? (
        <div className="wrap">
          <ComparedHeads kind={kind} products={products} shown={shown} />
          <PriceNote />
        </div>
      ) : (
        <NothingCompared discover={discover} />
      )}
      {isComparison && kind === 'coffee' && <Taste products={products} shown={shown} />}
      {isComparison && kind === 'device' && <DeviceSizes products={products} shown={shown} />}
      {isComparison && (
        <div className="wrap">
          {kind === 'coffee' ? (
            <CoffeeRows products={products} shown={shown} />
          ) : (
            <DeviceRows products={products} shown={shown} />
          )}
        </div>
      )}
      {free > 0 && candidates.length > 0 && (
        <Candidates
          compared={handles}
          products={candidates}
          title={isComparison ? words.more : words.withWhat}
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
      <LinkButton to={href.collection(discover)}>{words.toCoffees}</LinkButton>
    </div>
  );
}

function Taste({ products, shown }: { products: ComparedProduct[]; shown: ShownColumns }) {
  const { t } = useI18n();
  const words = useTexts(compare);
  const coffees = products.flatMap(({ id, title, vendor, flavourProfile }) =>
    flavourProfile ? [{ id, title, vendor, flavourProfile }] : [],
  );
  const profiles = coffees.map(({ flavourProfile }) => flavourProfile);
  const differing = differingFlavours(profiles)
    .slice(0, 2)
    .map((flavour) => t.product.flavours[flavour]);
  return (
    <section className={styles.taste} aria-labelledby="taste">
      <div className={`wrap ${styles.columns}`}>
        <OverlaidCompass profiles={profiles} shown={shown} />
        <div>
          <h2 id="taste" className="h3">
            {words.whereTheyDiffer}
          </h2>
          <p className={`lead ${styles.summary}`}>
            {differing.length > 0 ? words.differMost(differing.join(', ')) : words.allClose}
          </p>
          <ul className={styles.key}>
            {coffees.map(({ id, title, vendor }, index) => (
              <li key={id} className={shown.includes(index) ? undefined : styles.wideOnly}>
                <ProductMark index={index} />
                <span>
                  <strong>{title}</strong> {vendor}
                </span>
              </li>
            ))}
          </ul>
          <FlavourList coffees={coffees} shown={shown} />
        </div>
      </div>
    </section>
  );
}
