import { textField } from '../checkout/form-parts.ts';
import { html } from '../checkout/html.ts';
import { type PageFrame, page } from '../checkout/page.ts';
import { textsIn } from '../checkout/texts/index.ts';

interface SignInForm {
  /** The request to sign in, which every step carries on. */
  action: string;
  email: string;
  isWrong: boolean;
}

export function emailPage(frame: PageFrame, { action, email, isWrong }: SignInForm): string {
  const words = textsIn(frame.language);
  const content = html`<div class="wrap"><div class="narrow">
<form class="stack" method="post" action="${action}" novalidate>
<h1>${words.account.signInTitle}</h1>
<p>${words.account.codeIntro}</p>
${textField({
  name: 'email',
  label: words.fields.email,
  value: email,
  error: isWrong && words.errors.email,
  autocomplete: 'email',
  type: 'email',
})}
<button class="button button-primary">${words.account.sendCode}</button>
</form>
</div></div>`;
  return page({ ...frame, title: words.account.signInTitle, back: 'shop', content });
}

export function codePage(frame: PageFrame, { action, email, isWrong }: SignInForm): string {
  const words = textsIn(frame.language);
  const content = html`<div class="wrap"><div class="narrow">
<form class="stack" method="post" action="${action}" novalidate>
<h1>${words.account.enterCode}</h1>
<p>${words.account.codeSent(email)}</p>
<input type="hidden" name="email" value="${email}">
${textField({
  name: 'code',
  label: words.account.code,
  value: '',
  error: isWrong && words.account.wrongCode,
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
})}
<button class="button button-primary">${words.account.signInTitle}</button>
<p class="actions"><a class="link" href="${action}"><span>${words.account.otherAddress}</span></a>
<a class="link" href="/_inbox" target="_blank"><span>${words.order.inbox}</span></a></p>
</form>
</div></div>`;
  return page({ ...frame, title: words.account.enterCode, back: 'shop', content });
}
