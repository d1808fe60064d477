import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ActionIcon.css';
import { IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../paths.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import { Content } from '../content.tsx';
import { AccountMenu } from '../header/account-menu.tsx';
import { Brand } from '../header/brand.tsx';
import styles from './supplier-layout.module.css';

/**
 * The layout of every /zakupki page for an invited supplier: names the buyer, and has no account settings.
 * @param children in place of the page
 */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function SupplierLayout({ children }: { children?: ReactNode }) {
  useLocale();
  const { data: me } = useGetMeQuery(undefined, { skip: !useIsSignedIn() });
  return (
    <div className={styles['shell']}>
      <header className={styles['header']}>
        <div className={`zk-row zk-gap-12 ${styles['inner']}`}>
          <Brand to={paths.home()} />
          <p className={`zk-fill zk-shrink ${styles['buyer']}`}>
            <span className="zk-secondary zk-tiny">{m.requests_buyer()}</span>
            <span className="zk-medium zk-truncate" title={me?.invitation?.buyerCompany}>
              {me?.invitation?.buyerCompany}
            </span>
          </p>
          <nav aria-label={m.shell_nav_label()}>
            <NavLink to={paths.orders()} end className={`zk-row zk-text zk-gap-8 ${styles['link']}`}>
              <IconList size={18} className="zk-icon" aria-hidden />
              <span>{m.requests_title()}</span>
            </NavLink>
          </nav>
          <AccountMenu isSupplier />
        </div>
      </header>
      <Content className={styles['content']}>{children ?? <Outlet />}</Content>
    </div>
  );
}
