import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import { convertBack, type Market } from '../graphql/market.ts';
import { queueMail } from '../mail/outbox.ts';
import { formatMoney } from './formats.ts';
import { html } from './html.ts';
import type { Order } from './orders.ts';
import { renderMail } from './render-mail.ts';
import { textsIn } from './texts/index.ts';

/** Without the characters that are easily mistaken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Every gift card that was bought becomes a card and a mail with its code. */
export async function issueGiftCards(
  database: Kysely<Database>,
  order: Order,
  shop: Shop,
  market: Market,
): Promise<void> {
  for (const line of order.summary.lines) {
    for (let piece = 0; line.isGiftCard && piece < line.quantity; piece++) {
      const code = newCode();
      // cards are kept in the shop's currency
      const balance = convertBack(line.unitPrice, market);
      await database
        .insertInto('gift_card')
        .values({ code, initial_balance: balance, balance, expires_on: null })
        .execute();
      await queueGiftCardMail(database, order, shop, code, line.unitPrice);
    }
  }
}

async function queueGiftCardMail(
  database: Kysely<Database>,
  { language, details, summary }: Order,
  shop: Shop,
  code: string,
  paid: number,
): Promise<void> {
  const words = textsIn(language).mail;
  const amount = formatMoney(paid, language, summary.currency);
  const mail = renderMail(language, shop, {
    name: details.billing.firstName,
    intro: words.giftCardIntro,
    body: {
      html: html`<p style="font-size:24px;font-weight:600;letter-spacing:.05em">${code}</p><p>${amount}. ${words.giftCardUse}</p>`,
      text: `${code}\n\n${amount}. ${words.giftCardUse}`,
    },
  });
  await queueMail(database, {
    recipient: details.email,
    subject: words.giftCardSubject(amount),
    ...mail,
  });
}

function newCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
