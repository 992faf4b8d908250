import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './quiet-button.module.css';

type QuietButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  icon?: IconName;
  children: ReactNode;
};

/** A low-emphasis button: remove, save for later, reset. */
export function QuietButton({ icon, type = 'submit', children, ...rest }: QuietButtonProps) {
  return (
    <button type={type} className={styles.quiet} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
