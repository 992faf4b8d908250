import type { CheckoutView } from './checkout-view.ts';
import { textField } from './form-parts.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import type { PageFrame } from './page.ts';
import { paymentMethods } from './payment.ts';
import { textsIn } from './texts/index.ts';

const icons = {
  card: 'card',
  wallet: 'wallet',
  later: 'later',
  bankDe: 'bank',
  bankNl: 'bank',
  mobileA: 'mobile',
  mobileB: 'mobile',
} as const;

export function paymentSection({ language }: PageFrame, view: CheckoutView): Html {
  const words = textsIn(language);
  const chosen = view.fields.paymentMethod;
  if (view.summary.total === 0) {
    return html`<section aria-labelledby="payment-title"><h2 id="payment-title">${words.checkout.payment}</h2><p>${words.checkout.nothingToPay}</p></section>`;
  }
  const isExpress = chosen === 'mobileA' || chosen === 'mobileB';
  const methods = isExpress ? [chosen, ...paymentMethods] : paymentMethods;
  return html`<fieldset>
<legend><h2>${words.checkout.payment}</h2></legend>
<p class="small muted payment-hint">${words.checkout.paymentHint}</p>
<div class="options">
${methods.map(
  (method) =>
    html`<label class="option"><input type="radio" id="payment-${method}" name="paymentMethod" value="${method}"${
      method === chosen && html` checked`
    }><span><strong>${words.payments[method]}</strong></span>${icon(icons[method], 'large')}</label>
${method === 'card' && cardFields(language, view)}`,
)}
</div>
</fieldset>`;
}

/** A card is asked for anew each time: it is never kept. */
function cardFields(language: PageFrame['language'], { wrongFields }: CheckoutView): Html {
  const { fields, errors } = textsIn(language);
  const field = (
    name: 'cardNumber' | 'cardExpiry' | 'cardCode',
    autocomplete: string,
    placeholder: string,
  ) => ({
    name,
    label: fields[name],
    value: '',
    error: wrongFields.includes(name) && errors[name],
    autocomplete,
    placeholder,
    inputmode: 'numeric' as const,
  });
  return html`<div class="option-details fields">
${textField({ ...field('cardNumber', 'cc-number', '0000 0000 0000 0000'), wide: true })}
${textField(field('cardExpiry', 'cc-exp', fields.cardExpiryExample))}
${textField(field('cardCode', 'cc-csc', 'CVC'))}
</div>`;
}
