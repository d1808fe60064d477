import type { SavedFilter } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./filter-dialog-body.tsx'));

export interface FilterDialogProps {
  readonly filter: SavedFilter;
  /** The query string of what is shown now. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Changes a saved filter: its name, what it shows, whether it is the default; or deletes it. */
export function FilterDialog(props: FilterDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
