import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('da');

export const header: HeaderContent = {
  uspBar: [
    { icon: 'truck', title: 'Levering på 1–3 dage' },
    {
      icon: 'package',
      title: 'Gratis fragt fra 49\u00a0€**',
      href: href.page('forsendelse-levering'),
    },
    { icon: 'check-bold', title: 'Hurtig og pålidelig levering' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
