import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconDevices, IconLogout, IconUser } from '@tabler/icons-react';
import { userName } from '@zakupki/procurement/users/person-name';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { useIsPhone } from '../../../browser/phone.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../paths.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import { ConsentSwitch } from '../../../telemetry/consent-switch.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { useDropdownClose } from '../../../ui/overlay/dropdown-close.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { LanguageChoice, SchemeChoice } from '../../../ui/theme/appearance-choices.tsx';
import { SETTINGS_SECTIONS } from '../settings/settings-sections.ts';
import styles from './account-menu.module.css';

const SessionsDialog = lazyDialog(() => import('../../../features/security/sessions-dialog.tsx'));

const ITEM = `zk-row zk-text zk-undecorated zk-gap-8 zk-hover ${styles['item']}`;

/** @param isSupplier hides the settings, as suppliers have no account */
export function AccountMenu({ isSupplier = false }: { isSupplier?: boolean }) {
  const signedIn = useIsSignedIn();
  const [isShowingSessions, setShowingSessions] = useState(false);
  const { data: me, isError, refetch } = useGetMeQuery(undefined, { skip: !signedIn });
  if (!signedIn) {
    return (
      <Button component={Link} to={paths.login()} variant="light">
        {m.shell_sign_in()}
      </Button>
    );
  }
  // A session of a copied link sees no others.
  const hasSessions = isSupplier && me?.invitation?.openedBy === 'mailbox';
  const email = me?.user.email ?? '';
  const name = me ? userName(me.user, me.profile) : '';
  const label = me ? m.shell_account({ name }) : m.shell_account_unknown();
  return (
    <>
      {!me && isError && <AccountMissing onRetry={refetch} />}
      <Dropdown
        label={label}
        width={280}
        button={(trigger) => (
          <UnstyledButton className={styles['avatar']} title={name || label} {...trigger}>
            {name === '' ? <IconUser size={18} aria-hidden /> : initials(name)}
            <span className="zk-visually-hidden">{label}</span>
          </UnstyledButton>
        )}
      >
        <>
          {!me && isError && <p className={`zk-secondary zk-small ${styles['who']}`}>{m.shell_account_missing()}</p>}
          {me && (
            <div className={`zk-stack zk-break zk-small zk-gap-2 ${styles['who']}`}>
              <strong>{name}</strong>
              {name !== email && <span className="zk-secondary">{email}</span>}
              {me.profile.company && <span className="zk-secondary">{me.profile.company.name}</span>}
            </div>
          )}
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
          {hasSessions && <SessionsItem onShow={() => setShowingSessions(true)} />}
          <Link to={paths.logout()} className={ITEM}>
            <IconLogout size={16} aria-hidden />
            {m.shell_sign_out()}
          </Link>
        </>
      </Dropdown>
      {isShowingSessions && <SessionsDialog onClose={() => setShowingSessions(false)} />}
    </>
  );
}

/** The name, the access and the notifications are missing. On phones only the sign and the button are visible. */
function AccountMissing({ onRetry }: { onRetry: () => unknown }) {
  const isPhone = useIsPhone();
  return (
    <div className="zk-row zk-secondary zk-small zk-gap-6" role="alert">
      <IconAlertTriangle size={16} className="zk-icon" aria-hidden />
      <span className={isPhone ? 'zk-visually-hidden' : undefined}>{m.shell_account_missing()}</span>
      <Button variant="subtle" size="compact-sm" aria-label={m.shell_account_retry()} onClick={onRetry}>
        {m.errors_retry()}
      </Button>
    </div>
  );
}

function SessionsItem({ onShow }: { onShow: () => void }) {
  const close = useDropdownClose();
  const show = () => {
    close();
    onShow();
  };
  return (
    <UnstyledButton className={ITEM} onClick={show}>
      <IconDevices size={16} aria-hidden />
      {m.requests_sessions()}
    </UnstyledButton>
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
