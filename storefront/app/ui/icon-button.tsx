import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

interface IconLook {
  icon: IconName;
  /** What it does, in words: its accessible name. */
  label: string;
  iconSize?: number;
}

type IconButtonProps = IconLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'> & {
    ref?: Ref<HTMLButtonElement>;
  };

export function IconButton({
  icon,
  label,
  iconSize = 24,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} className={styles.iconButton} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

type IconLinkProps = IconLook & Omit<LinkProps, 'className' | 'children' | 'aria-label'>;

export function IconLink({ icon, label, iconSize = 24, ...rest }: IconLinkProps) {
  return (
    <Link className={styles.iconButton} aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
    </Link>
  );
}
