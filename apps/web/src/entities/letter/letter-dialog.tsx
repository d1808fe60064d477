import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { LetterDialogProps } from './letter-dialog-body.tsx';

const Body = loadPart(() => import('./letter-dialog-body.tsx'));

/** A letter ready to be sent: in either language, to be changed, copied or opened in the mail program. */
export function LetterDialog(props: LetterDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
