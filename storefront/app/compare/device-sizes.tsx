import { compare } from '#shop/messages/compare.ts';
import { type Dimensions, dimensionsOf } from '../commerce/product/comparison.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import type { ComparedProduct } from './compared-product.ts';
import styles from './device-sizes.module.css';
import { markClass, ProductMark } from './product-mark.tsx';
import type { ShownColumns } from './shown-columns.ts';
import { type Sheet, SizeDrawing } from './size-drawing.tsx';

interface DeviceSizesProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

/** Pixels per centimetre and where the columns begin, on a wide and on a narrow screen. */
const wide: Sheet = { width: 1344, left: 200, scale: 5.8 };
const narrow: Sheet = { width: 358, left: 46, scale: 3.9 };

/** All devices to one scale: from the front, and on the worktop from above. */
export function DeviceSizes({ products, shown }: DeviceSizesProps) {
  const { format } = useI18n();
  const words = useTexts(compare);
  const devices = products.flatMap(({ title, technicalDetails }, index) => {
    const size = dimensionsOf(technicalDetails);
    return size ? [{ title, size, index }] : [];
  });
  if (devices.length === 0) return null;
  const label = devices.map(({ title, size }) => sizeText(title, size)).join('; ');
  return (
    <section className={styles.band} aria-labelledby="sizes">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="sizes" className="h3">
            {words.sizes}
          </h2>
          <p className="muted">{words.sizesNote}</p>
        </div>
        <ul className={styles.key}>
          {devices.map(({ title, size, index }) => (
            <li key={index} className={markClass(index)}>
              <ProductMark index={index} />
              <span>
                <strong>{title}</strong>{' '}
                {[size.width, size.depth, size.height].map(format.number).join('\u00a0×\u00a0')}
                {'\u00a0cm'}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.wide}>
          <SizeDrawing devices={devices} sheet={wide} label={label} />
        </div>
        <div className={styles.narrow}>
          <SizeDrawing
            devices={devices.filter(({ index }) => shown.includes(index))}
            sheet={narrow}
            label={label}
          />
        </div>
      </div>
    </section>
  );

  function sizeText(title: string, { width, depth, height }: Dimensions): string {
    const [wideText = '', deepText = '', highText = ''] = [width, depth, height].map(format.number);
    return words.sizeOf(title, wideText, deepText, highText);
  }
}
