import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { LetterDialogProps } from './letter-dialog-body.tsx';

const Body = loadPart(() => import('./letter-dialog-body.tsx'));

/** A letter to edit, copy or open in the mail program, in either language. */
export function LetterDialog(props: LetterDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
