import { type Html, html } from '../checkout/html.ts';

interface Box {
  id: string;
  title: string;
  note?: Html | string | undefined;
  wide?: boolean;
  content: Html;
}

export function box({ id, title, note, wide = false, content }: Box): Html {
  return html`<section class="box${wide && ' box-wide'}" id="${id}" aria-labelledby="${id}-title" data-live>
<div class="box-head"><h2 id="${id}-title">${title}</h2>${typeof note === 'string' ? html`<span class="muted">${note}</span>` : note}</div>
${content}
</section>`;
}

/** A table that scrolls sideways where it is too wide. */
export function table(label: string, head: Html, rows: readonly Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="${label}">
<table><caption class="hidden">${label}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>
</div>`;
}

/** A dot beside a word: green, a brass ring, or a red square. */
export function status(kind: 'good' | 'warning' | 'error', text: string | number): Html {
  return html`<span class="status status-${kind}">${text}</span>`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

export function clockTime(date: Date): string {
  return date.toLocaleTimeString('en-GB');
}

/** "1 h 21 min", "3 days". */
export function duration(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return plural(Math.round(hours / 24), 'day');
}
