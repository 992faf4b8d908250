import type { Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { consentShopOrigin } from '../support/addresses.ts';
import { consentOn } from '../support/consent.ts';
import { watchLayout } from '../support/layout-shifts.ts';
import { bothWidthsWithScripts, only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: consentShopOrigin });

async function openBanner(page: Page, language: Language, path = `/${language}`) {
  const consent = consentOn(page, language);
  await page.goto(path);
  await page.mouse.move(5, 200);
  await expect(consent.banner).toBeVisible();
  return consent;
}

test(
  'its two answers look alike and cover at most a third of the screen',
  bothWidthsWithScripts,
  async ({ page, viewport }) => {
    const { banner, accept, refuse, save, choose } = await openBanner(page, 'de');
    const looks = await Promise.all(
      [accept, refuse].map((answer) =>
        answer.evaluate((it) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight, height, width } =
            getComputedStyle(it);
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height, width };
        }),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
    for (const answer of [accept, refuse]) await expect(answer).toBeInViewport({ ratio: 1 });
    const box = await banner.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.35 * (viewport?.height ?? 0));
    await expect(save).toBeHidden();
    await choose();
    await expect(save).toBeVisible();
  },
);

test(
  'it shifts no layout, takes no focus and leaves the page usable',
  only.wide,
  async ({ page }) => {
    const moved = await watchLayout(page);
    const consent = consentOn(page, 'de');
    await page.goto('/de');
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').innerText();
    await expect(consent.banner).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(focused);
    await expect(page.getByRole('status').filter({ hasText: /Cookies/ })).toBeAttached();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await moved()).toEqual([]);

    // it stands right behind the three skip links, of which the first has the focus
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(consent.refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(consent.banner).toBeHidden();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}'))).toEqual({
      version: '1 tag-manager platform server-events platform-sessions',
      decidedAt: expect.stringMatching(/^\d{4}-/),
      statistics: false,
      marketing: false,
    });
  },
);

test('the footer reopens it; Escape keeps the choice [FOOT-014]', only.wide, async ({ page }) => {
  const consent = await openBanner(page, 'en');
  await consent.refuse.click();
  await consent.link.focus();
  await page.keyboard.press('Enter');
  await expect(consent.banner).toBeFocused();
  await consent.marketing.check();
  await page.keyboard.press('Escape');
  await expect(consent.banner).toBeHidden();
  await expect(consent.link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(consent.marketing).not.toBeChecked();
});

for (const [name, size] of Object.entries({
  'a narrow phone': { width: 320, height: 568 },
  'a screen at 400 %': { width: 320, height: 256 },
})) {
  test(
    `on ${name} it is readable and answerable without covering the page`,
    only.wide,
    async ({ page }) => {
      await page.setViewportSize(size);
      const { banner, refuse } = await openBanner(page, 'de');
      const box = await banner.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(size.height * 0.85);
      expect(await banner.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await refuse.click();
      await expect(banner).toBeHidden();
    },
  );
}

test('it and its answers are outlined in forced colours', only.wide, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { banner, accept, refuse, save, choose } = await openBanner(page, 'da');
  await choose();
  for (const part of [banner, accept, refuse, save]) {
    const { style, width, color } = await part.evaluate((it) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(it);
      return { style: borderTopStyle, width: borderTopWidth, color: borderTopColor };
    });
    expect(style).toBe('solid');
    expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(1);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  }
});
