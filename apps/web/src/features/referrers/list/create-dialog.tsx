import type { Referrer } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./create-dialog-body.tsx'));

export interface CreateDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (referrer: Referrer) => void;
}

/** A new referrer. */
export function CreateDialog(props: CreateDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
