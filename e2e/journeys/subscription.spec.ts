import { languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { bothWidthsIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const coffee = 'kernel-co-night-shift-espresso';

for (const language of languages) {
  test(
    `cups and method give pack, interval and price in ${language} [CMP-008]`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }) => {
      const { subscription: words, cart } = allMessages[language];
      const { subscription } = hrefsFor(language);
      await page.goto(`${subscription()}?coffee=${coffee}`);
      const result = page.getByRole('region').filter({ hasText: words.choices });
      await expect(result).toContainText(language === 'en' ? '€29.64' : /29,64\s€/);
      await expect(result.getByRole('button', { name: words.add })).toHaveCount(3);
      const fewer = page.getByRole('group', { name: words.cups }).getByRole('radio', { name: '1' });
      await fewer.check({ force: true });
      const calculate = page.getByRole('button', { name: words.calculate });
      if (await calculate.isVisible()) await calculate.click();
      await expect(page).toHaveURL(/cups=1&method=portafilter/);
      await expect(result).not.toContainText('29,64');
      await expect(page.getByRole('heading', { name: words.coffees })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
      if (javaScriptEnabled) await expectNoViolations(page, 'subscription', 'main');
      await result.getByRole('button', { name: words.add }).first().click();
      const miniCart = page.getByRole('dialog', { name: cart.miniCart, exact: true });
      await expect(miniCart.or(page.getByText(cart.checkout)).first()).toBeVisible();
    },
  );
}
