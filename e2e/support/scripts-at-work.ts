import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';

/**
 * Opens a page and waits until all of it listens. The mouse moves for what waits for a first interaction; the menu tells
 * then whether it is open.
 */
export async function openWithScripts(page: Page, path: string, language: Language) {
  await page.goto(path);
  await applicationReady(page);
  const { mainNavigation } = allMessages[language].shell;
  await page.mouse.move(3, 400);
  // narrow screens have the drawer
  if ((page.viewportSize()?.width ?? 0) < 992) return;
  const navigation = page.locator(`nav[aria-label="${mainNavigation}"]`);
  await expect(navigation.locator('a[aria-expanded]').first()).toBeAttached();
}

/** The application starts when the page is loaded and idle, or with the first interaction. */
export async function applicationReady(page: Page) {
  await expect(page.locator('html[data-application="ready"]')).toBeAttached({ timeout: 15_000 });
}

/** Ready, or known to be without scripts: a page of another server, or files that are missing. */
export async function applicationStarted(page: Page) {
  const settled = page.locator('html[data-application], html:not(:has(#application))');
  await expect(settled).toBeAttached({ timeout: 15_000 });
}

/**
 * Waits until the page's own scripts have taken an element over: parts of a page wake one after the other, those of the
 * server (`ServerHtml`) with the application.
 */
export async function listening(element: Locator) {
  await expect
    .poll(
      () =>
        element.evaluate((node) => {
          const propsOf = (each: Element) =>
            Object.entries(each).find(([key]) => key.startsWith('__reactProps'))?.[1];
          if (propsOf(node)) return true;
          // in a part that only the server renders, the frame's listeners answer
          let parent = node.parentElement;
          while (parent && !propsOf(parent)) parent = parent.parentElement;
          const isReady = document.documentElement.dataset.application === 'ready';
          return isReady && parent !== null && 'dangerouslySetInnerHTML' in propsOf(parent);
        }),
      { timeout: 15_000 },
    )
    .toBe(true);
}
