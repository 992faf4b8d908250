import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'role' | 'children'
> & {
  children: ReactNode;
};

/** On or off: a checkbox underneath, so a form carries it as usual. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
    </label>
  );
}
