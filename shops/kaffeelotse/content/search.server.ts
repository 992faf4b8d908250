import type { PageIcon } from '../../../storefront/app/commerce/search/search.ts';

/** By the document or route of the help page. */
export const helpIcons: Partial<Record<string, PageIcon>> = {
  cancellation: 'x-circle',
  subscription: 'arrows-clockwise',
  withdrawal: 'arrow-u-up-left',
  newsletter: 'envelope-simple',
  'pages/shipping': 'truck',
  'pages/returns': 'arrow-u-up-left',
  'pages/payment': 'credit-card',
  'pages/click-collect': 'map-pin',
  'pages/imprint': 'envelope-simple',
  'pages/about': 'users-three',
  'pages/legal-guarantee': 'shield-check',
  'pages/disposal': 'trash',
  'pages/privacy': 'lock-simple',
  'pages/workshops': 'calendar-blank',
  'pages/jobs': 'users-three',
  'pages/advisor': 'mug',
};
