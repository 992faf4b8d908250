import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** As a shopper does, half a screen at a time: what is below is laid out on the way. */
export async function scrollTo(element: Locator) {
  const step = () =>
    element.evaluate((node) => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return node.getBoundingClientRect().bottom <= innerHeight;
    });
  await expect.poll(step, { intervals: [50], timeout: 20_000 }).toBe(true);
}
