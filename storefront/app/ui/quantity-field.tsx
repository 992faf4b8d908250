import { type InputHTMLAttributes, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';
import { useHydrated } from './use-hydrated.ts';

type QuantityFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'size' | 'aria-label'
> & {
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'medium' | 'large';
  /** Called with a value typed before hydration, which is otherwise discarded. */
  onTypedBeforeHydration?: (value: string) => void;
};

/** A number input with step buttons; without scripts the input alone. */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    decreaseLabel,
    increaseLabel,
    size = 'large',
    onTypedBeforeHydration,
    ...input
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const buttonClass = classNames(styles.step, !hydrated && styles.notHydrated);

  const reportEarlyValue = useEffectEvent(() => {
    const { value, defaultValue } = field.current ?? {};
    if (value !== undefined && value !== defaultValue) onTypedBeforeHydration?.(value);
  });
  useLayoutEffect(() => reportEarlyValue(), []);

  function step(direction: 'stepUp' | 'stepDown') {
    field.current?.[direction]();
    // stepUp and stepDown fire no events
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <div className={classNames(styles.quantity, styles[size])}>
      <button
        type="button"
        className={buttonClass}
        aria-label={decreaseLabel}
        disabled={input.disabled}
        onClick={() => step('stepDown')}
      >
        <Icon name="minus-bold" size={18} />
      </button>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label={label}
        {...input}
      />
      <button
        type="button"
        className={buttonClass}
        aria-label={increaseLabel}
        disabled={input.disabled}
        onClick={() => step('stepUp')}
      >
        <Icon name="plus-bold" size={18} />
      </button>
    </div>
  );
}
