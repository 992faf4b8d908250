/** To whom the platform sends a gift card, and when. */
export interface GiftRecipient {
  email: string;
  name: string;
  message: string;
  /** As yyyy-mm-dd; empty for at once. */
  sendOn: string;
}

/** At once, on a day, or to the buyer, who hands it over. */
export const giftSendings = ['now', 'day', 'self'] as const;
export type GiftSending = (typeof giftSendings)[number];

export const maxGiftMessage = 300;
export const maxGiftName = 100;
const maxDaysAhead = 365;

/** The platform's names; the last one makes it send the card to the recipient instead of the buyer. */
const keys = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
} as const;
const sendKey = '__shopify_send_gift_card_to_recipient';

interface LineAttribute {
  key: string;
  value: string;
}

export function toLineAttributes(recipient: GiftRecipient): LineAttribute[] {
  const { email, name, message, sendOn } = recipient;
  const all = [
    { key: keys.email, value: email },
    { key: keys.name, value: name },
    { key: keys.message, value: message },
    { key: keys.sendOn, value: sendOn },
    { key: sendKey, value: 'on' },
  ];
  return all.filter(({ value }) => value !== '');
}

/** Null where the card goes to the buyer. */
export function fromLineAttributes(
  attributes: readonly { key: string; value?: string | null | undefined }[],
): GiftRecipient | null {
  const readValue = (key: string) => attributes.find((each) => each.key === key)?.value ?? '';
  const email = readValue(keys.email);
  if (email === '') return null;
  return {
    email,
    name: readValue(keys.name),
    message: readValue(keys.message),
    sendOn: readValue(keys.sendOn),
  };
}

/** The first and the last day on which a card can be sent, in the shop's time zone. */
export function giftDates(now: Date, timeZone: string): { first: string; last: string } {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return { first: day.format(now), last: day.format(now.getTime() + maxDaysAhead * 86_400_000) };
}
