import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { hrefsFor } from '../../../../storefront/app/i18n/hrefs.ts';
import type { HeaderContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const href = hrefsFor('de');
const { money, roundMoney, range } = formatsFor('de');
const { newsletterVoucher } = shop;

export const header: HeaderContent = {
  uspBar: ({ cost, freeFrom, days }) => [
    {
      icon: 'package',
      title: freeFrom
        ? `Kostenloser Versand ab ${roundMoney(freeFrom)}**`
        : `Versand ${money(cost)}**`,
    },
    { icon: 'truck', title: `Lieferzeit ${range(days.min, days.max)} Tage` },
    {
      icon: 'envelope-simple',
      title: `${roundMoney(newsletterVoucher.value)} Gutschein zur Newsletter-Anmeldung`,
      href: href.page('newsletter'),
    },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
