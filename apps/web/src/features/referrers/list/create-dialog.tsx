import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { CreateDialogProps } from './create-dialog-body.tsx';

const Body = loadPart(() => import('./create-dialog-body.tsx'));

export function CreateDialog(props: CreateDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
