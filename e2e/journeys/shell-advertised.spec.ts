import { startAnotherStorefront } from '../support/running-shop.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('a shop without sign-up does not advertise a newsletter', only.wide, async ({ page }) => {
  const shop = await startAnotherStorefront({});
  try {
    for (const language of ['de', 'en', 'da']) {
      await page.goto(`${shop.origin}/${language}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('a[href*="/e/newsletter"]')).toHaveCount(0);
      await expect(page.getByRole('banner')).not.toContainText(/newsletter|nyhedsbrev/i);
    }
  } finally {
    await shop.stop();
  }
});
