import type { ReactNode } from 'react';
import { compare } from '#shop/messages/compare.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import { BuyForm } from './buy-form.tsx';
import type { ComparedProduct } from './compared-product.ts';
import styles from './compared-table.module.css';
import { markClass } from './product-mark.tsx';
import type { ShownColumns } from './shown-columns.ts';

export interface TableRow {
  label: string;
  cell(product: ComparedProduct, index: number): ReactNode;
  /** What all products have; such a row can be hidden, and is then named below the table. */
  sameForAll?: string | null;
}

interface ComparedTableProps {
  products: ComparedProduct[];
  shown: ShownColumns;
  groups: { title: string; rows: TableRow[] }[];
}

export function ComparedTable({ products, shown, groups }: ComparedTableProps) {
  const words = useTexts(compare);
  const classOf = (index: number) =>
    classNames(markClass(index), !shown.includes(index) && styles.wideOnly);
  const same = groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, sameForAll }) => (sameForAll ? `${label} ${sameForAll}` : [])),
  );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.details}</caption>
        <colgroup>
          <col className={styles.labels} />
          <col span={products.length} />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <td />
            {products.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                <h2 className="h5">{title}</h2>
              </th>
            </tr>
            {rows.map(({ label, cell: contentOf, sameForAll }) => (
              <tr key={label} className={sameForAll ? styles.same : undefined}>
                <th scope="row">{label}</th>
                {products.map((product, index) => (
                  <td key={product.id} className={classOf(index)}>
                    {contentOf(product, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <th scope="row">{words.buy}</th>
            {products.map((product, index) => (
              <td key={product.id} className={classOf(index)}>
                <BuyForm product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {same.length > 0 && (
        <p className={styles.sameNote}>
          <strong>{words.sameForAll}</strong> {same.join(', ')}.
        </p>
      )}
    </div>
  );
}

/** A bar that begins at zero, in the column's colour. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
