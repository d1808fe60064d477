import type { ReactNode } from 'react';

/** The element that holds a page's content, so that one can skip to it. */
export const CONTENT_ID = 'content';

/** The page's `<main>`. */
export function Content({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
