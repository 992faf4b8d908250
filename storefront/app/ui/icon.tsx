import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

/** Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
