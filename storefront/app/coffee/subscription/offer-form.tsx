import { subscription } from '#shop/messages/coffee-subscription.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { useAddToCart } from '../../merchandise/add-to-cart.ts';
import { Button } from '../../ui/button.tsx';
import { useTemporaryFlag } from '../../ui/use-temporary-flag.ts';
import styles from './offer-form.module.css';
import type { SubscriptionOffer } from './subscription-offers.ts';

interface OfferFormProps {
  offer: SubscriptionOffer;
  /** In words. */
  interval: string;
}

/** One pack size with its price a month; adds the subscription to the cart. */
export function OfferForm({ offer, interval }: OfferFormProps) {
  const { href, format } = useI18n();
  const cart = useAddToCart();
  const [justAdded, showAdded] = useTemporaryFlag();
  const { variantId, plan, quantity, title, perMonth, perDelivery, unitPrice, openDays } = offer;
  const words = useTexts(subscription);
  const name = words.delivery(quantity, title ?? '', interval);
  return (
    <form
      method="post"
      action={href.cart()}
      className={styles.offer}
      data-hold=""
      onSubmit={async (event) => {
        if (!cart) return;
        event.preventDefault();
        const { added } = await cart.addAndShow({ variantId, quantity, planId: plan.id });
        if (added) showAdded();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={variantId} />
      <input type="hidden" name="plan" value={plan.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <span>
        <strong>{name}</strong>
        <span className="sm muted">{words.open(format.number(openDays))}</span>
      </span>
      <span className={styles.price}>
        <strong>{format.money(perMonth)}</strong>
        <span className="sm muted">{words.perMonth}</span>
        {unitPrice && (
          <span className="xs muted">
            {format.money(unitPrice.price)}/{unitPrice.unit}
          </span>
        )}
      </span>
      <Button size="small" done={justAdded}>
        {words.add}, {format.money(perDelivery)}
      </Button>
    </form>
  );
}
