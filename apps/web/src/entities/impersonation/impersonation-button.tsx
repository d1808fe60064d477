import { Button } from '@mantine/core';
import type { AdminUser } from '@zakupki/api-client/schema';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { ImpersonationDialog, type ImpersonatedUser } from './impersonation-dialog.tsx';

type ImpersonationButtonProps = {
  readonly user: ImpersonatedUser & Pick<AdminUser, 'role'>;
  readonly variant?: 'default' | 'subtle';
};

/** Renders nothing for an administrator, who cannot be impersonated. */
export function ImpersonationButton({ user, variant = 'default' }: ImpersonationButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (user.role === 'admin') return null;
  return (
    <>
      <Button
        variant={variant}
        size="compact-md"
        leftSection={<IconUserShare size={16} aria-hidden />}
        aria-label={m.impersonation_do_label({ name: user.name })}
        onClick={() => setOpen(true)}
      >
        {m.impersonation_do()}
      </Button>
      {isOpen && <ImpersonationDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
