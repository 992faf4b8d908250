import { useNavigate } from 'react-router';
import { compare } from '#shop/messages/compare.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import styles from './column-choice.module.css';
import type { ComparedProduct } from './compared-product.ts';
import { ProductMark } from './product-mark.tsx';
import type { ShownColumns } from './shown-columns.ts';

interface ColumnChoiceProps {
  products: ComparedProduct[];
  shown: ShownColumns;
}

/** On a narrow screen: which two of the products stand side by side. */
export function ColumnChoice({ products, shown }: ColumnChoiceProps) {
  const { href } = useI18n();
  const words = useTexts(compare);
  const navigate = useNavigate();
  const handles = products.map(({ handle }) => handle);
  const [left, right] = shown;
  const sides = [
    { name: 'left', index: left },
    { name: 'right', index: right },
  ] as const;
  return (
    <form
      className={styles.choice}
      data-below-header=""
      action={href.compare([])}
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        const [toLeft, toRight] = sides.map(({ name }) => String(data.get(name)));
        const address = `${href.compare(handles)}&left=${toLeft}&right=${toRight}`;
        navigate(address, { preventScrollReset: true, replace: true });
      }}
    >
      <input type="hidden" name="p" value={handles.join()} />
      {sides.map(({ name, index }, side) => (
        <label key={name} className={styles.column}>
          <ProductMark index={index} size={24} />
          <span className="visually-hidden">{words.column(side + 1)}</span>
          <select name={name} defaultValue={index + 1} key={index}>
            {products.map(({ handle, title }, at) => (
              <option key={handle} value={at + 1}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button look="outline">{words.show}</Button>
    </form>
  );
}
