import type { ReactNode } from 'react';

export type ScrollRegionProps = {
  readonly label: string;
  /** A region is a landmark of the page. */
  readonly role?: 'group' | 'region';
  readonly className?: string;
  /** Whether the content may be wider than the region. */
  readonly isScrolling?: boolean;
  readonly children: ReactNode;
};

/** A scrolling area that can take the focus, so that the keyboard can scroll it. */
export function ScrollRegion({
  label,
  role = 'group',
  className = '',
  isScrolling = true,
  children,
}: ScrollRegionProps) {
  return (
    <div
      className={`zk-relative zk-scroll-x ${className}`}
      role={role}
      aria-label={label}
      tabIndex={isScrolling ? 0 : undefined}
    >
      {children}
    </div>
  );
}
