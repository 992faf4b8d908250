import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  look?: 'primary' | 'outline' | 'inverse' | 'outline-inverse' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  full?: boolean | undefined;
}

function classOf({ look = 'primary', size = 'medium', full = false }: Look): string {
  return classNames(styles.button, styles[look], styles[size], full && styles.full);
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows a spinner, keeps the focus and ignores clicks; the label should say what is being done. */
    busy?: boolean;
    /** Green with a check mark, usually for two seconds (see useTemporaryFlag). */
    done?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button(props: ButtonProps) {
  const {
    look,
    size,
    full,
    busy = false,
    done = false,
    type = 'submit',
    children,
    ...rest
  } = props;
  return (
    <button
      type={type}
      className={classNames(classOf({ look, size, full }), done && styles.done)}
      {...rest}
      {...(busy && busyProps)}
    >
      {busy && (
        <span className={styles.spinner}>
          <Icon name="circle-notch" />
        </span>
      )}
      {done && <Icon name="check-bold" />}
      {children}
    </button>
  );
}

const busyProps: ButtonHTMLAttributes<HTMLButtonElement> = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
};

type LinkButtonProps = Look & Omit<LinkProps, 'className'>;

export function LinkButton({ look, size, full, ...rest }: LinkButtonProps) {
  return <Link className={classOf({ look, size, full })} {...rest} />;
}
