import type { Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page, label: string) => page.getByRole('region', { name: label });
const shownTitle = (page: Page, label: string) =>
  bar(page, label).locator('li:not([inert])').textContent();

/** The third promotion, on grinders, has a code; the first two need none. */
async function openPromotionWithCode(
  page: Page,
  { promotions: label, nextPromotion }: { promotions: string; nextPromotion: string },
) {
  for (let step = 0; step < 2; step += 1) {
    const before = await shownTitle(page, label);
    await page.getByRole('button', { name: nextPromotion }).click();
    await expect.poll(() => shownTitle(page, label)).not.toBe(before);
  }
  await bar(page, label).locator('li:not([inert])').getByRole('link').click();
}

const t = allMessages.de.shell;

test(
  'promotions rotate every five seconds until they are paused [CONST-041 HDR-001]',
  only.wide,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openWithScripts(page, '/de', 'de');
    const first = await shownTitle(page, t.promotions);
    await page.clock.runFor(5000);
    const second = await shownTitle(page, t.promotions);
    expect(second).not.toBe(first);
    await page.clock.runFor(3000);
    expect(await shownTitle(page, t.promotions)).toBe(second);
    await page.clock.runFor(2000);
    const third = await shownTitle(page, t.promotions);
    expect(third).not.toBe(second);

    await page.getByRole('button', { name: t.pausePromotions }).click();
    await page.mouse.move(300, 500);
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await page.clock.runFor(20_000);
    expect(await shownTitle(page, t.promotions)).toBe(third);
    await expect(page.getByRole('button', { name: t.playPromotions })).toBeVisible();
  },
);

test('promotions do not rotate with reduced motion', only.wide, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openWithScripts(page, '/de', 'de');
  await expect(page.getByRole('button', { name: t.playPromotions })).toBeVisible();
  const first = await shownTitle(page, t.promotions);
  await page.clock.runFor(20_000);
  expect(await shownTitle(page, t.promotions)).toBe(first);
});

test(
  'a promotion opens by keyboard, traps the focus and restores it [DEC-071 HDR-003]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const opener = bar(page, t.promotions).getByRole('link').first();
    await opener.focus();
    const title = await opener.innerText();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^\/de\//);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/de$/);

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t.closeDialog }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  "a promotion's code is copied and says so for two seconds [CONST-042 HDR-005 HDR-006]",
  only.wide,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openWithScripts(page, '/de', 'de');
    await openPromotionWithCode(page, t);
    await page.getByRole('button', { name: t.copyCode }).click();
    await expect(page.getByRole('button', { name: t.codeCopied })).toBeVisible();
    const code = await page.getByRole('dialog').locator('strong').innerText();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(2100);
    await expect(page.getByRole('button', { name: t.copyCode })).toBeVisible();
  },
);

test(
  'the bar waits behind an open promotion, whose button has words [HDR-004]',
  only.wide,
  async ({ page }) => {
    const { shell } = allMessages.de;
    await page.clock.install();
    await openWithScripts(page, '/de', 'de');
    const labels = ['Zu den Sparpaketen', 'Zur Anmeldung', 'Mühlen ansehen', 'Zum Kaffee-Abo'];
    const pictures = new Set<string | null>();
    for (const label of labels) {
      const title = (await shownTitle(page, shell.promotions)) ?? '';
      await bar(page, shell.promotions).locator('li:not([inert])').getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('link', { name: label })).toBeVisible();
      const picture = dialog.locator('img');
      if ((await picture.count()) > 0) {
        pictures.add(await picture.getAttribute('src'));
        await expect(picture).toHaveCSS('object-fit', 'cover');
        const uncovered = await picture.evaluate((it) => [
          (it.parentElement?.clientWidth ?? 0) - it.clientWidth,
          (it.parentElement?.clientHeight ?? 0) - it.clientHeight,
        ]);
        expect(uncovered, label).toEqual([0, 0]);
      }
      await page.mouse.move(300, 850);
      await page.clock.runFor(20_000);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await shownTitle(page, shell.promotions)).toBe(title);
      await page.getByRole('button', { name: shell.nextPromotion }).click();
    }
    expect(pictures.size).toBe(3);
  },
);

test('without a clipboard the code is selected [ERR-012]', only.wide, async ({ page }) => {
  const { shell } = allMessages.de;
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: null }));
  await page.clock.install();
  await openWithScripts(page, '/de', 'de');
  await openPromotionWithCode(page, shell);
  await page.getByRole('button', { name: shell.copyCode }).click();
  const code = await page.getByRole('dialog').locator('strong').innerText();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(code);
  await expect(page.getByRole('button', { name: shell.codeCopied })).toHaveCount(0);
});
