import type { Locator, Page } from '@playwright/test';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { screensIn } from '../support/screens.ts';
import { listening, openWithScripts } from '../support/scripts-at-work.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { shell, search, collection, product, coffee } = allMessages.de;
const screens = screensIn('de');

interface Window {
  screen: string;
  opener: (page: Page) => Locator;
  title?: string;
}

// menu, drawer, promotion, switcher, variant chooser and mini-cart have journeys of their own
const windows: Record<string, Window> = {
  search: {
    screen: 'brands',
    opener: (page) => page.getByRole('banner').getByRole('searchbox'),
    title: search.title,
  },
  filter: {
    screen: 'collection',
    opener: (page) => page.getByRole('button', { name: collection.filterAndSort }),
  },
  zoom: {
    screen: 'product-coffee',
    opener: (page) => page.getByRole('link', { name: product.enlarge }),
  },
  'added to the cart': {
    screen: 'product-coffee',
    opener: (page) => page.getByRole('main').getByRole('button', { name: product.addToCart }),
    title: product.addedTitle,
  },
  'brewing along': {
    screen: 'tutorial',
    opener: (page) => page.getByRole('button', { name: coffee.tutorial.guided }),
  },
};

for (const [name, { screen, opener: openerOn, title }] of Object.entries(windows)) {
  test(`the window ${name} traps, shows and restores the focus`, only.wide, async ({ page }) => {
    await openWithScripts(page, screens[screen] ?? '', 'de');
    const opener = openerOn(page).first();
    await listening(opener);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', title ? { name: title } : {});
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const { activeElement } = document;
        // between the last and the first control the browser itself has its turn
        if (!activeElement || activeElement === document.body) return null;
        // a card shows the focus of its link around itself
        const hasOutline = [activeElement, activeElement.closest('article')].some((element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        // a field shows it by the frame around it
        const isVisible = hasOutline || activeElement.matches('input, select');
        const what = activeElement.outerHTML.slice(0, 120);
        return { what, isInside: activeElement.closest('dialog') !== null, isVisible };
      });
      expect(focus?.isInside ?? true, focus?.what).toBe(true);
      expect(focus?.isVisible ?? true, focus?.what).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a window is closed by its button, too', only.fullRun, async ({ page }) => {
  await openWithScripts(page, screens['product-coffee'] ?? '', 'de');
  const opener = page.getByRole('link', { name: product.enlarge });
  await listening(opener);
  await opener.click();
  await page.getByRole('dialog').getByRole('button', { name: shell.closeDialog }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a window that is closed before it is painted stays closed', only.wide, async ({ page }) => {
  await openWithScripts(page, screens.collection ?? '', 'de');
  const opener = page.getByRole('button', { name: collection.filterAndSort });
  await listening(opener);
  await opener.focus();
  await opener.evaluate((link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test(
  'the opening transition of a window is not restarted when it becomes modal',
  only.wide,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openWithScripts(page, screens.collection ?? '', 'de');
    const opener = page.getByRole('button', { name: collection.filterAndSort });
    await listening(opener);
    const states = await opener.evaluate(async (link: HTMLElement) => {
      link.click();
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      const dialog = document.querySelector('dialog[open]');
      const transitions = dialog?.getAnimations() ?? [];
      while (!dialog?.matches(':modal')) await frame();
      await frame();
      return transitions.map(({ playState }) => playState);
    });
    expect(states.length).toBeGreaterThan(0);
    // idle: cancelled, since the window was hidden before it became modal
    expect(states).not.toContain('idle');
  },
);
