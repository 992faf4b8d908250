import type { Customer } from './customers.ts';
import { textField } from './form-parts.ts';
import { formatDate, formatMoney } from './formats.ts';
import { html } from './html.ts';
import { type Order, orderNumber, orderPath } from './orders.ts';
import { type PageFrame, page } from './page.ts';
import type { Subscription } from './subscriptions.ts';
import { textsIn } from './texts/index.ts';

export function signInPage(frame: PageFrame, email: string, isWrong: boolean): string {
  const { language } = frame;
  const words = textsIn(language);
  const content = html`<div class="wrap"><div class="narrow">
<form class="stack" method="post" action="/account/sign-in?locale=${language}" novalidate>
<h1>${words.account.signInTitle}</h1>
<p>${words.account.signInIntro}</p>
${textField({
  name: 'email',
  label: words.fields.email,
  value: email,
  error: isWrong && words.errors.email,
  autocomplete: 'email',
  type: 'email',
})}
<button class="button button-primary">${words.account.sendLink}</button>
</form>
</div></div>`;
  return page({ ...frame, title: words.account.signInTitle, back: 'shop', content });
}

/** Opening the link signs nobody in: mail programs open links too. */
export function confirmSignInPage(frame: PageFrame, token: string): string {
  const { language } = frame;
  const words = textsIn(language).account;
  const content = html`<div class="wrap"><div class="narrow">
<form class="stack" method="post" action="/account/link/${token}?locale=${language}">
<h1>${words.confirmTitle}</h1>
<button class="button button-primary">${words.confirm}</button>
</form>
</div></div>`;
  return page({ ...frame, title: words.confirmTitle, back: 'shop', content });
}

export function accountPage(
  frame: PageFrame,
  customer: Customer,
  orders: Order[],
  subscriptions: Subscription[],
): string {
  const { language } = frame;
  const words = textsIn(language).account;
  const { subscription } = textsIn(language).summary;
  const table = html`<table class="orders">
<thead><tr><th scope="col">${words.orderNumber}</th><th scope="col">${words.date}</th><th scope="col">${words.items}</th><th scope="col" class="amount">${words.total}</th><td></td></tr></thead>
<tbody>
${orders.map(
  (order) => html`<tr>
<th scope="row"><a href="${orderPath(order)}?locale=${language}">${orderNumber(order)}</a></th>
<td>${formatDate(order.placedAt, language)}</td>
<td>${order.summary.quantity}</td>
<td class="amount">${formatMoney(order.summary.total, language, order.summary.currency)}</td>
<td><form method="post" action="/account/orders/${order.id}/reorder?locale=${language}"><button class="text-button" aria-label="${words.reorderOf(orderNumber(order))}">${words.reorder}</button></form></td>
</tr>`,
)}
</tbody></table>`;
  const list = html`<h2>${words.subscriptions}</h2>
<ul class="stack">
${subscriptions.map(
  ({ line, plan, nextDelivery }) =>
    html`<li><strong>${line.quantity} × ${line.title}</strong><br>${[line.variant, subscription(plan.interval, plan.intervalCount)].filter(Boolean).join(', ')}<br>${words.nextDelivery(formatDate(nextDelivery, language))}</li>`,
)}
</ul>`;
  const content = html`<div class="wrap"><div class="narrow stack">
<h1>${words.title}</h1>
<form class="actions" method="post" action="/account/sign-out?locale=${language}">
<span>${words.signedInAs(customer.email)}</span>
<button class="text-button">${words.signOut}</button>
</form>
<h2>${words.orders}</h2>
${orders.length > 0 ? table : html`<p>${words.noOrders}</p>`}
${subscriptions.length > 0 && list}
</div></div>`;
  return page({ ...frame, title: words.title, back: 'shop', content });
}
