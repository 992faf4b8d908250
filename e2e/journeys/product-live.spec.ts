import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopOrigin } from '../support/addresses.ts';
import { setFact } from '../support/cart.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { buyButton, loadDeferredParts } from '../support/product.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.en;
const text = specifiedIn('en');
// each journey that changes stock has a product of its own
const selling = { path: '/en/p/ardesia-nera-seta-espresso', sku: 'K045-0010-0001' };
const sellingOut = { path: '/en/p/ardesia-nera-coraggio-espresso', sku: 'K045-0007-0001' };
const steady = '/en/p/ardesia-nera-zolletta-espresso';

test(
  'a cached page shows the current stock without a layout shift [PDP-010]',
  only.wide,
  async ({ page }) => {
    const cached = await (await page.request.get(selling.path)).text();
    await page.route(`**${selling.path}`, (route) =>
      route.fulfill({ body: cached, contentType: 'text/html; charset=utf-8' }),
    );
    await setFact(`variants/${selling.sku}`, { stock: 0 });
    const moved = await watchLayout(page);
    try {
      await page.goto(selling.path);
      await expect(
        page.getByRole('button', { name: t.product.availability.unavailable }),
      ).toBeDisabled();
      await expect(
        page.getByText(t.product.availability.unavailable, { exact: true }).first(),
      ).toBeVisible();
      expect(await moved()).toEqual([]);
    } finally {
      await setFact(`variants/${selling.sku}`, { stock: 239 });
    }
    await page.reload();
    await expect(buyButton(page, 'en')).toBeEnabled();
  },
);

test('a stock that cannot be read leaves the page as it is', only.wide, async ({ page }) => {
  let asked = 0;
  await page.route('**/en/stock/*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: null });
  });
  await page.goto(steady);
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByText(t.product.availability.inStock, { exact: true })).toBeVisible();
  await expect(buyButton(page, 'en')).toBeEnabled();
});

test(
  'a double click on a slow platform adds once [PDP-009 PDP-024 PDP-025]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, steady, 'en');
    let posts = 0;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/cart/data', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      await slow;
      return route.continue();
    });
    const button = buyButton(page, 'en');
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer();
    const dialog = page.getByRole('dialog', { name: text.productAdded });
    await expect(dialog.getByRole('status')).toContainText('1 item');
    await dialog.getByRole('button', { name: text.continueShopping }).click();
    await expect(dialog).toHaveCount(0);
    expect(posts).toBe(1);
  },
);

test('a product that sells out while viewed says so', only.wide, async ({ page }) => {
  const stockRead = page.waitForResponse('**/en/stock/*');
  await openWithScripts(page, sellingOut.path, 'en');
  await (await stockRead).finished();
  await setFact(`variants/${sellingOut.sku}`, { stock: 0 });
  try {
    await buyButton(page, 'en').click();
    await expect(
      page.getByRole('alert').filter({ hasText: t.cart.problem.outOfStock }),
    ).toBeVisible();
  } finally {
    await setFact(`variants/${sellingOut.sku}`, { stock: 43 });
  }
});

test('an expired cart is replaced without an error', only.wide, async ({ page, context }) => {
  await context.addCookies([
    {
      name: 'storefront_cart_id',
      value: encodeURIComponent(btoa(JSON.stringify('gid://shopify/Cart/lost?key=lost'))),
      url: shopOrigin,
    },
  ]);
  await openWithScripts(page, steady, 'en');
  await buyButton(page, 'en').click();
  const dialog = page.getByRole('dialog', { name: text.productAdded });
  await expect(dialog.getByRole('status')).toContainText('1 item', { timeout: 15_000 });
});

test('the gallery is operable by keyboard [PDP-001]', only.wide, async ({ page }) => {
  await openWithScripts(page, '/en/p/kernel-co-night-shift-espresso', 'en');
  const row = page.getByRole('list', { name: t.product.images });
  const total = await row.getByRole('img').count();
  await expect(row.getByRole('img', { name: t.product.image(1, total) })).toBeVisible();
  await loadDeferredParts(page, 'en');
  const third = page.getByRole('link', { name: t.product.image(3, total) });
  await expect(async () => {
    await third.press('Enter');
    await expect(third).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
  }).toPass();
  await expect(row.getByRole('img', { name: t.product.image(3, total) })).toBeInViewport();
});

test(
  'the lightbox fits its picture, moves on, zooms to 300 % and restores the focus',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/en/p/kernel-co-night-shift-espresso', 'en');
    const opener = page.getByRole('link', { name: t.product.enlarge });
    await listening(opener);
    await opener.press('Enter');
    const lightbox = page.getByRole('dialog', { name: /^Images: / });
    await expect(lightbox.getByRole('status').first()).toHaveText(/^Image 1 of \d$/);
    const picture = lightbox.getByRole('img').first();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    expect(box && Math.abs(box.width - box.height)).toBeLessThan(1);
    await expect(picture, 'nothing of it is cut off').toBeInViewport({ ratio: 1 });

    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByRole('status').first()).toHaveText(/^Image 2 of/);
    await lightbox.getByRole('button', { name: 'Next image' }).click();
    await expect(lightbox.getByRole('status').first()).toHaveText(/^Image 3 of/);
    await lightbox.getByRole('button', { name: 'Previous image' }).click();
    await expect(lightbox.getByRole('status').first()).toHaveText(/^Image 2 of/);
    await page.mouse.move(1000, 450);
    await page.mouse.down();
    await page.mouse.move(400, 460, { steps: 3 });
    await page.mouse.up();
    await expect(lightbox.getByRole('status').first()).toHaveText(/^Image 3 of/);

    for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
    await expect(lightbox.getByText('300%')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Zoom out' }).click();
    await expect(lightbox.getByText('250%')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  'a tap before hydration stays in the shop and is handled after it',
  only.wide,
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/en/p/kernel-co-night-shift-espresso', { waitUntil: 'load' });
    await page.getByRole('link', { name: t.product.enlarge }).click();
    scripts.letThrough();
    await expect(page.getByRole('dialog', { name: /^Images: / })).toBeVisible();
    await expect(page).toHaveURL(/night-shift-espresso$/);
  },
);

test(
  'the confirmation names interval, quantity and unit price, and squeezes nothing [PDP-024]',
  only.wide,
  async ({ page }) => {
    await openWithScripts(page, '/en/p/kernel-co-night-shift-espresso', 'en');
    await page.getByRole('radio', { name: t.product.subscribe }).check();
    await buyButton(page, 'en').click();
    const dialog = page.getByRole('dialog', { name: 'Product added to shopping cart' });
    await expect(dialog).toContainText(
      '250 g, Whole bean · subscription every 4 weeks · quantity 1',
    );
    await expect(dialog).toContainText('€32.04/kg');
    const suggestions = dialog.getByRole('listitem');
    await expect(suggestions).toHaveCount(2);
    for (const suggestion of await suggestions.all()) {
      expect((await suggestion.boundingBox())?.width).toBeGreaterThan(270);
    }
  },
);

test(
  'what was looked at before is offered again, until it is forgotten',
  only.fullRun,
  async ({ page }) => {
    await openWithScripts(page, steady, 'en');
    const remember = page.getByRole('switch', { name: t.product.rememberViewed });
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await expect(remember).toBeVisible({ timeout: 500 });
    }).toPass();
    const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
    expect(await stored()).toBeNull();
    await remember.click();
    await expect.poll(stored).not.toBeNull();
    await page.goto('/en/p/kernel-co-night-shift-espresso');
    const viewed = page.getByRole('region', { name: t.product.recentlyViewed });
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await expect(viewed.getByRole('article')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await viewed.getByRole('button', { name: t.product.forgetViewed }).click();
    await expect(viewed).toHaveCount(0);
    await expect(remember).not.toBeChecked();
    expect(await stored()).toBeNull();
  },
);

test(
  'on a narrow screen the buy bar is there from the start and gives way to the footer',
  only.narrow,
  async ({ page }) => {
    await openWithScripts(page, steady, 'en');
    const button = buyButton(page, 'en');
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: t.product.subscribe }).check();
    const title = page.getByRole('heading', { level: 2, name: t.product.reviews, exact: true });
    await title.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page.getByRole('dialog', { name: text.productAdded })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(button).toBeHidden();
  },
);
