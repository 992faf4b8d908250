import type { Language } from '../catalogue-format/languages.ts';
import { formatMoney } from './formats.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import type { Summary } from './summary-model.ts';
import { lineNote, totalRows } from './summary-rows.ts';
import { textsIn } from './texts/index.ts';

/** The order beside the page; on a narrow screen a bar that opens. */
export function summaryPanel(summary: Summary, language: Language, codes?: Html): Html {
  const words = textsIn(language);
  return html`<aside class="side" aria-labelledby="summary-title"><details${codes?.text.includes('aria-invalid') && html` open`}>
<summary><span>${words.checkout.showOrder(summary.quantity)} ${icon('caret', 'small')}</span><strong>${formatMoney(summary.total, language, summary.currency)}</strong></summary>
<div class="side-body">
<h2 id="summary-title">${words.checkout.yourOrder}</h2>
<ul class="lines">
${summary.lines.map(
  (line) => html`<li>
<span class="line-image">${
    line.image &&
    html`<img src="/files/${line.image}&amp;width=144&amp;height=144" alt="" width="72" height="72">`
  }<b aria-hidden="true">${line.quantity}</b></span>
<span><strong>${line.title}</strong><small>${lineNote(line, language)}</small>${line.contents?.map((item) => html`<small>${item}</small>`)}<span class="hidden">${words.summary.quantity(line.quantity)}</span></span>
<span>${formatMoney(line.total, language, summary.currency)}</span>
</li>`,
)}
</ul>
${codes}
<dl class="totals">
${totalRows(summary, language).map(
  ({ kind, label, amount }) =>
    html`<div class="${kind}"><dt>${label}</dt><dd>${amount}</dd></div>
`,
)}</dl>
<p class="tiny muted">${words.summary.vat(formatMoney(summary.vat, language, summary.currency))}</p>
</div>
</details></aside>`;
}
