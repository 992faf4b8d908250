import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shop/tests/specified-languages.ts';
import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';

interface FilterChoice {
  /** Brands as they are called in every language. */
  brands: string[];
  price: { min: string; max: string };
}

const brandGroup: Record<Language, string> = { de: 'Marke', en: 'Brand', da: 'Mærke' };

const money = /€[\d,]+\.\d{2}|[\d.]+,\d{2}\s€/;

/** A collection's listing, used as a shopper does, with and without scripts. */
export function listingOn(page: Page, language: Language, scripts: boolean) {
  const t = allMessages[language].collection;
  const text = specifiedIn(language);
  const cards = page.getByRole('article');
  const more = page.getByRole('link', { name: text.showMore });

  /** The drawer, or the same form in the page where scripts are missing. */
  async function openFilters(): Promise<Locator> {
    await page.getByRole(scripts ? 'button' : 'link', { name: text.filterAndSort }).click();
    const filters = scripts
      ? page.getByRole('dialog', { name: text.filterAndSort })
      : page.locator('#filters');
    await expect(filters.getByRole('combobox', { name: t.sort })).toBeVisible();
    return filters;
  }

  /** With scripts the list has followed every change by now; otherwise it comes with the button. */
  async function showResults(filters: Locator) {
    await filters.getByRole('button').last().click();
    if (scripts) await expect(filters).toBeHidden();
  }

  return {
    cards,
    more,
    openFilters,
    showResults,
    addresses: () =>
      cards.evaluateAll((articles) =>
        articles.map((article) => article.querySelector('h2 a')?.getAttribute('href') ?? ''),
      ),
    /** What each costs now, in cents: every language writes two decimals. */
    prices: async () => {
      const texts = await cards.allTextContents();
      return texts.map((text) => Number(money.exec(text)?.[0].replace(/\D/g, '')));
    },
    async filter({ brands, price }: FilterChoice) {
      const filters = await openFilters();
      await filters.getByText(brandGroup[language], { exact: true }).click();
      if (!scripts) {
        await filters.getByRole('listbox', { name: brandGroup[language] }).selectOption(brands);
      }
      for (const brand of scripts ? brands : []) {
        const checkbox = filters.getByRole('checkbox', { name: brand });
        await checkbox.check();
        await expect(page).toHaveURL(new RegExp(`vendor=${encodeURIComponent(brand)}`));
        await expect(checkbox, 'the focus stays where the shopper is').toBeFocused();
      }
      await filters.getByText(t.price, { exact: true }).click();
      await filters.getByLabel(text.priceMin).fill(price.min);
      await filters.getByLabel(text.priceMax).fill(price.max);
      await showResults(filters);
      await expect(page).toHaveURL(/price/);
    },
    async sortByPrice() {
      const filters = await openFilters();
      await filters
        .getByRole('combobox', { name: t.sort })
        .selectOption({ label: text.priceAscending });
      if (scripts) await expect(page).toHaveURL(/sort=price_asc/);
      await showResults(filters);
      await expect(page).toHaveURL(/sort=price_asc/);
    },
  };
}
