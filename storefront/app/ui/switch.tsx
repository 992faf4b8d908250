import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'role' | 'children'
> & {
  children: ReactNode;
};

/** A checkbox with the switch role, so it is submitted with its form. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
    </label>
  );
}
