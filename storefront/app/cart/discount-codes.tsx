import { useState } from 'react';
import type { Cart } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { AccordionItem } from '../ui/accordion.tsx';
import { Chips, RemovableChip } from '../ui/chip.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './code-form.module.css';
import { CodeForm } from './code-form.tsx';
import { ProblemNote } from './problem-note.tsx';
import { problemOfCode } from './problems-at.ts';
import { cartStore } from './use-cart.ts';
import { useStaysOpen } from './use-stays-open.ts';

interface DiscountCodesProps {
  cart: Cart;
  problems: CartProblem[];
  entered: string;
}

export function DiscountCodes({ cart, problems, entered }: DiscountCodesProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const refused = problems.filter(({ place }) => place === 'discountCode');
  const idle = cart.discountCodes.filter(({ applicable }) => !applicable);
  const open = useStaysOpen(refused.length > 0 || cart.discountCodes.length > 0);
  return (
    <AccordionItem title={t.cart.discountQuestion} open={open}>
      <CodeForm
        intent="applyDiscount"
        label={t.cart.discountCode}
        action={t.cart.apply}
        busy={busy}
        problems={refused}
        entered={entered}
        onApply={async (change, clear) => {
          setBusy(true);
          const answer = await cartStore.send(change);
          setBusy(false);
          if (!answer.problems.some(({ place }) => place === 'discountCode')) clear();
        }}
      >
        {cart.discountCodes.length > 0 && (
          <Chips label={t.cart.appliedCodes}>
            {cart.discountCodes.map(({ code, applicable }) => (
              <li key={code} className={applicable ? undefined : styles.idle}>
                <ChangeForm
                  fields={{ intent: 'removeDiscount', code }}
                  onChange={(change) => cartStore.send(change)}
                >
                  <RemovableChip icon="tag" removeLabel={t.cart.removeCode(code)}>
                    {code}
                  </RemovableChip>
                </ChangeForm>
              </li>
            ))}
          </Chips>
        )}
        {idle.map(({ code }) => {
          const problem = problemOfCode(problems, code);
          return problem ? (
            <ProblemNote key={code} problem={problem} />
          ) : (
            <p key={code} className="sm muted">
              {t.cart.codeNotNow(code)}
            </p>
          );
        })}
      </CodeForm>
    </AccordionItem>
  );
}
