import { compare } from '#shop/messages/compare.ts';
import { shares } from '../../commerce/comparison.ts';
import { preparations } from '../../commerce/product.ts';
import type { ComparedProduct } from '../../compare/compared-product.ts';
import { ComparedTable, ShareBar, type TableRow } from '../../compare/compared-table.tsx';
import type { ShownColumns } from '../../compare/shown-columns.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { StrengthScale } from '../../ui/strength-scale.tsx';
import { cupPriceOf } from '../cup-price.ts';
import styles from './coffee-rows.module.css';
import { RoastScale } from './roast-scale.tsx';

interface CoffeeRowsProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

export function CoffeeRows({ products, shown }: CoffeeRowsProps) {
  const { t, format } = useI18n();
  const words = useTexts(compare);
  const unknown = <span className="muted">{words.unknown}</span>;
  const cups = products.map(({ variant, recipe }) => cupPriceOf(variant, recipe));
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
      label: t.product.cupPrice,
      cell(_, index) {
        const cup = cups[index];
        if (!cup) return unknown;
        return (
          <>
            <strong className={styles.cupPrice}>{format.money(cup.price)}</strong>
            <ShareBar share={lengths[index] ?? 0} />
            <span className="sm sounding">
              {t.product.perCup(format.number(cup.dose), format.number(cup.cups))}
            </span>
          </>
        );
      },
    },
    texts(words.notes, ({ shortNote }) => shortNote),
    {
      label: t.product.flavours.strength,
      cell: ({ strength }) =>
        strength === null ? (
          unknown
        ) : (
          <StrengthScale
            value={strength}
            label={t.product.strength(strength)}
            word={t.product.strengthWords[strength - 1] ?? ''}
          />
        ),
    },
    {
      label: words.preparation,
      cell: ({ suitability }) =>
        suitability ? (
          <ul className={styles.suitability}>
            {preparations.map((preparation) => (
              <li key={preparation} data-degree={suitability[preparation]}>
                <span>{t.product.preparations[preparation]}</span>
                <span>{t.product.suitability[suitability[preparation] - 1]}</span>
              </li>
            ))}
          </ul>
        ) : (
          unknown
        ),
    },
    texts(words.recipe, ({ recipe }) =>
      recipe
        ? words.recipeOf(
            format.number(recipe.coffee),
            format.number(recipe.drink),
            brewTime(recipe.seconds),
            format.number(recipe.temperature),
          )
        : null,
    ),
  ];
  const theBean: TableRow[] = [
    {
      ...texts(words.roast, ({ roast }) => roast),
      cell: ({ roast, flavourProfile }) => (
        <>
          {flavourProfile && <RoastScale degree={flavourProfile.roastDegree} />}
          {roast ?? unknown}
        </>
      ),
    },
    texts(words.origin, ({ origins }) => (origins.length > 0 ? origins.join(', ') : null)),
    {
      ...texts(words.blend, ({ arabica }) => blendText(arabica)),
      cell: ({ arabica }) =>
        arabica === null ? (
          unknown
        ) : (
          <>
            <svg className={styles.blend} aria-hidden="true">
              <rect width={`${arabica}%`} height="100%" />
            </svg>
            <span className="sm">{blendText(arabica)}</span>
          </>
        ),
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
