import type { Language } from '../catalogue-format/languages.ts';
import { countryName } from './countries.ts';
import type { Address } from './fields.ts';
import { formatDate } from './formats.ts';
import { type Html, html } from './html.ts';
import { type Order, orderNumber } from './orders.ts';
import { legalLinks, type PageFrame, page } from './page.ts';
import { shippingTime } from './shipping-time.ts';
import { shopPath } from './shop-links.ts';
import { summaryPanel } from './summary-panel.ts';
import { textsIn } from './texts/index.ts';

export function orderPage(frame: PageFrame, order: Order): string {
  const { language, shopUrl, shop } = frame;
  const words = textsIn(language);
  const { details, summary } = order;
  const { shipping } = summary;
  const shippingName =
    shipping?.method === 'pickup'
      ? shop.pickup?.[language]
      : words.shipping[shipping?.kind ?? 'none'];
  const content = html`<div class="layout wrap">
<div class="main">
<div class="stack">
<p class="muted">${words.order.number(orderNumber(order))}</p>
<h1>${words.order.title}</h1>
<p>${words.order.intro(details.email)}</p>
<p class="actions">
<a class="button button-primary" href="${shopPath(shopUrl, language)}">${words.backToShop}</a>
<a class="link" href="/_inbox"><span>${words.order.inbox}</span></a>
</p>
</div>
${steps(order, language)}
<dl class="facts">
<div><dt>${words.order.shipping}</dt><dd>${shippingName}</dd></div>
${summary.attributes?.map(
  ({ key, value }) => html`<div><dt>${key}</dt><dd>${value}</dd></div>
`,
)}<div><dt>${words.order.deliverTo}</dt><dd>${address(details.delivery, frame)}</dd></div>
<div><dt>${words.order.billTo}</dt><dd>${address(details.billing, frame)}</dd></div>
<div><dt>${words.order.payment}</dt><dd>${words.payments[details.paymentMethod]}</dd></div>
</dl>
${legalLinks(frame)}
</div>
${summaryPanel(summary, language)}
</div>`;
  return page({ ...frame, title: words.order.title, back: 'shop', content });
}

/** When it was ordered and when it arrives, as a line; nothing is on its way for gift cards and pickup. */
function steps({ placedAt, summary: { shipping } }: Order, language: Language): Html {
  const words = textsIn(language).order;
  const ordered = html`<li><b>${words.steps.ordered}</b><span>${formatDate(placedAt, language)}</span></li>`;
  const isDelivered = shipping?.method === 'delivery';
  return html`<ol class="steps">
${ordered}
${isDelivered && html`<li><b>${words.steps.dispatched}</b><span>${words.steps.tracked}</span></li>`}
${isDelivered && html`<li><b>${words.steps.delivered}</b><span>${shippingTime(shipping, language)}</span></li>`}
</ol>`;
}

function address(to: Address, { language }: PageFrame): Html {
  return html`<span>${to.firstName} ${to.lastName}</span><span>${to.street}</span><span>${to.postcode} ${to.city}</span><span>${countryName(to.country, language)}</span>`;
}
