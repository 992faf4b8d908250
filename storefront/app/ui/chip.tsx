import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

interface ChipsProps {
  /** The name of the list. */
  label: string;
  /** One line that scrolls sideways on a narrow screen, instead of several. */
  scroll?: boolean;
  /** List items, each with a chip. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

export function Chips({ label, scroll = false, children, ref }: ChipsProps) {
  return (
    <ul ref={ref} className={classNames(styles.chips, scroll && styles.scroll)} aria-label={label}>
      {children}
    </ul>
  );
}

/** A link; `aria-current` marks the current one. */
export function ChipLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={styles.chip} {...props} />;
}

type ChipButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A button, or a toggle with `aria-pressed`. */
export function ChipButton({ type = 'button', ...rest }: ChipButtonProps) {
  return <button type={type} className={styles.chip} {...rest} />;
}

type RemovableProps = {
  children: string;
  icon?: IconName;
  /** The accessible name: says that it is removed, and what. */
  removeLabel: string;
};

/** A selected value that a click removes. */
export function RemovableChip({
  children,
  icon,
  removeLabel,
  type = 'submit',
  ...rest
}: RemovableProps & Omit<ChipButtonProps, 'children' | 'aria-label'>) {
  return (
    <button
      type={type}
      className={classNames(styles.chip, styles.removable)}
      aria-label={removeLabel}
      {...rest}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
      <Icon name="x-bold" size={14} />
    </button>
  );
}

type RemovableLinkProps = RemovableProps &
  Omit<LinkProps, 'className' | 'children' | 'aria-label'> & {
    /** A small line above the words. */
    caption?: string;
  };

/** The same as a link, for values in the address. */
export function RemovableChipLink(props: RemovableLinkProps) {
  const { children, icon, removeLabel, caption, ...rest } = props;
  return (
    <Link className={classNames(styles.chip, styles.removable)} aria-label={removeLabel} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {caption ? (
        <span className={styles.captioned}>
          {/* the space keeps the words apart in the accessible name */}
          <small>{caption}</small> {children}
        </span>
      ) : (
        children
      )}
      <Icon name="x-bold" size={14} />
    </Link>
  );
}
