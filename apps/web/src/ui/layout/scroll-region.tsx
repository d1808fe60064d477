import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  /** A region is a landmark of the page. */
  readonly role?: 'group' | 'region';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A scrolling area that can take the focus, so that the keyboard can scroll it. */
export function ScrollRegion({ label, role = 'group', className = '', children }: ScrollRegionProps) {
  return (
    <div className={`zk-relative zk-scroll-x ${className}`} role={role} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
