import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { screensIn } from '../support/screens.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { collection = '', 'product-coffee': product = '' } = screensIn('de');

for (const [place, path, motion, transitions] of [
  ['listing', collection, 'no-preference', ['product-picture']],
  ['product page', product, 'no-preference', ['product-picture']],
  ['listing', collection, 'reduce', []],
] as const) {
  test(
    `the picture of a ${place}'s card becomes the product’s: ${motion}`,
    only.wide,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openWithScripts(page, path, 'de');
      await page.evaluate(() => {
        const named: string[] = [];
        Reflect.set(window, 'named', named);
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          // a name that two elements have ends the transition
          for (const element of document.querySelectorAll('[data-grows], [data-gallery]')) {
            const { viewTransitionName } = getComputedStyle(element);
            if (element.checkVisibility() && viewTransitionName !== 'none')
              named.push(viewTransitionName);
          }
          return start(update);
        };
      });
      const card = page.getByRole('main').getByRole('article').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'named'))).toEqual(transitions);
      const gallery = page.getByRole('list', { name: allMessages.de.product.images }).first();
      await expect(gallery).toHaveCSS('view-transition-name', 'product-picture');
    },
  );
}
