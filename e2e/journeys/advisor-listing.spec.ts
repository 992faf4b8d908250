import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { bothWidthsIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test(
    `cards say why they match the advisor's answers in ${language}`,
    bothWidthsIn(language),
    async ({ page, javaScriptEnabled }) => {
      // axe looks at a whole listing
      test.slow();
      const { answers } = allMessages[language].coffee;
      await page.goto(`/${language}/advice?taste=fruity&preparation=dripper`);
      const card = page.getByRole('article').first();
      const chips = page.getByRole('list', { name: answers.title });
      await expect(chips.getByRole('link')).toHaveCount(2);
      const taste = (await chips.getByRole('link').first().textContent()) ?? '';
      const [answer = ''] = taste.split(answers.taste).slice(-1);
      await expect(card.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page, 'listing with answers', 'main');
      await chips.getByRole('link').first().click();
      await expect(chips.getByRole('link')).toHaveCount(1);
    },
  );
}

test('products that miss one answer stand below [CMP-007]', async ({ page }) => {
  const { answers } = allMessages.de.coffee;
  await page.goto(
    '/de/c/kaffee-fruchtig-floral?taste=fruity&preparation=dripper&strength=mild' +
      '&filter.type=Filterkaffee&filter.coffee.strength=1&filter.coffee.strength=2&filter.vendor=Tidevand',
  );
  await expect(page.getByRole('heading', { name: answers.nearTitle(3) })).toBeVisible();
  const deviation = page.getByRole('article').getByText(/^Stärke \d statt|^nicht: /);
  await expect(deviation.first()).toBeVisible();
});
