import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';

export const InviteDialog = lazyDialog(() => import('./invite-dialog-body.tsx'));
