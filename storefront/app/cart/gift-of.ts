import type { GiftRecipient } from '../commerce/gift-recipient.ts';
import type { CartChange } from './cart-change.ts';

/** To whom an added gift card goes; undefined for the buyer. */
export function giftOf(change: CartChange & { intent: 'add' }): GiftRecipient | undefined {
  const { recipientEmail: email, recipientName: name = '', giftMessage: message = '' } = change;
  return email ? { email, name, message, sendOn: change.sendOn ?? '' } : undefined;
}
