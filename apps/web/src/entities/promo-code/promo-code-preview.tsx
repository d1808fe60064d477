import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./promo-code-preview-body.tsx'));

/** What the typed code would do, told while one types; its code comes with the first letter. */
export function PromoPreviewLine({ typed }: { typed: string }) {
  // A contract's code has at least four characters: before that there is nothing to ask about.
  if (typed.trim().length < 4) return null;
  return (
    <Suspense>
      <Body typed={typed.trim()} />
    </Suspense>
  );
}
