import { shop } from '../../app/commerce/shop.ts';
import { formatsFor } from '../../app/i18n/formats.ts';
import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('de');
const { roundMoney: money, range } = formatsFor('de');
const { shipping, newsletterVoucher } = shop;
const days = range(shipping.days.min, shipping.days.max);

export const header: HeaderContent = {
  uspBar: [
    {
      icon: 'envelope-simple',
      title: `${money(newsletterVoucher.value)} Gutschein zur Newsletter-Anmeldung`,
      href: href.page('newsletter'),
    },
    { icon: 'package', title: `Kostenloser Versand ab ${money(shipping.freeFrom)}**` },
    { icon: 'truck', title: `Lieferzeit ${days} Tage` },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
