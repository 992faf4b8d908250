import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface Look {
  look?: 'primary' | 'outline' | 'inverse';
  size?: 'small' | 'medium' | 'large';
  full?: boolean;
}

function classNames({ look = 'primary', size = 'medium', full = false }: Look): string {
  const sizeClass = size === 'medium' ? '' : styles[size];
  return [styles.button, styles[look], sizeClass, full ? styles.full : '']
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export function Button({ look, size, full, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={classNames(lookOf(look, size, full))} {...rest} />;
}

type LinkButtonProps = Look & Omit<LinkProps, 'className'>;

export function LinkButton({ look, size, full, ...rest }: LinkButtonProps) {
  return <Link className={classNames(lookOf(look, size, full))} {...rest} />;
}

function lookOf(look: Look['look'], size: Look['size'], full: Look['full']): Look {
  return { ...(look && { look }), ...(size && { size }), ...(full && { full }) };
}
