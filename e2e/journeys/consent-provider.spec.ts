import { providerShopOrigin, sandboxOrigin, tagManagerOrigin } from '../support/addresses.ts';
import { consentOn } from '../support/consent.ts';
import { providerShopEnvironment } from '../support/environments.ts';
import { startStorefront } from '../support/running-shop.ts';
import { only } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { watchVisit } from '../support/watched-visit.ts';

test(
  'another consent provider replaces the shop’s banner [SHELL-008]',
  only.wide,
  async ({ page }) => {
    test.slow();
    const shop = await startStorefront(providerShopEnvironment, providerShopOrigin);
    try {
      const visit = await watchVisit(page);
      const { banner, link } = consentOn(page, 'de');
      const beyond = () =>
        visit.requestsBeyond(providerShopOrigin, new RegExp(`GET image ${sandboxOrigin}/files/`));

      await page.goto(`${providerShopOrigin}/de`);
      expect(beyond(), 'its scripts wait for the first interaction').toEqual([]);
      await page.mouse.move(700, 200);
      await expect(page.getByRole('button', { name: 'CMP denied' })).toBeVisible();
      const provider = ['core', 'rules'].map(
        (name) => `GET script ${tagManagerOrigin}/cmp/${name}.js`,
      );
      expect(beyond()).toEqual(provider);
      await expect(banner).toBeHidden();

      await page.getByRole('button', { name: 'CMP granted' }).click();
      await expect
        .poll(beyond)
        .toEqual(
          [
            ...provider,
            `GET script ${sandboxOrigin}/consent-tracking.js`,
            `GET script ${tagManagerOrigin}/gtm.js`,
            `POST fetch ${sandboxOrigin}/consent-tracking`,
            `POST ping ${tagManagerOrigin}/beat`,
            `POST ping ${tagManagerOrigin}/collect`,
          ].toSorted(),
        );

      await link.click();
      const loadedAgain = page.waitForEvent('load');
      await page.getByRole('button', { name: 'CMP denied' }).click();
      await loadedAgain;
      visit.forgetRequests();
      await expect(async () => {
        await page.mouse.move(650, 300);
        await page.mouse.move(600, 300);
        expect(beyond(), 'only the provider itself is loaded').toEqual(provider);
      }).toPass();
      expect(await visit.stored(), 'its own record is kept').toEqual([
        'localStorage cmp_choice',
        'sessionStorage react-router-scroll-positions',
      ]);
    } finally {
      await shop.stop();
    }
  },
);
