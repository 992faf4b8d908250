import { useI18n } from '../i18n/i18n.tsx';
import { useAddToCart } from '../merchandise/add-to-cart.ts';
import { Button } from '../ui/button.tsx';
import { useTemporaryFlag } from '../ui/use-temporary-flag.ts';
import type { ComparedProduct } from './compared-product.ts';

/** Adds the compared variant. */
export function BuyForm({ product }: { product: ComparedProduct }) {
  const { t, href } = useI18n();
  const cart = useAddToCart();
  const [justAdded, showAdded] = useTemporaryFlag();
  const { id: variantId, availability } = product.variant;
  const soldOut = availability === 'unavailable';
  return (
    <form
      method="post"
      action={href.cart()}
      data-hold=""
      onSubmit={async (event) => {
        if (!cart) return;
        event.preventDefault();
        const { added } = await cart.addAndShow({ variantId, quantity: 1 });
        if (added) showAdded();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={variantId} />
      <input type="hidden" name="quantity" value="1" />
      {soldOut ? (
        <Button full disabled>
          {t.product.availability.unavailable}
        </Button>
      ) : (
        <Button full done={justAdded} aria-label={t.product.addOf(product.title)}>
          {t.product.addToCart}
        </Button>
      )}
    </form>
  );
}
