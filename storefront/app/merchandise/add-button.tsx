import type { Offer, ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTemporaryFlag } from '../ui/use-temporary-flag.ts';
import styles from './add-button.module.css';
import { useAddToCart } from './add-to-cart.ts';
import { ChooseLink } from './choose-link.tsx';

interface AddButtonProps {
  product: ProductCard;
  offer: Offer;
  address: string;
}

/** Adds a product's only variant directly; with several, opens the variant chooser. */
export function AddButton({ product, offer, address }: AddButtonProps) {
  const { t, href } = useI18n();
  const cart = useAddToCart();
  const [justAdded, showAdded] = useTemporaryFlag();
  const { variantId } = offer;
  if (offer.hasChoice) return <ChooseLink product={product} address={address} />;
  return (
    <form
      method="post"
      action={href.cart()}
      className={styles.form}
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
      <button
        type="submit"
        className={justAdded ? `${styles.add} ${styles.done}` : styles.add}
        aria-label={t.product.addOf(product.title)}
      >
        <Icon name={justAdded ? 'check-bold' : 'plus-bold'} />
      </button>
    </form>
  );
}
