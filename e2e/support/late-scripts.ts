import type { Page } from '@playwright/test';

/** Keeps all script files, or those of a chunk, from the page until they are let through, as a slow network does. */
export async function holdScripts(page: Page, chunk = '*') {
  const arrival = Promise.withResolvers<void>();
  await page.route(`**/assets/${chunk}.js`, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { letThrough: () => arrival.resolve() };
}

/** Counts how often the page opens a modal dialog. */
export async function countModals(page: Page) {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.set(window, 'modals', 0);
    HTMLDialogElement.prototype.showModal = function () {
      Reflect.set(window, 'modals', Reflect.get(window, 'modals') + 1);
      showModal.call(this);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'modals'));
}
