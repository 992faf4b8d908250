import type { Kysely } from 'kysely';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../mail/outbox.ts';
import { formatMoney } from './formats.ts';
import { html } from './html.ts';
import { type Order, orderNumber, orderPath } from './orders.ts';
import { policyTexts } from './policy-texts.ts';
import { renderMail } from './render-mail.ts';
import { shopPath } from './shop-links.ts';
import { lineNote, totalRows } from './summary-rows.ts';
import { texts } from './texts/index.ts';

export async function queueOrderMail(
  database: Kysely<Database>,
  order: Order,
  shop: Shop,
  { origin, shopUrl }: { origin: string; shopUrl: string },
): Promise<void> {
  const { language, details, summary } = order;
  const words = texts[language];
  const rows = [
    ...summary.lines.map((line) => ({
      label: [`${line.quantity} × ${line.title}`, lineNote(line, language)]
        .filter(Boolean)
        .join(', '),
      amount: formatMoney(line.total, language, summary.currency),
    })),
    ...totalRows(summary, language),
  ];
  const cell = 'padding:6px 0;border-bottom:1px solid #E4DBCD;vertical-align:top';
  const mail = renderMail(language, shop, {
    name: details.delivery.firstName,
    intro: words.mail.orderIntro,
    body: {
      html: html`<table role="presentation" style="width:100%;border-collapse:collapse">
${rows.map(
  ({ label, amount }) =>
    html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right;white-space:nowrap">${amount}</td></tr>
`,
)}</table>`,
      text: rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    },
    link: { label: words.mail.viewOrder, url: `${origin}${orderPath(order)}` },
    legal: await policyTexts(database, language, shopPath(shopUrl, language)),
  });
  const subject = words.mail.orderSubject(orderNumber(order), shop.name);
  await queueMail(database, { recipient: details.email, subject, ...mail });
}
