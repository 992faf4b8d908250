import type { ContentFile } from '../../../../storefront/content/model.ts';
import { advice, discover } from './advice.ts';
import { brands } from './brands.ts';
import { home } from './home.ts';
import { menus } from './menus.ts';
import { site } from './site.ts';

export const content: ContentFile = {
  site,
  home,
  menus,
  pages: { shippingCosts: 'forsendelse-levering', privacy: 'privacy', imprint: 'imprint' },
  discover,
  advice,
  brands,
};
