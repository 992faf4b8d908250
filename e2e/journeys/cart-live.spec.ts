import type { Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { popularCategories } from '../../storefront/content/home-sections.ts';
import { sandboxOrigin } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { productOf, putInCart, setFact, summaryOf } from '../support/cart.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de.cart;
const handle = 'kernel-co-night-shift-espresso';

/** Counts what is sent to change the cart. */
function countChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(request.postData() ?? '');
  });
  return changes;
}

/** As shown; the announcement to screen readers is tested elsewhere. */
const offlineNote = (page: Page) => page.locator('main p', { hasText: t.offline });

async function openCart(page: Page, quantity = 1) {
  const product = await productOf(handle, 'de');
  await putInCart(page, product.variant, quantity);
  await page.goto('/de/cart');
  const field = page.getByLabel(t.quantityOf(product.title), { exact: true });
  await expect(field).toHaveValue(String(quantity));
  const more = page.getByRole('button', { name: t.increaseOf(product.title) });
  await expect(more).toBeVisible();
  return { ...product, field, more };
}

test(
  'thirty rapid clicks give the right quantity with at most three changes',
  only.wide,
  async ({ page }) => {
    const { more, field } = await openCart(page);
    const changes = countChanges(page);
    await more.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 30; click += 1) button.click();
    });
    await expect(field).toHaveValue('31');
    await expect(summaryOf(page, 'de')).toContainText('275,90');
    await page.reload();
    await expect(field).toHaveValue('31');
    expect(changes.length).toBeLessThanOrEqual(3);
  },
);

test('a quantity typed before hydration is kept', only.wide, async ({ page }) => {
  const { variant, title } = await productOf(handle, 'de');
  await putInCart(page, variant);
  const scripts = await holdScripts(page, 'entry.client-*');
  await page.goto('/de/cart', { waitUntil: 'commit' });
  const field = page.getByLabel(t.quantityOf(title), { exact: true });
  await field.fill('4');
  scripts.letThrough();
  await expect(summaryOf(page, 'de')).toContainText('35,60');
  await expect(field).toHaveValue('4');
});

test(
  'totals are dimmed while an answer is pending and are never wrong',
  only.wide,
  async ({ page }) => {
    const { more, field } = await openCart(page);
    const answers: (() => void)[] = [];
    await page.route('**/cart/data', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    const figures = summaryOf(page, 'de').locator('dl');
    await more.click();
    await more.click();
    await more.click();
    await expect(field).toHaveValue('4');
    await expect(figures).toHaveAttribute('aria-busy', 'true');
    await expect(figures).toContainText('8,90');
    await expect(page.getByRole('button', { name: t.checkout }).first()).toBeDisabled();
    answers.shift()?.();
    await expect(figures).toContainText('17,80');
    await expect(field).toHaveValue('4');
    await expect.poll(() => answers.length).toBe(1);
    answers.shift()?.();
    await expect(figures).toContainText('35,60');
    await expect(figures).toHaveAttribute('aria-busy', 'false');
  },
);

test(
  'a platform that often fails loses no click and shows no wrong total',
  only.wide,
  async ({ page }) => {
    const { more, field } = await openCart(page);
    let asked = 0;
    await page.route('**/cart/data', async (route) => {
      asked += 1;
      const fails = route.request().method() === 'POST' && asked % 2 === 1;
      await (fails
        ? route.fulfill({ status: 503, json: { cart: null, problems: [{ kind: 'unavailable' }] } })
        : route.continue());
    });
    await more.click();
    await more.click();
    await expect(field).toHaveValue('3');
    await expect(summaryOf(page, 'de').locator('dl')).toContainText('26,70');
    await page.unroute('**/cart/data');
    await page.reload();
    await expect(field).toHaveValue('3');
  },
);

test(
  'a change that fails for good is taken back, with the reason at its line',
  only.wide,
  async ({ page }) => {
    const { more, field } = await openCart(page, 2);
    await page.route('**/cart/data', async (route) => {
      await (route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { cart: null, problems: [] } })
        : route.continue());
    });
    await more.click();
    const line = page.getByRole('list', { name: t.lines }).getByRole('listitem');
    await expect(line.getByRole('alert')).toHaveText(t.problem.unavailable);
    await expect(field).toHaveValue('2');
  },
);

test(
  'offline is announced and recovered from when the connection is back',
  only.wide,
  async ({ page }) => {
    const { more, field } = await openCart(page);
    await page.route('**/cart/data', (route) => route.abort('internetdisconnected'));
    await more.click();
    await expect(offlineNote(page)).toBeVisible();
    await expect(field).toHaveValue('2');
    await page.unroute('**/cart/data');
    await expect(offlineNote(page)).toHaveCount(0);
    await expect(summaryOf(page, 'de')).toContainText('17,80');
  },
);

test('two tabs stay in sync', only.wide, async ({ page, context }) => {
  const { more, title } = await openCart(page);
  const other = await context.newPage();
  await other.goto('/en/cart');
  const there = other.getByLabel(allMessages.en.cart.quantityOf(title), { exact: true });
  await expect(there).toHaveValue('1');
  // its steps come with its scripts
  const moreThere = other.getByRole('button', { name: allMessages.en.cart.increaseOf(title) });
  await expect(moreThere).toBeVisible();
  await more.click();
  await expect(there).toHaveValue('2');
});

test(
  'what is saved for later leaves the cart, stays in every tab and comes back [CART-009 DEC-056 DEC-057 DEC-058 DEC-060]',
  only.wide,
  async ({ page, context }) => {
    const { title, field } = await openCart(page, 3);
    await page.getByRole('button', { name: t.saveOf(title) }).click();
    const saved = page.getByRole('region', { name: t.saved });
    await expect(saved).toContainText(title);
    await expect(field).toHaveCount(0);
    const other = await context.newPage();
    const { title: titleThere } = await productOf(handle, 'da');
    await other.goto('/da/cart');
    const savedThere = other.getByRole('region', { name: allMessages.da.cart.saved });
    await expect(savedThere).toContainText(titleThere);
    await saved.getByRole('button', { name: t.moveBackOf(title) }).click();
    await expect(field).toHaveValue('3');
    await expect(page.getByRole('button', { name: t.undoOf(title) })).toHaveCount(0);
    await expect(saved).toHaveCount(0);
    await expect(savedThere).toHaveCount(0);
  },
);

test('keyboard changes are announced and keep the focus', only.wide, async ({ page }) => {
  const { title, field } = await openCart(page, 2);
  const news = (words: string) => page.getByRole('status').filter({ hasText: words });
  await page.getByRole('button', { name: t.removeOf(title) }).focus();
  await page.keyboard.press('Enter');
  await expect(news(t.removed(title))).toBeAttached();
  const undo = page.getByRole('button', { name: t.undoOf(title) });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(page.getByRole('list', { name: t.lines }).getByRole('link')).toBeFocused();
  await expect(news(t.newTotal('22,70'))).toBeAttached();

  await page.getByRole('button', { name: t.saveOf(title) }).focus();
  await page.keyboard.press('Enter');
  await expect(news(t.savedLine(title))).toBeAttached();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2');
  await expect(page.getByRole('region', { name: t.saved })).toHaveCount(0);
});

test(
  'going offline is announced, and pending data is fetched when back online',
  only.wide,
  async ({ page, context }) => {
    const { field, variant } = await openCart(page);
    await context.setOffline(true);
    await expect(offlineNote(page)).toBeVisible();
    await putInCart(page, variant, 2);
    await context.setOffline(false);
    await expect(offlineNote(page)).toHaveCount(0);
    await expect(field).toHaveValue('3');
  },
);

test('saved items show the price of today [DEC-059]', only.wide, async ({ page }) => {
  const cup = await productOf('porzella-espressotasse-bar', 'de');
  await setFact(`variants/${cup.sku}`, { price: 1490 });
  await putInCart(page, cup.variant);
  await page.goto('/de/cart');
  await page.getByRole('button', { name: t.saveOf(cup.title) }).click();
  const saved = page.getByRole('region', { name: t.saved });
  await expect(saved).toContainText('14,90');
  await setFact(`variants/${cup.sku}`, { price: 1590 });
  await page.reload();
  await expect(saved).toContainText('15,90');
  await setFact(`variants/${cup.sku}`, { price: 1490 });
});

test('back from the checkout the cart is shown as it is now', only.wide, async ({ page }) => {
  const { field, variant } = await openCart(page, 2);
  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  await putInCart(page, variant, 3);
  await page.goBack();
  await expect(field).toHaveValue('5');
  await expect(summaryOf(page, 'de')).toContainText('44,50');
});

test(
  'moving an item back on the cart page opens neither modal nor mini-cart [DEC-047]',
  only.wide,
  async ({ page }) => {
    const { title, field } = await openCart(page);
    await page.getByRole('button', { name: t.saveOf(title) }).click();
    await page.getByRole('button', { name: t.moveBackOf(title) }).click();
    await expect(field).toHaveValue('1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'the badge arrives after the page without a layout shift [CALL-024 DEC-094 HDR-014]',
  only.wide,
  async ({ page }) => {
    const moved = await watchLayout(page);
    const { variant } = await productOf(handle, 'de');
    await putInCart(page, variant, 3);
    const name = allMessages.de.shell.cartWith(3, '3');
    const badge = page.getByRole('banner').getByRole('link', { name });
    // from here on the browser knows that there is a cart
    await page.goto('/de/cart');
    await expect(badge).toBeVisible();
    const answered = page.waitForResponse('**/cart/data');
    await page.goto('/de');
    await answered;
    await expect(badge).toBeVisible();
    expect(await moved()).toEqual([]);
  },
);

test.describe('the mini-cart', () => {
  const { collection = '' } = popularCategories(allContent.de).at(-1) ?? {};
  const mini = (page: Page) => page.getByRole('dialog', { name: t.miniCart });

  async function addFromCard(page: Page) {
    await openWithScripts(page, `/de/c/${collection}`, 'de');
    const button = page
      .getByRole('article')
      .getByRole('button', { name: /In den Warenkorb/ })
      .first();
    await button.focus();
    await page.keyboard.press('Enter');
    return button;
  }

  test(
    'shows after adding from a card, keeps the focus where it was and hides by itself [DEC-045 MINI-002]',
    only.wide,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const button = await addFromCard(page);
      await expect(mini(page)).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: allMessages.de.product.addedTitle }),
      ).toBeAttached();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/c/${collection}$`));
      await expect(mini(page)).toBeHidden();
    },
  );

  test('rises from below on a narrow screen [MINI-004]', only.narrow, async ({ page }) => {
    // who wants less motion is not hurried
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await addFromCard(page);
    await expect(mini(page)).toBeVisible();
    await expect(mini(page).getByRole('button', { name: t.straightToCheckout })).toBeVisible();
    // what must be seen before ordering
    await expect(mini(page)).toContainText(t.legalGuarantee.remedies);
    const box = await mini(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
  });

  test('stays while it is hovered [DEC-046]', only.wide, async ({ page }) => {
    await page.clock.install();
    await addFromCard(page);
    await expect(mini(page)).toBeVisible();
    await mini(page).hover();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await expect(mini(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mini(page)).toBeHidden();
  });

  test(
    'opens by click on a wide screen; on a narrow one the button leads to the cart [HDR-018 MINI-001 MINI-003 MINI-005 MINI-006]',
    bothWidthsWithScripts,
    async ({ page }, { project }) => {
      const { variant, title } = await productOf(handle, 'de');
      await putInCart(page, variant, 2);
      await openWithScripts(page, '/de', 'de');
      const link = page.getByRole('banner').getByRole('link', { name: /Warenkorb, 2/ });
      await link.click();
      if (project.name === 'narrow') {
        await expect(page).toHaveURL(/\/de\/cart$/);
        return;
      }
      await expect(mini(page)).toContainText(title);
      await expect(mini(page)).toContainText('17,80');
      await expect(mini(page).getByRole('progressbar')).toBeVisible();
      await expect(mini(page).getByRole('button', { name: t.straightToCheckout })).toBeVisible();
      await expect(page.getByRole('button', { name: t.closeMiniCart })).toBeFocused();
      await expectNoViolations(page, 'the mini-cart', 'header');
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      await link.click();
      await mini(page).getByRole('link', { name: t.toCart }).click();
      await expect(page).toHaveURL(/\/de\/cart$/);
      await expect(mini(page)).toBeHidden();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Warenkorb/ })
        .click();
      await expect(mini(page)).toBeHidden();
    },
  );
});
