import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import type { HeaderContent } from '../../../../storefront/content/model.ts';

const href = hrefsFor('da');
const { money, roundMoney, range } = formatsFor('da');

export const header: HeaderContent = {
  uspBar: ({ cost, freeFrom, days }) => [
    { icon: 'truck', title: `Levering på ${range(days.min, days.max)} dage` },
    {
      icon: 'package',
      title: freeFrom ? `Gratis fragt fra ${roundMoney(freeFrom)}**` : `Fragt ${money(cost)}**`,
      href: href.page('forsendelse-levering'),
    },
    { icon: 'check-bold', title: 'Hurtig og pålidelig levering' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
