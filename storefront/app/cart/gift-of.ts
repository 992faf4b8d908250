import type { GiftRecipient } from '../commerce/cart/gift-recipient.ts';
import type { CartChange } from './cart-change.ts';

/** To whom an added gift card goes; undefined for the buyer. */
export function giftOf(change: CartChange & { intent: 'add' }): GiftRecipient | undefined {
  const { giftSend, recipientEmail: email, recipientName: name = '' } = change;
  if (!email || giftSend === 'self') return undefined;
  const sendOn = (giftSend !== 'now' && change.sendOn) || '';
  return { email, name, message: change.giftMessage ?? '', sendOn };
}
