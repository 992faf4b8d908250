import { hrefsFor } from '../../app/i18n/hrefs.ts';
import type { HeaderContent } from '../model.ts';

const href = hrefsFor('en');

export const header: HeaderContent = {
  uspBar: [
    { icon: 'truck', title: 'Delivery time 1–3 days' },
    { icon: 'package', title: 'Free shipping from €49**', href: href.page('shipping-delivery') },
    { icon: 'check-bold', title: 'Fast and reliable delivery' },
  ],
  uspBarBackgroundColor: null,
  topBarBackgroundColor: null,
};
