/** The icons of the sprite (icons.svg, written by scripts/icons.ts); 'name-bold' takes the bold cut. */
export const iconNames = [
  'arrow-right',
  'caret-right-bold',
  'check-bold',
  'envelope-simple',
  'minus-bold',
  'package',
  'plus-bold',
  'tote',
  'trash',
  'truck',
  'user',
  'warning-circle',
] as const;

export type IconName = (typeof iconNames)[number];
