import { Button } from '@mantine/core';
import type { AdminUser } from '@zakupki/api-client/schema';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

/** Grants credits, trial days or a plan. */
const GrantDialog = lazyDialog(() => import('./grant-dialog-body.tsx'));

type GrantButtonProps = {
  readonly user: Pick<AdminUser, 'id' | 'name'>;
};

export function GrantButton({ user }: GrantButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconGift size={16} aria-hidden />}
        aria-label={m.grant_open_label({ name: user.name })}
        onClick={() => setOpen(true)}
      >
        {m.grant_open()}
      </Button>
      {isOpen && <GrantDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
