import { languages } from '../catalogue-format/languages.ts';
import { type Html, html } from '../checkout/html.ts';
import { publishedVersions } from '../schema/api-version.ts';
import { clockBox, faultsBox, faultsWarning, longTime, resetBox } from './controls.ts';
import { framedPage } from './frame.ts';
import { hasGraphiql } from './graphiql.ts';
import { inboxBox, ordersBox, requestsBox, unansweredBox, webhooksBox } from './lists.ts';
import { duration, plural, status } from './parts.ts';
import type { DashboardOptions, State } from './state.ts';

export interface Showing {
  /** All kept requests instead of the latest. */
  allRequests: boolean;
  /** Whether the reset waits for its confirmation. */
  confirmsReset: boolean;
}

const hour = 3_600_000;

export function dashboardPage(options: DashboardOptions, state: State, showing: Showing): string {
  const { control, requestLog, faults, clock } = options;
  const sections = [
    ['requests', 'Requests'],
    ['orders', 'Orders'],
    ['inbox', 'Inbox'],
    ['webhooks', 'Webhooks'],
    ['unanswered', 'Unanswered'],
    ...(control
      ? ([
          ['faults', 'Faults'],
          ['clock', 'Clock'],
          ['reset', 'Reset'],
        ] as const)
      : []),
  ] as const;
  const content = html`${figures(options, state)}
<main class="wrap" id="content" tabindex="-1"><h1 class="hidden">Sandbox dashboard</h1>
${control && faultsWarning(faults)}
<div class="grid${!control && ' grid-without-side'}">
${
  control &&
  html`<div class="controls">${faultsBox(faults)}${clockBox(clock)}${resetBox(state, showing.confirmsReset)}</div>`
}
${requestsBox(requestLog, showing.allRequests)}
${ordersBox(state)}
${inboxBox(state)}
${webhooksBox(options)}
${unansweredBox(requestLog)}
</div>
<p class="refresh small muted"><noscript><a href="/">Refresh</a></noscript>${!control && ' Start with SANDBOX_CONTROL=1 to set faults and the clock, and to reset.'}</p>
</main>`;
  return framedPage(options, {
    title: 'Sandbox dashboard',
    label: 'On this page',
    script: 'dashboard.js',
    links: [
      ...sections.map(([id, label]) => ({ href: `#${id}`, label })),
      ...(control ? [{ href: '/_dashboard/content', label: 'Content' }] : []),
      ...(control && hasGraphiql() ? [{ href: '/_graphiql/', label: 'GraphiQL' }] : []),
    ],
    content,
  });
}

function figures({ requestLog, clock }: DashboardOptions, { counts }: State): Html {
  const now = Date.now();
  const lastHour = requestLog.recent.filter(({ at }) => now - at.getTime() < hour);
  const times = lastHour.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const failed = lastHour.filter((request) => request.status >= 400).length;
  const isMoved = Math.abs(clock.offset) >= 60_000;
  const figure = (name: string, value: Html | string, note: string) =>
    html`<div><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`;
  return html`<div class="figures" data-live id="figures"><div class="wrap"><dl>
${figure('Health', status('good', 'Up'), `for ${duration(now - requestLog.startedAt.getTime())}`)}
${figure('Storefront API', publishedVersions.at(-1) ?? '', `and older, from ${publishedVersions[0]}`)}
${figure('Catalogue', plural(counts.products, 'product'), `${plural(counts.variants, 'variant')}, ${languages.length} languages`)}
${figure('Last hour', plural(lastHour.length, 'request'), median === undefined ? 'none yet' : `median ${Math.round(median)} ms`)}
${figure('Failed', String(failed), failed === 0 ? 'no error status' : 'by status 400 and above')}
${figure('Clock', isMoved ? `${clock.offset > 0 ? '+' : '−'}${duration(clock.offset)}` : 'Now', longTime(clock.now()))}
</dl></div></div>`;
}
