import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { screensIn } from '../support/screens.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { collection = '' } = screensIn('de');

for (const [motion, transitions] of [
  ['no-preference', ['product-picture']],
  ['reduce', []],
] as const) {
  test(`a card’s picture becomes the product’s: ${motion}`, only.wide, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openWithScripts(page, collection, 'de');
    await page.evaluate(() => {
      const named: string[] = [];
      Reflect.set(window, 'named', named);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const card = document.querySelector('[data-grows]');
        if (card) named.push(getComputedStyle(card).viewTransitionName);
        return start(update);
      };
    });
    const card = page.getByRole('main').getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'named'))).toEqual(transitions);
    const gallery = page.getByRole('list', { name: allMessages.de.product.images }).first();
    await expect(gallery).toHaveCSS('view-transition-name', 'product-picture');
  });
}
