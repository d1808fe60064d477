import type { ReactNode } from 'react';

/** Target of the skip link. */
export const CONTENT_ID = 'content';

export function Content({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
