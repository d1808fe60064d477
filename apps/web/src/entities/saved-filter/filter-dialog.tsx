import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { FilterDialogProps } from './filter-dialog-body.tsx';

const Body = loadPart(() => import('./filter-dialog-body.tsx'));

/** Renames, updates or deletes a saved filter, or makes it the default. */
export function FilterDialog(props: FilterDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
