import type { ReactNode } from 'react';

interface StatusRegionProps {
  /** The news; nothing while there is none. The region itself must already be on the page when it arrives. */
  children?: ReactNode;
  /** Read out as well as shown. */
  visible?: boolean;
  /** Interrupts what is being read: for errors only. */
  urgent?: boolean;
}

/** Tells screen readers what has changed elsewhere on the page. */
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
