import type { AdminUser } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./grant-dialog-body.tsx'));

export interface GrantDialogProps {
  readonly user: Pick<AdminUser, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Gives somebody credits, trial days or a plan. Render it while it is open; its code comes with the first one. */
export function GrantDialog(props: GrantDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
