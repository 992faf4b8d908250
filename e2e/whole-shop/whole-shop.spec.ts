import { consentOn } from '../support/consent.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { expect, test } from '../support/test.ts';
import { sandbox, tagManager } from './addresses.ts';

test('a newsletter sign-up brings a confirmation mail, and its link a voucher mail', async ({
  page,
}) => {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  await openWithScripts(page, '/de', 'de');
  const button = page.getByRole('button', { name: 'Gutschein sichern' });
  await button.hover();
  await listening(page.locator('form:has([name=consent])'));
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('checkbox', { name: 'Datenschutz' }).check();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

  await page.goto(linkIn(await mailTo(email, 0, sandbox), 'confirm'));
  await page.getByRole('main').getByRole('button').click();
  expect(await mailTo(email, 1, sandbox)).toMatch(/MOIN-\w{5}-\w{5}/);
});

test('the tag manager is loaded once the visitor has agreed, and not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const loaded = () => requests.filter((url) => url.startsWith(`${tagManager}/gtm.js`)).length;
  await openWithScripts(page, '/de', 'de');
  const { banner, accept } = consentOn(page, 'de');
  await expect(banner).toBeVisible();
  expect(loaded()).toBe(0);
  await accept.click();
  await expect.poll(loaded).toBe(1);
  await expect.poll(() => requests).toContain(`${tagManager}/collect`);
  expect(requests).toContain(`${sandbox}/consent-tracking.js`);
});

test('the starter starts the application, in development as in production', async ({ page }) => {
  // the files are data, and no module script of the page's own runs by itself; React removes the element later
  const html = await (await page.request.get('/de')).text();
  expect(html).toContain('<script type="application/json" id="application">');
  expect(html.slice(html.indexOf('<body'))).not.toContain('type="module"');
  await page.goto('/de', { waitUntil: 'load' });
  await page.keyboard.press('Tab');
  await expect(page.locator('html[data-application=ready]')).toBeAttached();
});
