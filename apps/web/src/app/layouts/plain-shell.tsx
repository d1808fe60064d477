import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { m } from '#messages';
import { SUPPORT_LINK } from '../../entities/user/support-email.ts';
import { paths } from '../../paths.ts';
import { ConsentSwitch } from '../../telemetry/consent-switch.tsx';
import { Content } from './content.tsx';
import { Brand } from './header/brand.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import { SchemeSwitch } from './header/scheme-switch.tsx';
import styles from './plain-shell.module.css';

type PlainShellProps = {
  /** Target of the brand link. */
  readonly home: string;
  /** Shown beside the language and colour switches. */
  readonly actions: ReactNode;
  /** In place of the page. */
  readonly children?: ReactNode;
};

/** Header, screen and footer of the layouts outside the product. */
export function PlainShell({ home, actions, children }: PlainShellProps) {
  return (
    <div className={styles['shell']}>
      <header className={`zk-row zk-between zk-gap-16 ${styles['header']}`}>
        <Brand to={home} />
        <div className="zk-row zk-gap-4">
          <LanguageSwitch />
          <SchemeSwitch />
          {actions}
        </div>
      </header>
      <Content className={styles['content']}>{children ?? <Outlet />}</Content>
      <footer className={`zk-wrap zk-gap-4-16 ${styles['footer']}`}>
        <Link to={paths.terms()} className="zk-target">
          {m.legal_terms()}
        </Link>
        <Link to={paths.privacy()} className="zk-target">
          {m.legal_privacy()}
        </Link>
        <a href={SUPPORT_LINK} className="zk-target">
          {m.account_support()}
        </a>
        <ConsentSwitch />
      </footer>
    </div>
  );
}
