import { Button, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { userName } from '@zakupki/procurement/users/person-name';
import { Link } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../paths.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import { ConsentSwitch } from '../../../telemetry/consent-switch.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { LanguageChoice, SchemeChoice } from '../../../ui/theme/appearance-choices.tsx';
import { SETTINGS_SECTIONS } from '../settings/settings-sections.ts';
import styles from './account-menu.module.css';

const ITEM = `zk-row zk-text zk-undecorated zk-gap-8 zk-hover ${styles['item']}`;

/** @param isSupplier hides the settings, as suppliers have no account */
export function AccountMenu({ isSupplier = false }: { isSupplier?: boolean }) {
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
  const name = me ? userName(me.user, me.profile) : '';
  return (
    <Dropdown
      label={m.shell_account({ name })}
      width={280}
      button={(trigger) => (
        <UnstyledButton className={styles['avatar']} title={name} {...trigger}>
          {name === '' ? <IconUser size={18} aria-hidden /> : initials(name)}
          <span className="zk-visually-hidden">{m.shell_account({ name })}</span>
        </UnstyledButton>
      )}
    >
      <>
        <div className={`zk-stack zk-break zk-small zk-gap-2 ${styles['who']}`}>
          <strong>{name}</strong>
          {name !== email && <span className="zk-secondary">{email}</span>}
          {me?.profile.company && <span className="zk-secondary">{me.profile.company.name}</span>}
        </div>
        {!isSupplier && (
          <ul aria-label={m.settings_title()}>
            {SETTINGS_SECTIONS.map(({ to, Icon, label }) => (
              <li key={to}>
                <Link to={to} className={ITEM}>
                  <Icon size={16} aria-hidden />
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={`zk-stack zk-leading zk-gap-8 ${styles['appearance']}`}>
          <LanguageChoice onChange={setLocale} />
          <SchemeChoice />
        </div>
        <ConsentSwitch />
        <Link to={paths.logout()} className={ITEM}>
          <IconLogout size={16} aria-hidden />
          {m.shell_sign_out()}
        </Link>
      </>
    </Dropdown>
  );
}

function initials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase())
    .join('');
}
