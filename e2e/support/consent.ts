import { expect, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';

/** The question about cookies and its answers, as a visitor finds them. */
export function consentOn(page: Page, language: Language) {
  const { consent, footer } = allMessages[language];
  const banner = page.getByRole('dialog', { name: consent.title });
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.cookiePreferences });
  return {
    banner,
    link,
    accept: banner.getByRole('button', { name: consent.acceptAll }),
    refuse: banner.getByRole('button', { name: consent.onlyNecessary }),
    save: banner.getByRole('button', { name: consent.saveChoice }),
    statistics: banner.getByRole('checkbox', { name: consent.statistics }),
    marketing: banner.getByRole('checkbox', { name: consent.marketing }),
    choose: () => banner.locator('summary').click(),
    async reopen() {
      await link.click();
      await expect(banner).toBeVisible();
    },
  };
}
