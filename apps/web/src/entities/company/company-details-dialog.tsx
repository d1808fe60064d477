import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

/** Asks for the missing details of the buyer's company, without leaving the page. */
export const CompanyDetailsDialog = lazyDialog(() => import('./company-details-dialog-body.tsx'));
