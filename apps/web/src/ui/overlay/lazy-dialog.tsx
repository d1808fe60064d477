import { type ComponentType, Suspense } from 'react';
import { loadPart } from '../loading/load-part.tsx';
import { useFocusReturn } from './focus-return.ts';

/** A dialog whose code loads at first use. Mount it while open. */
export function lazyDialog<P extends object>(load: Parameters<typeof loadPart<P>>[0]): ComponentType<P> {
  const Body = loadPart(load);
  return function LazyDialog(props: P) {
    useFocusReturn();
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    );
  };
}
