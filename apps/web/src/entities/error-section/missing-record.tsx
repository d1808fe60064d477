import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';

const MissingPage = loadPart(() => import('./missing-page.tsx'));

/** A page, with its heading, in place of a record that is missing. */
export function MissingRecord({ title }: { title: string }) {
  return (
    <Suspense>
      <MissingPage title={title} />
    </Suspense>
  );
}
