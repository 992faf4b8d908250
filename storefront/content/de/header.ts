import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('de');

export const header: HeaderContent = {
  uspBar: [
    {
      icon: 'envelope-simple',
      title: '5\u00a0€ Gutschein zur Newsletter-Anmeldung',
      href: href.page('newsletter'),
    },
    { icon: 'package', title: 'Kostenloser Versand ab 49\u00a0€**' },
    { icon: 'truck', title: 'Lieferzeit 1–3 Tage' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
