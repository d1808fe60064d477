import { IconHome, IconList, IconPresentation, IconShieldCog, IconTicket } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { m } from '#messages';
import { isAdministrator, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { paths } from '../../../paths.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import styles from './navigation-links.module.css';

const LINKS = [
  { to: paths.home(), end: true, Icon: IconHome, text: () => m.shell_nav_home() },
  { to: paths.orders(), end: false, Icon: IconList, text: () => m.shell_nav_orders() },
  { to: paths.webinar(), end: true, Icon: IconPresentation, text: () => m.shell_nav_webinar() },
  { to: paths.promoCode(), end: true, Icon: IconTicket, text: () => m.shell_nav_promo_code() },
];

const ADMIN = { to: paths.admin(), end: false, Icon: IconShieldCog, text: () => m.shell_nav_admin() };

export function NavigationLinks({ collapsed = false }: { collapsed?: boolean }) {
  const { data: me } = useGetMeQuery(undefined, { skip: !useIsSignedIn() });
  const links = me && isAdministrator(me) ? [...LINKS, ADMIN] : LINKS;
  return (
    <nav aria-label={m.shell_nav_label()}>
      <ul className="zk-stack zk-gap-2">
        {links.map(({ to, end, Icon, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={styles['link'] ?? ''}
              {...(collapsed && { 'aria-label': text(), title: text() })}
            >
              <Icon size={20} className="zk-icon" aria-hidden />
              {!collapsed && text()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
