import type { Locator, Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de.shell;
const [coffee, brands] = allContent.de.mainMenu.groups;
const [firstBox, secondBox] = coffee?.items ?? [];
const [firstLink, nextLink] = firstBox?.items ?? [];
const [linkBeside] = secondBox?.items ?? [];
if (!coffee || !brands || !firstBox || !firstLink || !nextLink || !linkBeside) {
  throw new Error('the main menu is too small to be tested');
}

const navigation = (page: Page) => page.getByRole('navigation', { name: t.mainNavigation });
const link = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true }).first();

/** Pixels that boxes around a focused link cut off its ring, left and right. */
const cutOffRing = (focused: Locator) =>
  focused.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right } = element.getBoundingClientRect();
    let cut = 0;
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      cut = Math.max(cut, edge.left - (left - ring), right + ring - edge.right);
    }
    return cut;
  });

test('the keyboard opens, walks and closes the menu [NAV-011]', only.wide, async ({ page }) => {
  await openWithScripts(page, '/de', 'de');
  const group = link(page, coffee.title);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/de$/);

  await page.keyboard.press('ArrowDown');
  await expect(link(page, firstLink.title)).toBeFocused();
  expect(await cutOffRing(link(page, firstLink.title))).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect(link(page, nextLink.title)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(page, linkBeside.title)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, firstLink.title)).toBeHidden();

  await page.keyboard.press('Space');
  await expect(link(page, firstLink.title)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(link(page, firstLink.title)).toBeHidden();

  await page.keyboard.press('ArrowRight');
  await expect(link(page, brands.title)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, brands.title)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: t.account }).focus();
  await expect(link(page, brands.title)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the mouse opens the menu by resting and follows it by clicking [HDR-015 NAV-010 NAV-011]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    await link(page, coffee.title).hover();
    await expect(link(page, firstLink.title)).toBeVisible();
    await link(page, brands.title).hover();
    await expect(link(page, firstLink.title)).toBeHidden();
    await page.mouse.move(720, 10);
    await expect(link(page, brands.title)).toHaveAttribute('aria-expanded', 'false');

    await link(page, coffee.title).click();
    await expect(page).toHaveURL(new RegExp(`${coffee.url}$`));
  },
);

test('a link of the menu leads on without a new document', only.wide, async ({ page }) => {
  await openWithScripts(page, '/de', 'de');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await link(page, coffee.title).hover();
  await link(page, firstLink.title).click();
  await expect(page).toHaveURL(new RegExp(`${firstLink.url}$`));
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(link(page, firstLink.title)).toBeHidden();
  const expectCoffeeMarked = async () => {
    await expect(link(page, coffee.title)).toHaveAttribute('aria-current', 'true');
    await expect(link(page, brands.title)).not.toHaveAttribute('aria-current');
  };
  await expectCoffeeMarked();
  // a product has no entry of its own
  const product = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const title = await product.innerText();
  await product.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectCoffeeMarked();
  await page.reload();
  await expectCoffeeMarked();
});

test(
  'a menu panel is at least 300 pixels wide and a heading has no link to the whole category [CONST-048 NAV-003 NAV-012 NAV-013]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const navigation = page.getByRole('navigation', { name: allMessages.de.shell.mainNavigation });
    await navigation.getByRole('link', { name: 'Kaffee', exact: true }).hover();
    for (const box of coffee?.items ?? []) {
      const shown = navigation.getByRole('listitem').filter({
        has: page.getByRole('list', { name: box.title, exact: true }),
      });
      const place = await shown.last().boundingBox();
      expect(place?.width, box.title).toBeGreaterThanOrEqual(300);
      const links = await shown.last().getByRole('link').count();
      expect(links, box.title).toBe(box.items.length + (box.url === '#' ? 0 : 1));
    }
  },
);

test(
  'every further entry of the German menu is in a panel at every wide width [NAV-005 NAV-006 NAV-007 NAV-008]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/de', 'de');
    const entries: Record<string, string[]> = {
      [coffee.title]: ['Kaffee-Abo', 'Decaf-Shop', 'Geschenkgutscheine'],
      Beratung: ['Coffee Hub', 'Kaffee-Workshops', 'Newsletter, 5\u00a0€ Gutschein'],
    };
    for (const width of [992, 1180, 1264, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [group, names] of Object.entries(entries)) {
        await link(page, group).hover();
        for (const name of names) {
          await expect(link(page, name), `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
        }
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  },
);

test(
  'logo, navigation and cart stay in one row while reading down',
  only.wide,
  async ({ page }) => {
    const { shell } = allMessages.de;
    await openWithScripts(page, '/de', 'de');
    const logo = page.getByRole('banner').getByRole('link', { name: shell.logo });
    const [logoBox, groupBox] = [
      await logo.boundingBox(),
      await link(page, coffee.title).boundingBox(),
    ];
    if (!logoBox || !groupBox) throw new Error('the header is not there');
    expect(groupBox.y).toBeLessThan(logoBox.y + logoBox.height);
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 900);
    await expect(logo).toBeInViewport();
    await expect(link(page, coffee.title)).toBeInViewport();
  },
);

test(
  'skip links come first and lead to navigation, content and footer [SHELL-001 SHELL-002 SHELL-003 SHELL-005]',
  only.wide,
  async ({ page }) => {
    const { shell } = allMessages.de;
    await openWithScripts(page, '/de', 'de');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.skipToNavigation })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('navigation', { name: shell.mainNavigation })
        .getByRole('link', { name: 'Kaffee', exact: true }),
    ).toBeFocused();
    await page.getByRole('link', { name: shell.skipToFooter }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo')).toBeFocused();
  },
);

test(
  'a listing’s skip links lead to its products, too [SHELL-004]',
  only.wide,
  async ({ page }) => {
    const { shell } = allMessages.en;
    await openWithScripts(page, '/en/c/coffee', 'en');
    await page.getByRole('link', { name: shell.skipToProducts }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#products').locator(':focus')).toHaveCount(1);
  },
);
