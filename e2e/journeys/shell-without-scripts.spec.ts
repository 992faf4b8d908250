import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { bothWidthsWithoutScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de.shell;
const { groups: menu } = allContent.de.mainMenu;

test(
  'every entry of the menu can be followed without scripts [DEC-085 NAV-001]',
  bothWidthsWithoutScripts,
  async ({ page, viewport }) => {
    await page.goto('/de');
    const navigation = page.getByRole('navigation', { name: t.mainNavigation });
    const narrow = viewport?.width === 390;
    if (narrow) await page.getByRole('link', { name: t.openNavigation }).click();
    for (const group of menu) {
      const top = navigation.getByRole('link', { name: group.title, exact: true }).first();
      await expect(top).toHaveAttribute('href', group.url);
      if (!narrow) await top.hover();
      for (const box of group.items) {
        const list = navigation.getByRole('list', { name: box.title, exact: true });
        for (const { title, url } of box.items) {
          const link = list.getByRole('link', { name: title, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', url);
        }
      }
    }
    const [box] = menu[0]?.items ?? [];
    const [link] = box?.items ?? [];
    if (!link) throw new Error('the main menu is too small to be tested');
    if (!narrow)
      await navigation
        .getByRole('link', { name: menu[0]?.title ?? '' })
        .first()
        .hover();
    await navigation.getByRole('link', { name: link.title, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${link.url}$`));
  },
);

test(
  'the first promotion is a plain link without scripts',
  only.withoutScripts,
  async ({ page }) => {
    await page.goto('/de');
    const bar = page.getByRole('region', { name: t.promotions });
    await expect(bar.getByRole('button', { name: t.pausePromotions })).toHaveCount(0);
    await bar.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/de$/);
    await expect(page.getByRole('main')).toBeVisible();
  },
);
