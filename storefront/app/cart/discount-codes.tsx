import { useState } from 'react';
import type { Cart } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { AccordionItem } from '../ui/accordion.tsx';
import { Chips, RemovableChip } from '../ui/chip.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './code-form.module.css';
import { CodeForm } from './code-form.tsx';
import { ProblemNote } from './problem-note.tsx';
import { codeProblem } from './select-problems.ts';
import { cartStore } from './use-cart.ts';
import { useStaysOpen } from './use-stays-open.ts';

interface DiscountCodesProps {
  cart: Cart;
  problems: CartProblem[];
  entered: string;
}

export function DiscountCodes({ cart, problems, entered }: DiscountCodesProps) {
  const { t } = useCartI18n();
  const [busy, setBusy] = useState(false);
  const rejected = problems.filter(({ place }) => place === 'discountCode');
  const inapplicable = cart.discountCodes.filter(({ applicable }) => !applicable);
  const open = useStaysOpen(rejected.length > 0 || cart.discountCodes.length > 0);
  return (
    <AccordionItem title={t.cart.discountQuestion} open={open}>
      <CodeForm
        intent="applyDiscount"
        label={t.cart.discountCode}
        action={t.cart.apply}
        busy={busy}
        problems={rejected}
        entered={entered}
        onApply={async (code, clear) => {
          setBusy(true);
          const result = await cartStore.change({ intent: 'applyDiscount', code });
          setBusy(false);
          if (!result.problems.some(({ place }) => place === 'discountCode')) clear();
        }}
      >
        {cart.discountCodes.length > 0 && (
          <Chips label={t.cart.appliedCodes}>
            {cart.discountCodes.map(({ code, applicable }) => (
              <li key={code} className={applicable ? undefined : styles.idle}>
                <ChangeForm
                  fields={{ intent: 'removeDiscount', code }}
                  onSubmit={() => cartStore.change({ intent: 'removeDiscount', code })}
                >
                  <RemovableChip icon="tag" removeLabel={t.cart.removeCode(code)}>
                    {code}
                  </RemovableChip>
                </ChangeForm>
              </li>
            ))}
          </Chips>
        )}
        {inapplicable.map(({ code }) => {
          const problem = codeProblem(problems, code);
          return problem ? (
            <ProblemNote key={code} problem={problem} />
          ) : (
            <p key={code} className="sm muted">
              {t.cart.problem.codeRefused(t.cart.codeNotNow(code))}
            </p>
          );
        })}
      </CodeForm>
    </AccordionItem>
  );
}
