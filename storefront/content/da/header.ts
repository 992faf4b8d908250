import { shop } from '../../app/commerce/shop.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('da');
const { roundMoney: money, range } = formatsFor('da');
const { shipping } = shop;
const days = range(shipping.days.min, shipping.days.max);

export const header: HeaderContent = {
  uspBar: [
    { icon: 'truck', title: `Levering på ${days} dage` },
    {
      icon: 'package',
      title: `Gratis fragt fra ${money(shipping.freeFrom)}**`,
      href: href.page('forsendelse-levering'),
    },
    { icon: 'check-bold', title: 'Hurtig og pålidelig levering' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
