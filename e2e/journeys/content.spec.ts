import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { coffee } = allMessages.de;

test('the advisor finds coffees, and the answers are in the address [PAGE-012]', async ({
  page,
}) => {
  await page.goto('/de/e/kaffeeberater');
  const { advisor } = coffee;
  const choose = (question: string, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  await choose(advisor.taste, 'Fruchtig & floral');
  await choose(advisor.machine, 'Handfilter');
  await choose(advisor.strength, advisor.strengths.mild);
  // with scripts it says how many
  await page
    .getByRole('main')
    .getByRole('button', { name: /zeigen$/ })
    .click();
  await expect(page).toHaveURL(/preparation=dripper&taste=fruity&strength=mild/);
  await expect(page.getByRole('heading', { name: /\d+\sKaffees? pass/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Handfilter' })).toBeChecked();
});

test(
  'the advisor counts with every answer, and begins anew',
  bothWidthsWithScripts,
  async ({ page }) => {
    const { advisor } = coffee;
    await openWithScripts(page, '/de/e/kaffeeberater', 'de');
    const button = page.getByRole('main').getByRole('button', { name: /zeigen$/ });
    await expect(button).toHaveText(/\d/);
    const all = await button.innerText();
    const strong = page
      .getByRole('group', { name: advisor.strength })
      .getByRole('radio', { name: advisor.strengths.strong });
    await listening(strong);
    await strong.check();
    await expect(button).not.toHaveText(all);
    await button.click();
    await expect(page).toHaveURL(/strength=strong/);
    await page.getByRole('link', { name: advisor.reset }).click();
    await expect(page).not.toHaveURL(/strength=/);
    await expect(strong).not.toBeChecked();
    await expect(button).toHaveText(all);
  },
);

test('a link in a text leads on without a new document', only.wide, async ({ page }) => {
  await openWithScripts(page, '/de/e/top-5-empfehlungen', 'de');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Kaffeeberater' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaffeeberater' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test.describe('a tutorial', () => {
  const { tutorial } = coffee;

  test('runs a clock through its steps', only.wide, async ({ page }) => {
    await page.clock.install();
    await page.goto('/de/a/handfilter');
    await page.getByRole('button', { name: tutorial.guided }).click();
    const dialog = page.getByRole('dialog', { name: 'Handfilter, ruhig aufgegossen' });
    await dialog.getByRole('button', { name: tutorial.next }).click();
    await dialog.getByRole('button', { name: tutorial.next }).click();
    await expect(dialog.getByRole('heading', { name: 'Blooming' })).toBeVisible();
    await dialog.getByRole('button', { name: tutorial.start }).click();
    await page.clock.runFor(41_000);
    await expect(dialog.getByRole('heading', { name: 'Erster Guss' })).toBeVisible();
    await expect(dialog.getByRole('timer')).toHaveText('0:41');
    await dialog.getByRole('button', { name: tutorial.pause }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
