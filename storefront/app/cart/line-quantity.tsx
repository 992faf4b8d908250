import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import type { CartLine } from '../commerce/cart.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import styles from './cart-line-row.module.css';
import { ChangeForm } from './change-form.tsx';
import { mostOfALine } from './most-of-a-line.ts';
import { cartStore } from './use-cart.ts';

const stillTyping = 600;

interface LineQuantityProps {
  line: CartLine;
  wanted: number | undefined;
  /** What was wrong with the last quantity is told in the element with this id. */
  problemId: string | undefined;
}

/** A step counts at once; what is typed counts when it is finished, since '12' begins with '1'. */
export function LineQuantity({ line, wanted, problemId }: LineQuantityProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  const quantity = wanted ?? line.quantity;
  const { title } = line.product;

  const finishTyping = useEffectEvent((text: string) => change(text));
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => finishTyping(typed), stillTyping);
    return () => clearTimeout(timer);
  }, [typed]);

  function change(text: string) {
    setTyped(null);
    // an emptied field means: leave it as it is
    if (text === '') return;
    const number = Number(text);
    const place = { line: line.key };
    if (number > mostOfALine) cartStore.refuse({ kind: 'quantityLimit', place });
    else if (!Number.isInteger(number) || number < 0) {
      cartStore.refuse({ kind: 'quantityUnreadable', place });
    } else if (number !== quantity) cartStore.setQuantity(line.key, number);
  }

  function hear({ nativeEvent, currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    const isTyping = nativeEvent instanceof InputEvent && nativeEvent.inputType !== '';
    if (isTyping) setTyped(value);
    else change(value);
  }

  return (
    <ChangeForm
      fields={{ intent: 'setQuantity', line: line.key }}
      onChange={({ quantity: text }) => change(text ?? '')}
      className={styles.quantity}
    >
      <QuantityField
        name="quantity"
        size="medium"
        min={0}
        max={mostOfALine}
        required
        label={t.cart.quantityOf(title)}
        decreaseLabel={t.cart.decreaseOf(title)}
        increaseLabel={t.cart.increaseOf(title)}
        value={typed ?? quantity}
        onChange={hear}
        onTypedBeforeHydration={setTyped}
        onBlur={() => typed !== null && change(typed)}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
      />
      <noscript>
        <Button look="outline" size="small">
          {t.cart.update}
        </Button>
      </noscript>
    </ChangeForm>
  );
}
