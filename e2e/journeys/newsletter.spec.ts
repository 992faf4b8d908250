import type { Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterCode, productOf, putInCart, setFact, summaryOf } from '../support/cart.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { placeOrder } from '../support/place-order.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const handle = 'kernel-co-night-shift-espresso';

/** An address nobody has used before. */
const newAddress = () => `reader-${crypto.randomUUID()}@example.com`;

function formOn(page: Page, language: Language) {
  const { newsletter, newsletterPages } = allMessages[language];
  const t = { ...newsletter, ...newsletterPages };
  const [, privacy = ''] = t.consent;
  const button = page.getByRole('button', { name: t.signUp });
  return {
    t,
    async send(email: string, consent = true) {
      await page.getByLabel(t.email).fill(email);
      await page.getByRole('checkbox', { name: privacy }).setChecked(consent);
      await button.click();
    },
    /** With scripts, once they have taken the form over; they begin with the first interaction. */
    async open(path: string, scripts: boolean) {
      if (!scripts) return page.goto(path);
      await openWithScripts(page, path, language);
      await button.hover();
      await listening(page.locator('form:has([name=consent])'));
      return null;
    },
  };
}

test('from sign-up to voucher: it counts from 60 €, once, and a second sign-up brings none [CALL-027 CONST-014 CONST-015 DEC-091 ERR-003 ROLE-003 SHELL-007 STATE-018 STATE-019]', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  const scripts = javaScriptEnabled ?? true;
  const language = 'de';
  const { cart } = allMessages[language];
  const { t, send, open } = formOn(page, language);
  const email = newAddress();

  await open(`/${language}`, scripts);
  await send(email);
  await expect(page.getByText(specifiedIn(language).checkInbox)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  if (scripts) {
    await expect(page).toHaveURL(`${shopOrigin}/${language}`);
    await expect(
      page.getByRole('status').filter({ hasText: specifiedIn(language).checkInbox }),
    ).toBeFocused();
  }

  await page.goto(linkIn(await mailTo(email), 'confirm'));
  await page.getByRole('button', { name: t.confirm.confirm }).click();
  await expect(page.getByRole('heading', { name: t.confirm.state.confirmed.title })).toBeVisible();

  const letter = await mailTo(email, 1);
  const code = /MOIN-\w{5}-\w{5}/.exec(letter)?.[0] ?? '';
  const { variant, sku } = await productOf(handle, language);
  await setFact(`variants/${sku}`, { stock: 500 });
  await putInCart(page, variant, 6);
  await page.goto(`/${language}/cart`);
  await enterCode(page, language, 'discount', code);
  const alert = summaryOf(page, language).getByRole('alert');
  await expect(alert).toContainText(/60[.,]00/);
  await putInCart(page, variant, 1);
  await page.goto(`/${language}/cart`);
  await enterCode(page, language, 'discount', code);
  await expect(page.getByRole('button', { name: cart.removeCode(code) })).toBeVisible();
  // 62.30 less 5
  await expect(summaryOf(page, language)).toContainText(/57[.,]30/);

  await page.getByRole('button', { name: cart.checkout }).first().click();
  await placeOrder(page, email);
  await putInCart(page, variant, 7);
  await page.goto(`/${language}/cart`);
  await enterCode(page, language, 'discount', code);
  await expect(alert).toContainText(cart.problem.codeUsedUp);

  await open(`/${language}/e/newsletter`, scripts);
  await send(email.toUpperCase());
  await expect(page.getByText(specifiedIn(language).alreadySubscribed)).toBeVisible();

  await page.goto(linkIn(letter, 'unsubscribe'));
  // with scripts the click in the mail was the one
  if (!scripts) await page.getByRole('button', { name: t.unsubscribe.unsubscribe }).click();
  await expect(
    page.getByRole('heading', { name: t.unsubscribe.state.unsubscribed.title }),
  ).toBeVisible();
});

test('the form says what is missing [ERR-001 ERR-002 NEWS-001 NEWS-002]', async ({
  page,
  javaScriptEnabled,
}) => {
  const { t, send, open } = formOn(page, 'de');
  await open('/de/e/newsletter', javaScriptEnabled ?? true);
  await send('mara.lindner@', false);
  await expect(page.getByText(specifiedIn('de').invalidEmail)).toBeVisible();
  await expect(page.getByText(specifiedIn('de').consentMissing)).toBeVisible();
  const field = page.getByLabel(t.email);
  await expect(field).toHaveValue('mara.lindner@');
  await expect(field).toHaveAccessibleDescription(specifiedIn('de').invalidEmail);
  if (!javaScriptEnabled) return;
  await expect(field).toBeFocused();
  await expectNoViolations(page, 'the form with its messages');
});

test(
  'a mail program unsubscribes without a page, and a used link says so [DEC-079]',
  only.wide,
  async ({ page }) => {
    const { t, send, open } = formOn(page, 'de');
    const email = newAddress();
    await open('/de/e/newsletter', true);
    await send(email);
    const mail = await mailTo(email);
    const confirm = linkIn(mail, 'confirm');
    const looked = await page.goto(confirm);
    expect(looked?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
    await page.getByRole('button', { name: t.confirm.confirm }).click();
    await page.goto(confirm);
    await expect(
      page.getByRole('heading', { name: t.confirm.state.alreadyConfirmed.title }),
    ).toBeVisible();

    const oneClick = await fetch(linkIn(mail, 'unsubscribe'), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(oneClick.status).toBe(200);
    await page.goto(confirm);
    await expect(page.getByRole('heading', { name: t.confirm.state.unknown.title })).toBeVisible();
  },
);
