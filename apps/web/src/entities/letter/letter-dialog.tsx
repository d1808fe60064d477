import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

/** A letter to edit, copy or open in the mail program, in either language. */
export const LetterDialog = lazyDialog(() => import('./letter-dialog-body.tsx'));
