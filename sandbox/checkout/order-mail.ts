import type { Kysely } from 'kysely';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../mail/outbox.ts';
import { countryName } from './countries.ts';
import type { Address } from './fields.ts';
import { formatDate, formatMoney } from './formats.ts';
import { html } from './html.ts';
import { type Order, orderNumber, orderPath } from './orders.ts';
import { policyTexts } from './policy-texts.ts';
import { renderMail } from './render-mail.ts';
import { shippingTime } from './shipping-time.ts';
import { shopPath } from './shop-links.ts';
import { lineNote, totalRows } from './summary-rows.ts';
import { textsIn } from './texts/index.ts';

export async function queueOrderMail(
  database: Kysely<Database>,
  order: Order,
  shop: Shop,
  { origin, shopUrl }: { origin: string; shopUrl: string },
): Promise<void> {
  const { language, details, summary } = order;
  const words = textsIn(language);
  const rows = [
    ...summary.lines.map((line) => ({
      label: [`${line.quantity} × ${line.title}`, lineNote(line, language)]
        .filter(Boolean)
        .join(', '),
      contents: line.contents ?? [],
      amount: formatMoney(line.total, language, summary.currency),
    })),
    ...totalRows(summary, language).map((row) => ({ ...row, contents: [] })),
  ];
  const vat = words.summary.vat(formatMoney(summary.vat, language, summary.currency));
  const facts = orderFacts(order, shop);
  const cell = 'padding:6px 0;border-bottom:1px solid #E4DBCD;vertical-align:top';
  const mail = renderMail(language, shop, {
    name: details.delivery.firstName,
    intro: words.mail.orderIntro,
    body: {
      html: html`<table role="presentation" style="width:100%;border-collapse:collapse">
${rows.map(
  ({ label, amount, contents }) =>
    html`<tr><td style="${cell}">${label}${contents.map((item) => html`<br><span style="font-size:14px;color:#465658">${item}</span>`)}</td><td style="${cell};text-align:right;white-space:nowrap">${amount}</td></tr>
`,
)}</table>
<p style="font-size:14px;color:#465658">${vat}</p>
<dl>${facts.map(
        ([
          name,
          value,
        ]) => html`<dt style="font-weight:600">${name}</dt><dd style="margin:0 0 8px">${value}</dd>
`,
      )}</dl>`,
      text: [
        ...rows.flatMap(({ label, amount, contents }) => [
          `${label}: ${amount}`,
          ...contents.map((item) => `  ${item}`),
        ]),
        vat,
        '',
        ...facts.map(([name, value]) => `${name}: ${value}`),
      ].join('\n'),
    },
    link: { label: words.mail.viewOrder, url: `${origin}${orderPath(order)}` },
    legal: await policyTexts(database, language, shopPath(shopUrl, language)),
  });
  const subject = words.mail.orderSubject(orderNumber(order), shop.name);
  await queueMail(database, { recipient: details.email, subject, ...mail });
}

/** What was agreed besides the price: how long delivery takes, where to, and how it is paid. */
function orderFacts(
  { language, details, summary, placedAt }: Order,
  shop: Shop,
): [name: string, value: string][] {
  const words = textsIn(language);
  const { shipping, attributes = [] } = summary;
  const address = ({ firstName, lastName, street, postcode, city, country }: Address) =>
    [
      `${firstName} ${lastName}`,
      street,
      `${postcode} ${city}`,
      countryName(country, language),
    ].join(', ');
  const way = shipping && [
    shipping.method === 'pickup' ? shop.pickup?.[language] : words.shipping[shipping.kind],
    shippingTime(shipping, language),
  ];
  return [
    [words.order.placedOn, formatDate(placedAt, language)],
    [words.order.shipping, way ? way.filter(Boolean).join(', ') : words.shipping.none],
    ...attributes.map(({ key, value }): [string, string] => [key, value]),
    [words.order.deliverTo, address(details.delivery)],
    [words.order.billTo, address(details.billing)],
    [words.order.payment, words.payments[details.paymentMethod]],
  ];
}
