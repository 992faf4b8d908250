import { useI18n } from '../i18n/i18n.tsx';

export const cardFormId = 'card-form';

/** The form of all 'add to cart' buttons of a page's cards: each is a variant. */
export function CardForm() {
  const { href } = useI18n();
  return (
    <form
      id={cardFormId}
      method="post"
      action={href.cart()}
      data-hold=""
      data-send={href.cartData()}
      hidden
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
    </form>
  );
}
