import type { CheckoutView } from './checkout-view.ts';
import { countryList } from './countries.ts';
import { errorText, invalid, selectField, textField } from './form-parts.ts';
import { formatMoney } from './formats.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { legalLinks, type PageFrame, page } from './page.ts';
import { paymentSection } from './payment-section.ts';
import { fieldError, problemText } from './problem-texts.ts';
import { shippingTime } from './shipping-time.ts';
import { legalLink } from './shop-links.ts';
import { summaryPanel } from './summary-panel.ts';
import { textsIn } from './texts/index.ts';

export function checkoutPage(frame: PageFrame, view: CheckoutView): string {
  const { language } = frame;
  const words = textsIn(language).checkout;
  const content = html`<form class="layout wrap" method="post" novalidate>
<button class="hidden" name="intent" value="order" tabindex="-1" aria-hidden="true">${words.order}</button>
<input type="hidden" name="seen" value="${view.fingerprint}">
<input type="hidden" name="seenTotal" value="${view.summary.total}">
<div class="main">
<h1>${words.title}</h1>
${notice(frame, view)}
${expressSection(frame)}
${contactSection(frame, view)}
${deliverySection(frame, view)}
${shippingSection(frame, view)}
${paymentSection(frame, view)}
${legalSection(frame, view)}
${legalLinks(frame)}
</div>
${summaryPanel(view.summary, language, codesSection(frame, view))}
</form>`;
  return page({ ...frame, title: words.title, back: 'cart', content });
}

function notice({ language }: PageFrame, view: CheckoutView): Html | false {
  const words = textsIn(language).checkout;
  if (view.problems.length > 0) {
    return html`<div class="notice" role="alert" tabindex="-1" autofocus><h2>${words.notPlaced}</h2><ul>
${view.problems.map((problem) => html`<li>${problemText(problem, language, view.summary.currency)}</li>`)}
</ul></div>`;
  }
  return (
    view.wrongFields.length > 0 &&
    html`<div class="notice" role="alert" tabindex="-1" autofocus><h2>${words.problems}</h2><ul>
${view.wrongFields.map((name) => html`<li><a href="#${name}">${fieldError(name, language)}</a></li>`)}
</ul></div>`
  );
}

function expressSection({ language }: PageFrame): Html {
  const words = textsIn(language);
  const button = (name: 'wallet' | 'mobileA' | 'mobileB') =>
    html`<button class="button button-outline" name="express" value="${name}">${icon(name === 'wallet' ? 'wallet' : 'mobile')}${words.payments[name]}</button>`;
  return html`<section aria-labelledby="express-title">
<p class="label" id="express-title">${words.checkout.express}</p>
<div class="express">${button('wallet')}${button('mobileA')}${button('mobileB')}</div>
<p class="tiny muted">${words.checkout.expressHint}</p>
<p class="or"><span>${words.checkout.or}</span></p>
</section>`;
}

function contactSection({ language }: PageFrame, view: CheckoutView): Html {
  const words = textsIn(language);
  return html`<section aria-labelledby="contact-title">
<div class="section-head"><h2 id="contact-title">${words.checkout.contact}</h2>${
    view.signedInEmail
      ? html`<span class="small muted">${words.checkout.signedInAs(view.signedInEmail)}</span>`
      : html`<a class="small" href="/account?locale=${language}">${words.checkout.signIn}</a>`
  }</div>
${textField({
  name: 'email',
  label: words.fields.email,
  value: view.fields.email,
  error: view.wrongFields.includes('email') && words.errors.email,
  autocomplete: 'email',
  type: 'email',
})}
</section>`;
}

function deliverySection(frame: PageFrame, view: CheckoutView): Html {
  const words = textsIn(frame.language);
  return html`<section aria-labelledby="delivery-title">
<h2 id="delivery-title">${words.checkout.delivery}</h2>
<div class="fields">
${addressFields(frame, view, 'shipping')}
${textField({
  name: 'phone',
  label: words.fields.phone,
  value: view.fields.phone,
  error: view.wrongFields.includes('phone') && words.errors.phone,
  autocomplete: 'shipping tel',
  type: 'tel',
  wide: true,
})}
</div>
</section>`;
}

function addressFields(
  { language, shop }: PageFrame,
  { fields, wrongFields }: CheckoutView,
  purpose: 'shipping' | 'billing',
): Html {
  const words = textsIn(language);
  const names = addressNames[purpose];
  const field = (part: keyof typeof names, autocomplete: string, wide = false) => {
    const name = names[part];
    return {
      name,
      label: words.fields[part],
      value: fields[name],
      error: wrongFields.includes(name) && words.errors[part],
      autocomplete: `${purpose} ${autocomplete}`,
      wide,
    };
  };
  const update = html`<button class="text-button" name="intent" value="update">${words.checkout.updateCountry}</button>`;
  return html`${selectField({
    ...field('country', 'country'),
    options: countryList(language, shop),
    ...(purpose === 'shipping' && { after: update }),
  })}
${textField(field('firstName', 'given-name'))}
${textField(field('lastName', 'family-name'))}
${textField(field('street', 'address-line1', true))}
${textField(field('postcode', 'postal-code'))}
${textField(field('city', 'address-level2'))}`;
}

const addressNames = {
  shipping: {
    country: 'country',
    firstName: 'firstName',
    lastName: 'lastName',
    street: 'street',
    postcode: 'postcode',
    city: 'city',
  },
  billing: {
    country: 'billingCountry',
    firstName: 'billingFirstName',
    lastName: 'billingLastName',
    street: 'billingStreet',
    postcode: 'billingPostcode',
    city: 'billingCity',
  },
} as const;

function shippingSection({ language, shop }: PageFrame, view: CheckoutView): Html | false {
  const words = textsIn(language);
  if (view.shippingOptions.length === 0) return false;
  return html`<fieldset>
<legend><h2>${words.checkout.shippingMethod}</h2></legend>
<div class="options">
${view.shippingOptions.map(({ method, kind, cost, days }) => {
  const place = method === 'pickup' ? 'pickup' : kind;
  const name = place === 'pickup' ? shop.pickup?.[language] : words.shipping[place];
  const time = shippingTime({ method, kind, days }, language);
  return html`<label class="option"><input type="radio" name="shippingMethod" value="${method}"${
    method === view.fields.shippingMethod && html` checked`
  }><span><strong>${name}</strong><small>${time}</small></span><strong>${formatMoney(cost, language, view.summary.currency)}</strong></label>
`;
})}</div>
${view.summary.attributes?.map(({ key, value }) => html`<p class="small"><strong>${key}:</strong> ${value}</p>`)}
</fieldset>`;
}

function legalSection(frame: PageFrame, view: CheckoutView): Html {
  const words = textsIn(frame.language).checkout;
  const hasSubscription = view.summary.lines.some((line) => line.plan);
  return html`<section class="stack">
<div>
<label class="check"><input type="checkbox" id="billingSame" name="billingSame" value="yes"${
    view.fields.billingSame && html` checked`
  }><span>${words.billingSame}</span></label>
<div class="billing"><h2>${words.billing}</h2><div class="fields">${addressFields(frame, view, 'billing')}</div></div>
</div>
<p class="small muted">${words.legal(
    legalLink(frame, 'terms', words.legalTerms),
    legalLink(frame, 'withdrawal', words.legalWithdrawal),
    legalLink(frame, 'privacy', words.legalPrivacy),
  )}${hasSubscription && ` ${words.legalSubscription}`}</p>
<button class="button button-primary button-large" name="intent" value="order">${words.order}</button>
</section>`;
}

function codesSection({ language }: PageFrame, view: CheckoutView): Html {
  const words = textsIn(language);
  const { discountCodes, giftCards } = view.summary;
  const error = view.codeError ? words.rejections[view.codeError] : false;
  const chip = (name: string, value: string, text: string, label: string) =>
    html`<button class="chip" name="${name}" value="${value}" aria-label="${words.checkout.removeCode(label)}">${text} ${icon('close', 'small')}</button>`;
  const ending = (card: (typeof giftCards)[number]) => card.lastCharacters.toUpperCase();
  return html`<div class="code-form">
<label class="hidden" for="code">${words.checkout.code}</label>
<input class="input" id="code" name="code" placeholder="${words.checkout.code}" autocomplete="off" autocapitalize="characters"${invalid('code', error)}>
<button class="button button-outline" name="intent" value="apply-code">${words.checkout.apply}</button>
${errorText('code', error)}
</div>
${
  discountCodes.length + giftCards.length > 0 &&
  html`<div class="chips">
${discountCodes.map((code) => chip('removeDiscount', code, code, code))}
${giftCards.map((card) =>
  chip(
    'removeGiftCard',
    card.id,
    `•••• ${ending(card)}`,
    words.checkout.giftCardEnding(ending(card)),
  ),
)}
</div>`
}
${
  view.rejectedCodes.length > 0 &&
  html`<ul class="rejected small">
${view.rejectedCodes.map(
  ({ code, reason }) =>
    html`<li>${words.checkout.rejected}: <strong>${code}</strong>. ${words.rejections[reason]}</li>`,
)}
</ul>`
}`;
}
