import type { Page } from '@playwright/test';

const quietFor = 200;
const atMost = 4000;

/** Waits until fonts and pictures are there and the page has stopped changing. */
export async function settle(page: Page) {
  await page.evaluate(
    async ({ quietFor, atMost }) => {
      for (const image of document.images) image.loading = 'eager';
      const changesEnd = new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quietFor);
        setTimeout(end, atMost);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quietFor);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
      await changesEnd;
      const pictures = [...document.images].map((image) => image.decode().catch(() => null));
      const late = new Promise((resolve) => setTimeout(resolve, atMost));
      await Promise.race([Promise.all([document.fonts.ready, ...pictures]), late]);
    },
    { quietFor, atMost },
  );
}
