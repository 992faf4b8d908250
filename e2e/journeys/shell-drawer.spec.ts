import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { follow } from '../support/follow.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de.shell;
const [coffee] = allContent.de.mainMenu.groups;
const [box] = coffee?.items ?? [];
const link = box?.items[1];
if (!coffee || !box || !link) throw new Error('the main menu is too small to be tested');

test(
  'the drawer opens by keyboard, traps the focus and restores it [HDR-016 NAV-014]',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const opener = page.getByRole('button', { name: t.openNavigation });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: t.navigation });
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => !document.activeElement?.closest('dialog') && document.activeElement?.tagName,
      );
      // between the last and the first control the browser itself has its turn
      expect([false, 'BODY']).toContain(outside);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'three levels of the drawer lead to a category [NAV-015 NAV-017]',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    await page.getByRole('button', { name: t.openNavigation }).click();
    const drawer = page.getByRole('dialog', { name: t.navigation });
    await expect(drawer.getByRole('link', { name: t.account })).toBeVisible();
    await expect(drawer.getByRole('link', { name: t.cart })).toBeVisible();
    await expect(drawer.getByRole('link', { name: link.title, exact: true })).toBeHidden();

    await drawer.getByText(coffee.title, { exact: true }).click();
    await expect(drawer.getByRole('link', { name: t.seeAllIn(coffee.title) })).toBeVisible();
    await drawer.getByText(box.title, { exact: true }).click();
    await expect(drawer.getByRole('link', { name: t.seeAllIn(box.title) })).toBeVisible();
    await drawer.getByRole('link', { name: link.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${link.url}$`));
    // it closes while the new page is drawn, which a busy machine takes its time for
    await expect(drawer).toBeHidden({ timeout: 15_000 });

    // opened again, it shows where the page is
    await page.getByRole('button', { name: t.openNavigation }).click();
    const current = drawer.getByRole('link', { name: link.title, exact: true });
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'a drawer heading has no link to the whole category [NAV-003]',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    await page.getByRole('button', { name: t.openNavigation }).click();
    const drawer = page.getByRole('dialog', { name: t.navigation });
    await drawer.getByText(coffee.title, { exact: true }).click();
    for (const heading of (coffee?.items ?? []).filter(({ url }) => url === '#')) {
      await drawer.getByText(heading.title, { exact: true }).click();
      await expect(drawer.getByRole('link', { name: t.seeAllIn(heading.title) })).toHaveCount(0);
    }
  },
);

test(
  'the skip link to the navigation leads to its button [SHELL-001]',
  only.narrow,
  async ({ page }) => {
    const { shell } = allMessages.de;
    await openWithScripts(page, '/de', 'de');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.skipToNavigation })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: shell.openNavigation })).toBeFocused();
  },
);

test(
  'drawer and search open on an error page that the browser has rendered',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const search = page.getByRole('banner').getByRole('link', { name: t.search, exact: true });
    const window = page.getByRole('dialog', { name: allMessages.de.search.title });
    await search.click();
    await expect(window.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await follow(page, '/de/p/nowhere-at-all');
    await expect(page.getByText(allMessages.de.error.notFoundTitle)).toBeVisible();
    await page.getByRole('button', { name: t.openNavigation }).click();
    await expect(page.getByRole('dialog', { name: t.navigation })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.click();
    await expect(window.getByRole('heading').first()).toBeVisible();
    await expect(window.getByRole('combobox')).toHaveCount(1);
  },
);
