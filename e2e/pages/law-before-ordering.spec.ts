import { languages } from '#shop/tests/specified-languages.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expect, test } from '../support/visitor.ts';

const listings = {
  de: '/de/c/kaffeevollautomaten',
  en: '/en/c/bean-to-cup-machines',
  da: '/da/c/fuldautomatiske-kaffemaskiner',
};

for (const language of languages) {
  const t = allMessages[language].cart;

  test(`a device added from its card shows its guarantee and the notice before the checkout, in ${language}`, async ({
    visitor,
  }) => {
    const listing = await visitor.open(`${listings[language]}?filter.vendor=Kromholt`);
    const variant = listing.page
      .one('main')
      .elements('button')
      .find((button) => button.attribute('name') === 'variant')
      ?.attribute('value');
    expect(variant).toBeTruthy();
    const { page } = await visitor.submit(`/${language}/cart`, {
      intent: 'add',
      variant: variant ?? '',
      quantity: '1',
      plan: '',
    });
    const main = page.one('main');
    expect(main.text).toContain(t.guarantee('Kromholt', '4'));
    expect(main.one('region', t.legalGuarantee.title).text).toContain(t.legalGuarantee.remedies);
    expect(main.has('button', t.checkout)).toBe(true);
  });
}
