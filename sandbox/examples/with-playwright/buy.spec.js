import { expect, test } from '@playwright/test';

test('a shopper buys and gets a mail', async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page).toHaveURL(/\/cart\/c\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
