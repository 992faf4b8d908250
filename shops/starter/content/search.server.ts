import type { PageIcon } from '../../../storefront/app/commerce/search/search.ts';

/** By the document or route of the help page. */
export const helpIcons: Partial<Record<string, PageIcon>> = {
  'pages/shipping': 'truck',
  'pages/returns': 'arrow-u-up-left',
};
