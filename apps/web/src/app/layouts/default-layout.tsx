import { Button } from '@mantine/core';
import { Link, Outlet, useLocation } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { isAt, paths, patterns } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { ConsentSwitch } from '../../telemetry/consent-switch.tsx';
import { Content } from '../content.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './plain-layout.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Around public and account pages. */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function DefaultLayout() {
  useLocale();
  return (
    <div className={styles['shell']}>
      <header className={styles['header']}>
        <Brand to={paths.index()} />
        <div className={styles['actions']}>
          <LanguageSwitch />
          <SchemeSwitch />
          <AccountLinks />
        </div>
      </header>
      <Content className={styles['content']}>
        <Outlet />
      </Content>
      <footer className={styles['footer']}>
        <ConsentSwitch />
      </footer>
    </div>
  );
}

function AccountLinks() {
  const signedIn = useIsSignedIn();
  const { pathname } = useLocation();
  if (signedIn) {
    return (
      <>
        <Button component={Link} to={paths.logout()} variant="subtle" color="gray" visibleFrom="sm">
          {m.shell_sign_out()}
        </Button>
        <Button component={Link} to={paths.home()} variant="light">
          {m.shell_to_product()}
        </Button>
      </>
    );
  }
  const atLogin = isAt(pathname, patterns.login);
  return (
    <>
      {!atLogin && (
        <Button component={Link} to={paths.login()} variant="subtle" color="gray">
          {m.shell_sign_in()}
        </Button>
      )}
      {!isAt(pathname, patterns.signup) && (
        <Button component={Link} to={paths.signup()} variant="light" {...(!atLogin && { visibleFrom: 'xs' })}>
          {m.shell_sign_up()}
        </Button>
      )}
    </>
  );
}
