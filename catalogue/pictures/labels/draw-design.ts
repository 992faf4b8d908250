import type { BrandStyle } from './brand-style.ts';
import type { Print, Sheet } from './print.ts';

/** Prints one design of a label or pack. */
export type DrawDesign = (print: Print, style: BrandStyle, sheet: Sheet) => void;
