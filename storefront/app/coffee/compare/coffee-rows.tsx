import { coffeeComparison } from '#shop/messages/coffee-compare.ts';
import { compare } from '#shop/messages/compare.ts';
import { shares } from '../../commerce/product/comparison.ts';
import type { ComparedProduct } from '../../compare/compared-product.ts';
import { ComparedTable, ShareBar, type TableRow } from '../../compare/compared-table.tsx';
import type { ShownColumns } from '../../compare/shown-columns.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { preparations } from '../coffee-facts.ts';
import { cupPriceOf } from '../cup-price.ts';
import { Strength } from '../strength.tsx';
import styles from './coffee-rows.module.css';
import { RoastScale } from './roast-scale.tsx';

interface CoffeeRowsProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

export function CoffeeRows({ products, shown }: CoffeeRowsProps) {
  const { t, format } = useI18n();
  const words = useTexts(coffeeComparison);
  const unknown = <span className="muted">{useTexts(compare).unknown}</span>;
  const cups = products.map(({ variant, facts }) =>
    cupPriceOf(variant, facts.coffee?.recipe ?? null),
  );
  const lengths = shares(cups.map((cup) => cup?.price.amount ?? 0));
  /** A row of texts. */
  const texts = (label: string, textOf: (product: ComparedProduct) => string | null): TableRow => {
    const values = products.map(textOf);
    const [first] = values;
    return {
      label,
      cell: (product) => textOf(product) ?? unknown,
      sameForAll: first && values.every((value) => value === first) ? first : null,
    };
  };
  const inTheCup: TableRow[] = [
    {
      label: t.coffee.cupPrice,
      cell(_, index) {
        const cup = cups[index];
        if (!cup) return unknown;
        return (
          <>
            <strong className={styles.cupPrice}>{format.money(cup.price)}</strong>
            <ShareBar share={lengths[index] ?? 0} />
            <span className="sm sounding">
              {t.coffee.perCup(format.number(cup.dose), format.number(cup.cups))}
            </span>
          </>
        );
      },
    },
    texts(words.notes, ({ shortNote }) => shortNote),
    {
      label: t.coffee.flavours.strength,
      cell: ({ cardFacts: { coffee } }) =>
        coffee ? <Strength value={coffee.strength} /> : unknown,
    },
    {
      label: words.preparation,
      cell({ facts }) {
        const { suitability } = facts.coffee ?? {};
        return suitability ? (
          <ul className={styles.suitability}>
            {preparations.map((preparation) => (
              <li key={preparation} data-degree={suitability[preparation]}>
                <span>{t.coffee.preparations[preparation]}</span>
                <span>{t.coffee.suitability[suitability[preparation] - 1]}</span>
              </li>
            ))}
          </ul>
        ) : (
          unknown
        );
      },
    },
    texts(words.recipe, ({ facts }) => {
      const { recipe } = facts.coffee ?? {};
      return recipe
        ? words.recipeOf(
            format.number(recipe.coffee),
            format.number(recipe.drink),
            brewTime(recipe.seconds),
            format.number(recipe.temperature),
          )
        : null;
    }),
  ];
  const theBean: TableRow[] = [
    {
      ...texts(words.roast, ({ facts }) => facts.coffee?.roast ?? null),
      cell: ({ facts: { coffee } }) => (
        <>
          {coffee?.flavourProfile && <RoastScale degree={coffee.flavourProfile.roastDegree} />}
          {coffee?.roast ?? unknown}
        </>
      ),
    },
    texts(words.origin, ({ facts }) => facts.coffee?.origins.join(', ') || null),
    {
      ...texts(words.blend, ({ facts }) => blendText(facts.coffee?.arabica ?? null)),
      cell({ facts }) {
        const arabica = facts.coffee?.arabica ?? null;
        return arabica === null ? (
          unknown
        ) : (
          <>
            <svg className={styles.blend} aria-hidden="true">
              <rect width={`${arabica}%`} height="100%" />
            </svg>
            <span className="sm">{blendText(arabica)}</span>
          </>
        );
      },
    },
    texts(words.seals, ({ seals }) =>
      seals.length > 0 ? seals.map(({ title }) => title).join(', ') : words.none,
    ),
  ];
  return (
    <ComparedTable
      products={products}
      shown={shown}
      groups={[
        { title: words.inTheCup, rows: inTheCup },
        { title: words.theBean, rows: theBean },
      ]}
    />
  );

  function blendText(arabica: number | null): string | null {
    if (arabica === null) return null;
    const species = [
      { name: 'Arabica', share: arabica },
      { name: 'Robusta', share: 100 - arabica },
    ];
    return species
      .filter(({ share }) => share > 0)
      .map(({ name, share }) => `${t.product.percent(format.number(share))} ${name}`)
      .join(', ');
  }
}

/** Seconds, or minutes from one on: the same in every language. */
function brewTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
