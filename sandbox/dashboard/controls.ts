import { type Html, html } from '../checkout/html.ts';
import { icon } from '../checkout/icons.ts';
import type { Clock } from '../control/clock.ts';
import type { FaultState } from '../control/faults.ts';
import { box, duration, plural } from './parts.ts';
import type { State } from './state.ts';

// The forms of the side column; they are only there with SANDBOX_CONTROL=1.

interface FaultRow {
  name: string;
  title: string;
  text: string;
  isOn: boolean;
  setting: Html;
}

const outages = [
  ['none', 'None'],
  ['error', '503'],
  ['reset', 'Cut'],
  ['hang', 'Hang'],
] as const;

function countFaults({ current, allFailingTexts }: FaultState): number {
  return [
    current.latencyMilliseconds > 0,
    current.throttleRate > 0,
    current.errorRate > 0,
    current.lostAnswerRate > 0,
    current.outage !== 'none',
    allFailingTexts.length > 0,
  ].filter(Boolean).length;
}

export function faultsBox(faults: FaultState): Html {
  const { current, allFailingTexts } = faults;
  const share = (name: string, rate: number, initial: number) =>
    html`<input class="input" type="number" name="${name}Percent" min="1" max="100" aria-label="Share in per cent" value="${Math.round(rate * 100) || initial}"> %`;
  const rows: FaultRow[] = [
    {
      name: 'slow',
      title: 'Slow answers',
      text: 'Every request waits first',
      isOn: current.latencyMilliseconds > 0,
      setting: html`<input class="input" type="number" name="milliseconds" min="1" max="60000" aria-label="Milliseconds" value="${current.latencyMilliseconds || 800}"> ms`,
    },
    {
      name: 'throttling',
      title: 'Throttling',
      text: 'A share is refused as too many',
      isOn: current.throttleRate > 0,
      setting: html`${share('throttling', current.throttleRate, 20)} with <select class="input" name="throttleStatus" aria-label="Status">${[429, 430, 200].map((code) => html`<option${code === current.throttleStatus && ' selected'}>${code}</option>`)}</select>`,
    },
    {
      name: 'errors',
      title: 'Errors',
      text: 'A share fails with 500',
      isOn: current.errorRate > 0,
      setting: share('errors', current.errorRate, 20),
    },
    {
      name: 'lost',
      title: 'Lost answers',
      text: 'Done, but answered with 500',
      isOn: current.lostAnswerRate > 0,
      setting: share('lost', current.lostAnswerRate, 20),
    },
  ];
  const content = html`<form method="post" action="/_dashboard/faults">
${rows.map(faultRow)}
<fieldset class="fault fault-block"><legend><strong>Outage</strong></legend><div class="segments">${outages.map(
    ([value, label]) =>
      html`<label><input type="radio" name="outage" value="${value}"${value === current.outage && ' checked'}><span>${label}</span></label>`,
  )}</div></fieldset>
<div class="fault fault-block${allFailingTexts.length > 0 && ' is-on'}"><strong>Fail what contains</strong>
${
  allFailingTexts.length > 0 &&
  html`<p class="chips">${allFailingTexts.map((text) => html`<span class="chip">${text}<button formaction="/_dashboard/failing" name="remove" value="${text}" aria-label="${text} no longer fails">${icon('close', 'small')}</button></span>`)}</p>`
}
<p class="fault-setting fault-text"><input class="input" name="add" aria-label="Text in the request" placeholder="Text in the request" minlength="3"><button class="button button-quiet" formaction="/_dashboard/failing">Add</button></p></div>
<p class="box-body buttons"><button class="button button-primary grows">Apply</button><button class="button button-quiet" type="reset">Undo</button></p>
</form>`;
  const on = countFaults(faults);
  return box({ id: 'faults', title: 'Faults', note: on > 0 ? `${on} on` : 'none on', content });
}

function faultRow({ name, title, text, isOn, setting }: FaultRow): Html {
  return html`<div class="fault${isOn && ' is-on'}"><label for="fault-${name}"><strong>${title}</strong><span class="muted">${text}</span></label><input class="switch" type="checkbox" role="switch" id="fault-${name}" name="${name}"${isOn && ' checked'}><p class="fault-setting">${setting}</p></div>`;
}

export function faultsWarning(faults: FaultState): Html | false {
  const on = countFaults(faults);
  if (on === 0) return false;
  return html`<div class="warning" role="status" data-live><p><strong>${on === 1 ? 'One fault is' : `${on} faults are`} on.</strong> The shop suffers from ${on === 1 ? 'it until you switch it' : 'them until you switch them'} off.</p><form method="post" action="/_dashboard/faults/off"><button class="button button-quiet">Switch all off</button></form></div>`;
}

export function clockBox(clock: Clock): Html {
  const now = clock.now();
  const step = (label: string, hours: number) =>
    html`<button class="button button-quiet" name="hours" value="${hours}">${label}</button>`;
  const isMoved = Math.abs(clock.offset) >= 60_000;
  const content = html`<form class="box-body" method="post" action="/_dashboard/clock">
<p class="clock">${longTime(now)}</p>
<p class="small muted">${isMoved ? `${duration(clock.offset)} ${clock.offset > 0 ? 'ahead of' : 'behind'} this machine` : 'the time of this machine'}</p>
<p class="buttons">${step('+1 hour', 1)}${step('+1 day', 24)}${step('+30 days', 720)}${isMoved && html`<button class="text-button" name="hours" value="now">Back to now</button>`}</p>
<p class="buttons"><input class="input grows" type="datetime-local" name="time" aria-label="Another time" value="${localValue(now)}"><button class="button button-quiet" name="hours" value="set">Set</button></p>
</form>`;
  return box({ id: 'clock', title: 'Clock', note: 'codes and cards expire by it', content });
}

export function longTime(date: Date): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return date.toLocaleString('en-GB', { weekday: 'short', ...parts, ...time });
}

/** As a field for a local time takes it. */
function localValue(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function resetBox({ counts }: State, isAsked: boolean): Html {
  const { carts, orders, mails } = counts;
  const removed = `${plural(carts, 'cart')}, ${plural(orders, 'order')}, ${plural(mails, 'mail')}`;
  const buttons = isAsked
    ? html`<form class="buttons" method="post" action="/_dashboard/reset"><button class="button button-primary grows">Yes, reset everything</button><a class="button button-quiet" href="/#reset">No</a></form>`
    : html`<form class="buttons" method="post" action="/_dashboard/carts"><a class="button button-quiet grows" href="/?confirm=reset#reset">Reset everything</a><button class="button button-quiet">Only carts</button></form>`;
  const content = html`<div class="box-body"><p class="small muted">Stock, prices, codes, cards and content as seeded. Removes ${removed} and all faults.</p>${buttons}</div>`;
  return box({ id: 'reset', title: 'Reset', content });
}
