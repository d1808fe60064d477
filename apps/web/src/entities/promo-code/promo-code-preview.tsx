import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./promo-code-preview-body.tsx'));

/** Previews the effect of the typed code. The component loads once enough characters are typed. */
export function PromoPreviewLine({ typed }: { typed: string }) {
  // The contract's minimum length.
  if (typed.trim().length < 4) return null;
  return (
    <Suspense>
      <Body typed={typed.trim()} />
    </Suspense>
  );
}
