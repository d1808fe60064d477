import { lazyDialog } from './lazy-dialog.tsx';

/** Asks before an irreversible action. */
export const ConfirmDialog = lazyDialog(() => import('./confirm-dialog-body.tsx'));
