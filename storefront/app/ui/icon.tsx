import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

/** Decoration only: the words beside it say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
