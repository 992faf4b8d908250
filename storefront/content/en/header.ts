import { shop } from '../../app/commerce/shop.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('en');
const { roundMoney: money, range } = formatsFor('en');
const { shipping } = shop;
const days = range(shipping.days.min, shipping.days.max);

export const header: HeaderContent = {
  uspBar: [
    { icon: 'truck', title: `Delivery time ${days} days` },
    {
      icon: 'package',
      title: `Free shipping from ${money(shipping.freeFrom)}**`,
      href: href.page('shipping-delivery'),
    },
    { icon: 'check-bold', title: 'Fast and reliable delivery' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
