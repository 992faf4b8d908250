import type { IconName } from '../../../storefront/app/ui/icon-names.ts';
import romanFont from './fonts/schibsted-grotesk-roman.woff2?url';

/** The brand's background, for the browser's toolbar and mails. */
export const themeColor = '#073b42';

/** The font that every page needs, as WOFF2; null for fonts of the system. */
export const preloadedFont: string | null = romanFont;

/** Beside the number of products. */
export const rangeIcon: IconName = 'bean';
