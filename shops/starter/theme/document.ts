import type { IconName } from '../../../storefront/app/ui/icon-names.ts';
/** The brand's background, for the browser's toolbar and mails. */
export const themeColor = '#1d2b4f';

/** The font that every page needs, as WOFF2; null for fonts of the system. */
export const preloadedFont: string | null = null;

/** Beside the number of products. */
export const rangeIcon: IconName = 'package';
