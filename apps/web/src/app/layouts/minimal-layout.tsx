import { Button } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { paths } from '../../paths.ts';
import { ConsentSwitch } from '../../telemetry/consent-switch.tsx';
import { Content } from './content.tsx';
import { Brand } from './header/brand.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import styles from './plain-layout.module.css';
import { SchemeSwitch } from './header/scheme-switch.tsx';

/** The layout of steps that must be completed first: no navigation. */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function MinimalLayout() {
  useLocale();
  return (
    <div className={styles['shell']}>
      <header className={`zk-row zk-between zk-gap-16 ${styles['header']}`}>
        <Brand to={paths.index()} />
        <div className="zk-row zk-gap-4">
          <LanguageSwitch />
          <SchemeSwitch />
          <Button component={Link} to={paths.logout()} variant="subtle" color="gray">
            {m.shell_sign_out()}
          </Button>
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
