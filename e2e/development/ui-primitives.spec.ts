import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/de/_ui');
  // a quantity's buttons wake up when scripts have taken over
  if (javaScriptEnabled) {
    await page.getByRole('button', { name: 'Menge erhöhen' }).first().waitFor();
  }
});

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992;

async function axeFindsNothing(page: Page) {
  // what is still fading has not its colours yet
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    );
  });
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
}

/** From here on time passes only when a test says so. */
async function stopTheClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.reload();
}

async function holdsFocus(page: Page, surface: Locator) {
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const outside = await surface.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(outside, `${key} leaves the modal`).toBe(false);
  }
}

test('axe finds nothing to complain about', async ({ page }) => {
  await axeFindsNothing(page);
});

test('nothing is wider than a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const modals = [
  ['Dialog', 'Größe und Mahlgrad wählen', 'Dialog schließen'],
  ['Langer Dialog', 'Lang', 'Dialog schließen'],
  ['Schublade links', 'Menü', 'Navigation schließen'],
  ['Schublade rechts', 'Filter & Sortieren', 'Filter schließen'],
] as const;

for (const [opener, name, closer] of modals) {
  test(`${opener} takes, holds and returns the focus`, async ({ page }) => {
    const button = page.getByRole('button', { name: opener, exact: true });
    const modal = page.getByRole('dialog', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(modal).toBeVisible();
    await expect(modal.locator(':focus')).toHaveCount(1);
    await axeFindsNothing(page);
    await holdsFocus(page, modal);

    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: closer }).click();
    await expect(modal).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the overlay closes a dialog and the page behind stands still', async ({ page }) => {
  await page.getByRole('button', { name: 'Langer Dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lang' });
  await expect(dialog).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test('selecting text out of a dialog does not close it', async ({ page }) => {
  await page.getByRole('button', { name: 'Langer Dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lang' });
  await dialog.getByText('Zeile 2', { exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('a dialog is a sheet on a narrow screen', async ({ page }) => {
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  const edges = () =>
    page.getByRole('dialog').evaluate((dialog) => {
      const { left, right, bottom } = dialog.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return { left: left === 0, right: right === clientWidth, bottom: bottom === innerHeight };
    });
  const touches = !isWide(page);
  await expect.poll(edges).toEqual({ left: touches, right: touches, bottom: touches });
});

test('tabs follow the arrow keys, or are an accordion on a narrow screen', async ({ page }) => {
  const [description, preparation] = [
    page.getByText('Dunkle Röstung aus Brasilien'),
    page.getByText('18 g auf 36 g'),
  ];
  await expect(description).toBeVisible();
  if (!isWide(page)) {
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.locator('summary', { hasText: 'Zubereitung' }).first().click();
    await expect(preparation).toBeVisible();
    await expect(description).toBeHidden();
    return;
  }
  await page.getByRole('tab', { name: 'Beschreibung' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Zubereitung' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Zubereitung' })).toBeVisible();
  await expect(description).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Siegel & Auszeichnungen');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Beschreibung');
});

test.describe('ticker', () => {
  const parts = (page: Page) => {
    const ticker = page.getByRole('region', { name: 'Aktionen' });
    return { ticker, item: (name: RegExp) => ticker.getByRole('link', { name }) };
  };

  test.beforeEach(async ({ page }) => {
    await stopTheClock(page);
    await page.getByRole('button', { name: 'Wechsel anhalten' }).waitFor();
  });

  test('shows the next item every five seconds', async ({ page }) => {
    const { item } = parts(page);
    await expect(item(/Sparpakete/)).toBeVisible();
    for (const next of [/Amaro/, /Anmeldung/, /Sparpakete/]) {
      await page.clock.runFor(5100);
      await expect(item(next)).toBeVisible();
    }
  });

  test('rests under the mouse, with the focus inside and when told to', async ({ page }) => {
    const { ticker, item } = parts(page);
    await ticker.hover();
    await page.clock.runFor(12_000);
    await expect(item(/Sparpakete/)).toBeVisible();

    await page.mouse.move(5, 5);
    await page.keyboard.press('Tab');
    await item(/Sparpakete/).focus();
    await page.clock.runFor(12_000);
    await expect(item(/Sparpakete/)).toBeFocused();

    await ticker.getByRole('button', { name: 'Wechsel anhalten' }).press('Enter');
    await ticker.getByRole('button', { name: 'Wechsel fortsetzen' }).blur();
    await page.clock.runFor(12_000);
    await expect(item(/Sparpakete/)).toBeVisible();
  });

  test('starts at rest for reduced motion', async ({ page }) => {
    const { ticker, item } = parts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ticker.getByRole('button', { name: 'Wechsel fortsetzen' })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(item(/Sparpakete/)).toBeVisible();
  });
});

test('a copied code says so for two seconds', async ({ page }) => {
  await stopTheClock(page);
  await page.getByRole('button', { name: 'Menge erhöhen' }).first().waitFor();
  await page.getByRole('button', { name: 'Code kopieren' }).click();
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Code kopiert' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Code kopieren' })).toBeVisible();
});

test('a quantity goes up and down within its bounds', async ({ page }) => {
  const field = page.getByRole('spinbutton', { name: 'Menge' }).first();
  await page.getByRole('button', { name: 'Menge erhöhen' }).first().click();
  await expect(field).toHaveValue('2');
  for (let presses = 0; presses < 3; presses++) {
    await page.getByRole('button', { name: 'Menge verringern' }).first().click();
  }
  await expect(field).toHaveValue('1');
});

test('a busy button keeps the focus and does nothing', async ({ page }) => {
  const busy = page.getByRole('button', { name: 'Wird hinzugefügt' });
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
});

test('a row turns by its buttons on a wide screen', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Weiterblättern' });
  if (!isWide(page)) {
    await expect(next).toBeHidden();
    return;
  }
  const previous = page.getByRole('button', { name: 'Zurückblättern' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Karte 7' })).toBeInViewport();
  await expect(next).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are an accordion, menus open, a quantity is a number field', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.locator('summary', { hasText: 'Siegel & Auszeichnungen' }).click();
    await expect(page.getByText('Bio und fair gehandelt.')).toBeVisible();

    await page.getByRole('button', { name: 'Deutsch' }).first().click();
    await expect(page.getByRole('link', { name: 'English' }).first()).toBeVisible();

    await expect(page.getByRole('button', { name: 'Menge erhöhen' })).toHaveCount(0);
    await expect(page.getByRole('spinbutton', { name: 'Menge' }).first()).toBeVisible();
  });
});
