import type { ReactNode } from 'react';

interface StatusRegionProps {
  /** The message, if any. The region must be rendered before the message is. */
  children?: ReactNode;
  /** Visible as well as announced. */
  visible?: boolean;
  /** An alert, which interrupts: for errors only. */
  urgent?: boolean;
}

/** A live region. */
export function StatusRegion({ children, visible = false, urgent = false }: StatusRegionProps) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={visible ? undefined : 'visually-hidden'}
      aria-atomic="true"
    >
      {children}
    </div>
  );
}
