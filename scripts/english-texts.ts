import { cancellation } from '../storefront/app/i18n/messages/en/cancellation.ts';
import { cart } from '../storefront/app/i18n/messages/en/cart.ts';
import { compare } from '../storefront/app/i18n/messages/en/compare.ts';
import { declarations } from '../storefront/app/i18n/messages/en/declarations.ts';
import { messages } from '../storefront/app/i18n/messages/en/index.ts';
import { newsletterPages } from '../storefront/app/i18n/messages/en/newsletter-pages.ts';
import { restock } from '../storefront/app/i18n/messages/en/restock.ts';
import { serverMessages } from '../storefront/app/i18n/messages/en/server/index.ts';
import { withdrawal } from '../storefront/app/i18n/messages/en/withdrawal.ts';
import { mergeMessages } from '../storefront/app/i18n/messages/merge-messages.ts';

/** The storefront's own, with which a language begins that it does not have. */
export const englishTexts = {
  ...mergeMessages({ ...messages, cart }, serverMessages),
  cancellation,
  compare,
  declarations,
  newsletterPages,
  restock,
  withdrawal,
};
