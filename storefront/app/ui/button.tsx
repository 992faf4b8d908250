import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

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
    /** At work: keeps the focus, shows a spinner, takes no second click; its words should say what is being done. */
    busy?: boolean;
    /** Just done: green with a check, usually for two seconds (see useBriefly). */
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
      {...(busy && atWork)}
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

const atWork: ButtonHTMLAttributes<HTMLButtonElement> = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
};

type LinkButtonProps = Look & Omit<LinkProps, 'className'>;

export function LinkButton({ look, size, full, ...rest }: LinkButtonProps) {
  return <Link className={classOf({ look, size, full })} {...rest} />;
}
