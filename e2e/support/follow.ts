import type { Page } from '@playwright/test';

/** Follows a link as a visitor does, be it on the page or not; what waits for a first interaction has had it. */
export async function follow(page: Page, path: string) {
  await page.mouse.move(3, 400);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
}
