import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';

export const PromoDialog = lazyDialog(() => import('./promo-dialog-body.tsx'));
