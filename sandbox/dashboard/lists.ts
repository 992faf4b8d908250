import { type Html, html } from '../checkout/html.ts';
import type { LoggedRequest, RequestLog } from '../control/request-log.ts';
import { maximumAttempts } from '../webhooks/delivery.ts';
import type { WebhookAttempt } from '../webhooks/delivery-log.ts';
import { box, clockTime, plural, status, table } from './parts.ts';
import type { DashboardOptions, State } from './state.ts';

// The lists that only show something.

const shownRequests = 10;
const slow = 200;
const latencyScale = 1200;

export function requestsBox({ recent }: RequestLog, showAll: boolean): Html {
  const shown = showAll ? recent : recent.slice(0, shownRequests);
  const more =
    recent.length > shownRequests && !showAll
      ? html`<a href="/?all=requests#requests">All ${recent.length.toLocaleString('en-GB')}</a>`
      : undefined;
  const head = html`<th scope="col">Time</th><th scope="col">Operation</th><th scope="col" class="wide-only">Language</th><th scope="col">Answer</th><th scope="col" class="right">Took</th>`;
  const empty = 'Nobody has asked the Storefront API yet.';
  return box({
    id: 'requests',
    title: 'Recent requests',
    note: more,
    wide: true,
    content: table('Recent requests', head, shown.map(requestRow), empty),
  });
}

function requestRow(request: LoggedRequest): Html {
  const { at, operation, detail, language, status: code, milliseconds } = request;
  const kind = code >= 500 ? 'error' : code >= 400 ? 'warning' : 'good';
  const width = Math.min(64, (milliseconds / latencyScale) * 64);
  return html`<tr><td class="time">${clockTime(at)}</td><td><strong>${operation || '(not read)'}</strong>${detail && html`<span class="muted">${detail}</span>`}</td><td class="wide-only">${language ?? ''}</td><td>${status(kind, code)}</td><td class="right">${Math.round(milliseconds).toLocaleString('en-GB')} ms<svg class="latency${milliseconds >= slow && ' latency-slow'}" viewBox="0 0 64 7" aria-hidden="true"><rect width="${width.toFixed(1)}" height="7"/></svg></td></tr>`;
}

export function ordersBox({ orders }: State): Html {
  const head = html`<th scope="col">Order</th><th scope="col">Buyer</th><th scope="col" class="right">Total</th>`;
  const rows = orders.map(
    (order) =>
      html`<tr><td class="nowrap"><a href="${order.path}"><strong>${order.number}</strong></a><span class="muted">${clockTime(order.placedAt).slice(0, 5)}, ${order.language}</span></td><td>${order.email}<span class="muted">${plural(order.lines, 'line')}</span></td><td class="right">${order.total}<br>${status('good', 'Paid')}</td></tr>`,
  );
  const content = table('Orders', head, rows, 'Nothing has been ordered yet.');
  return box({ id: 'orders', title: 'Orders', content });
}

export function inboxBox({ mails, counts }: State): Html {
  const rows = mails.map(
    ({ id, subject, recipient, created_at }) =>
      html`<a class="mail-row" href="/_inbox/${id}"><strong>${subject}</strong><span class="time">${clockTime(created_at).slice(0, 5)}</span><span class="muted">to ${recipient}</span></a>`,
  );
  return box({
    id: 'inbox',
    title: 'Inbox',
    note: html`<a href="/_inbox">All ${plural(counts.mails, 'mail')}</a>`,
    content:
      rows.length > 0 ? html`${rows}` : html`<p class="empty">No mail has been written yet.</p>`,
  });
}

export function webhooksBox(options: DashboardOptions): Html {
  const { deliveryLog, webhookUrl, control } = options;
  const head = html`<th scope="col">Time</th><th scope="col">Topic</th><th scope="col" class="wide-only">Attempt</th><th scope="col">Answer</th><th scope="col" class="wide-only right">Took</th>${control && html`<th scope="col"><span class="hidden">Action</span></th>`}`;
  const rows = deliveryLog.recent
    .slice(0, shownRequests)
    .map((attempt) => webhookRow(attempt, control));
  const empty = webhookUrl
    ? 'No webhook has been sent yet.'
    : 'No webhooks are sent: SANDBOX_WEBHOOK_URL is not set.';
  return box({
    id: 'webhooks',
    title: 'Webhooks sent',
    note: webhookUrl && `to ${webhookUrl.replace(/^https?:\/\//, '')}, signed`,
    wide: true,
    content: table('Webhooks sent', head, rows, empty),
  });
}

function webhookRow(attempt: WebhookAttempt, control: boolean): Html {
  const { at, topic, resourceId, status: code, outcome, milliseconds } = attempt;
  const kind = outcome === 'taken' ? 'good' : outcome === 'retried' ? 'warning' : 'error';
  const answer = code ?? 'no answer';
  const again = html`<td class="right"><form method="post" action="/_dashboard/webhooks"><input type="hidden" name="topic" value="${topic}"><input type="hidden" name="id" value="${resourceId}"><button class="text-button">Send again</button></form></td>`;
  return html`<tr><td class="time">${clockTime(at)}</td><td><strong>${topic}</strong><span class="muted">${resourceId}</span></td><td class="wide-only nowrap">${attempt.attempt} of ${maximumAttempts}</td><td>${status(kind, outcome === 'taken' ? answer : `${answer}, ${outcome}`)}</td><td class="right wide-only">${Math.round(milliseconds).toLocaleString('en-GB')} ms</td>${control && again}</tr>`;
}

export function unansweredBox({ unanswered }: RequestLog): Html {
  const head = html`<th scope="col">Field</th><th scope="col">Asked by</th><th scope="col" class="right">Times</th><th scope="col">Last</th>`;
  const rows = unanswered.map(
    ({ field, askedBy, times, last }) =>
      html`<tr><td><strong>${field}</strong></td><td>${askedBy}</td><td class="right">${times}</td><td class="time">${clockTime(last).slice(0, 5)}</td></tr>`,
  );
  return box({
    id: 'unanswered',
    title: 'Unanswered fields',
    note: 'requested, not implemented: NOT_IMPLEMENTED',
    wide: true,
    content: table('Unanswered fields', head, rows, 'Every field that was requested was answered.'),
  });
}
