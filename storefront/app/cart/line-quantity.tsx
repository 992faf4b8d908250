import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { CartLine } from '../commerce/cart/cart.ts';
import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';
import { quantityLimits } from '../commerce/product/quantity-rule.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useQuantityRuleText } from '../merchandise/quantity-rule-text.ts';
import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import styles from './cart-line-row.module.css';
import { ChangeForm } from './change-form.tsx';
import { cartStore } from './use-cart.ts';

const typingDebounce = 600;

interface LineQuantityProps {
  line: CartLine;
  pendingQuantity: number | undefined;
  /** The id of the element with the validation error. */
  problemId: string | undefined;
}

/** The step buttons apply at once, typing is debounced. */
export function LineQuantity({ line, pendingQuantity, problemId }: LineQuantityProps) {
  const { t } = useCartI18n();
  const [typed, setTyped] = useState<string | null>(null);
  const quantity = pendingQuantity ?? line.quantity;
  const { title } = line.product;
  const rule = line.variant.quantityRule;
  const ruleId = useId();
  const ruleText = useQuantityRuleText();

  const applyTyped = useEffectEvent((text: string) => apply(text));
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => applyTyped(typed), typingDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  function apply(text: string) {
    setTyped(null);
    // an empty field keeps the quantity
    if (text === '') return;
    const number = Number(text);
    const place = { line: line.key };
    if (number > maxLineQuantity) cartStore.rejectInput({ kind: 'quantityLimit', place });
    else if (!Number.isInteger(number) || number < 0) {
      cartStore.rejectInput({ kind: 'quantityUnreadable', place });
    } else if (number !== quantity) cartStore.setQuantity(line.key, number);
  }

  function handleChange({ nativeEvent, currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    const isTyping = nativeEvent instanceof InputEvent && nativeEvent.inputType !== '';
    if (isTyping) setTyped(value);
    else apply(value);
  }

  return (
    <ChangeForm
      fields={{ intent: 'setQuantity', line: line.key }}
      onSubmit={(entered) => apply(entered('quantity'))}
      className={styles.quantity}
    >
      <QuantityField
        name="quantity"
        size="medium"
        {...quantityLimits(rule, { min: 0, max: maxLineQuantity })}
        required
        label={t.cart.quantityOf(title)}
        decreaseLabel={t.cart.decreaseOf(title)}
        increaseLabel={t.cart.increaseOf(title)}
        value={typed ?? quantity}
        onChange={handleChange}
        onTypedBeforeHydration={setTyped}
        onBlur={() => typed !== null && apply(typed)}
        aria-invalid={problemId !== undefined}
        aria-describedby={[problemId, rule && ruleId].filter(Boolean).join(' ') || undefined}
      />
      {rule && (
        <small id={ruleId} className="muted">
          {ruleText(rule)}
        </small>
      )}
      <noscript>
        <Button look="outline" size="small">
          {t.cart.update}
        </Button>
      </noscript>
    </ChangeForm>
  );
}
