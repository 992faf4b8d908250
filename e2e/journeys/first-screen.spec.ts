import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { buyButton } from '../support/product.ts';
import { screensIn } from '../support/screens.ts';
import { wideIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

const cup: Record<Language, string> = {
  de: 'velmarca-cappuccinotasse-pietra',
  en: 'velmarca-pietra-cappuccino-cup',
  da: 'velmarca-pietra-cappuccinokop',
};

/** A coffee with three sizes and a subscription, a machine, a gift card, reduced goods and a second coffee. */
function productsIn(language: Language): string[] {
  const screens = screensIn(language);
  const href = hrefsFor(language);
  return [
    screens['product-coffee'] ?? '',
    screens['product-machine'] ?? '',
    screens['product-gift-card'] ?? '',
    href.product(cup[language]),
    href.product('casa-lumera-cortile-espresso'),
  ];
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

const priceOn = (page: Page) =>
  page
    .locator('#buy [aria-live]')
    .getByText(/\d\s?€|€\d/)
    .filter({ visible: true })
    .first();

for (const language of languages) {
  test(
    `price and buy button are on the first screen in ${language}`,
    wideIn(language),
    async ({ page }) => {
      test.slow();
      for (const path of productsIn(language)) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        for (const size of sizes) {
          await page.setViewportSize(size);
          const where = `${path} at ${size.width} × ${size.height}`;
          expect(await bottomOf(priceOn(page)), `price of ${where}`).toBeLessThanOrEqual(
            size.height,
          );
          const button = buyButton(page, language).filter({ visible: true });
          expect(await bottomOf(button), `button of ${where}`).toBeLessThanOrEqual(size.height);
        }
      }
    },
  );

  test(
    `a listing begins on the first screen in ${language}`,
    wideIn(language),
    async ({ page }) => {
      const { home, brands } = allContent[language];
      for (const handle of [home.discover, brands.equipment ?? '']) {
        await page.goto(hrefsFor(language).collection(handle));
        const picture = page.getByRole('article').first().getByRole('img').first();
        for (const [width, height, most] of [
          [1440, 900, 500],
          [390, 844, 520],
        ] as const) {
          await page.setViewportSize({ width, height });
          const box = await picture.boundingBox();
          expect(box?.y, `${handle} at ${width}`).toBeLessThan(most);
        }
      }
    },
  );
}
