import type { GiftRecipient } from '../commerce/cart/gift-recipient.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import styles from './line-gift.module.css';

/** To whom a gift card goes, and when. */
export function LineGift({ gift }: { gift: GiftRecipient }) {
  const { t, format } = useCartI18n();
  const { email, name, message, sendOn } = gift;
  const texts = t.cart.gift;
  return (
    <div className={styles.gift}>
      <p>
        {texts.to(name ? `${name} (${email})` : email)},{' '}
        {sendOn ? texts.sentOn(format.date(sendOn)) : texts.sentAtOnce}
      </p>
      {message && <p className={styles.message}>{message}</p>}
    </div>
  );
}
