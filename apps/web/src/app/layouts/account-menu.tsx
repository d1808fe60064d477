import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Button, Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../api/me-api.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import styles from './account-menu.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const signedIn = useIsSignedIn();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  if (!signedIn) {
    return (
      <Button component={Link} to={paths.login()} variant="light">
        {m.shell_sign_in()}
      </Button>
    );
  }
  const email = me?.user.email ?? '';
  const name = [me?.profile.firstName, me?.profile.lastName].filter(Boolean).join(' ') || email;
  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles['avatar']} aria-label={m.shell_account({ name })} title={name}>
          {name === '' ? <IconUser size={18} aria-hidden /> : initials(name)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['who']}>
          <strong>{name}</strong>
          {name !== email && <span>{email}</span>}
          {me?.profile.company && <span>{me.profile.company.name}</span>}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} component={Link} to={paths.logout()}>
          {m.shell_sign_out()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initials(name: string): string {
  return name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase())
    .join('');
}
