import { compare } from '#shop/messages/compare.ts';
import { comparedRows } from '../commerce/product/comparison.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import type { ComparedProduct } from './compared-product.ts';
import { ComparedTable, ShareBar } from './compared-table.tsx';
import type { ShownColumns } from './shown-columns.ts';

interface DeviceRowsProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

/** The technical details; amounts with a bar. */
export function DeviceRows({ products, shown }: DeviceRowsProps) {
  const { format } = useI18n();
  const words = useTexts(compare);
  const decimalSign = format.average(0.5).charAt(1);
  const details = products.map(({ technicalDetails }) => technicalDetails);
  const rows = comparedRows(details, decimalSign).map(({ label, values, shares, isEqual }) => ({
    label,
    cell(_: ComparedProduct, index: number) {
      const value = values[index];
      if (!value) return <span className="muted">{words.unknown}</span>;
      if (!shares) return value;
      return (
        <>
          <strong>{value}</strong>
          <ShareBar share={shares[index] ?? 0} />
        </>
      );
    },
    sameForAll: isEqual ? (values[0] ?? null) : null,
  }));
  return (
    <ComparedTable products={products} shown={shown} groups={[{ title: words.technology, rows }]} />
  );
}
