import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import type { HeaderContent } from '../../../../storefront/content/model.ts';

const href = hrefsFor('en');
const { money, roundMoney, range } = formatsFor('en');

export const header: HeaderContent = {
  uspBar: ({ cost, freeFrom, days }) => [
    { icon: 'truck', title: `Delivery time ${range(days.min, days.max)} days` },
    {
      icon: 'package',
      title: freeFrom
        ? `Free shipping from ${roundMoney(freeFrom)}**`
        : `Shipping ${money(cost)}**`,
      href: href.page('shipping-delivery'),
    },
    { icon: 'check-bold', title: 'Fast and reliable delivery' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
