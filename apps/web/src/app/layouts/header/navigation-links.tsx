import {
  IconAddressBook,
  IconChartLine,
  IconHome,
  IconList,
  IconPresentation,
  IconShieldCog,
  IconTicket,
  IconUsers,
  IconUserShare,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { m } from '#messages';
import { isAdministrator, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { paths } from '../../../paths.ts';
import { wasAdministrator } from '../../../session/last-role.ts';
import { useImpersonatedId, useIsSignedIn } from '../../../session/session-context.ts';
import styles from './navigation-links.module.css';

const LINKS = [
  { to: paths.home(), end: true, Icon: IconHome, text: () => m.shell_nav_home() },
  { to: paths.orders(), end: false, Icon: IconList, text: () => m.shell_nav_orders() },
  { to: paths.suppliers(), end: false, Icon: IconAddressBook, text: () => m.shell_nav_suppliers() },
  { to: paths.webinar(), end: true, Icon: IconPresentation, text: () => m.shell_nav_webinar() },
  { to: paths.promoCode(), end: true, Icon: IconTicket, text: () => m.shell_nav_promo_code() },
];

const ADMIN_LINKS = [
  { to: paths.admin(), end: true, Icon: IconShieldCog, text: () => m.shell_nav_admin() },
  { to: paths.statsSummary(), end: true, Icon: IconChartLine, text: () => m.shell_nav_statistics() },
  { to: paths.statsDetails(), end: true, Icon: IconUsers, text: () => m.shell_nav_customers() },
  { to: paths.referrers(), end: false, Icon: IconUserShare, text: () => m.shell_nav_referrers() },
];

export function NavigationLinks({ collapsed = false }: { collapsed?: boolean }) {
  const { data: me } = useGetMeQuery(undefined, { skip: !useIsSignedIn() });
  const isImpersonating = useImpersonatedId() !== null;
  return (
    <nav aria-label={m.shell_nav_label()}>
      <Links links={LINKS} collapsed={collapsed} />
      {(me ? isAdministrator(me) : isImpersonating || wasAdministrator()) && (
        <Links links={ADMIN_LINKS} collapsed={collapsed} />
      )}
    </nav>
  );
}

function Links({ links, collapsed }: { links: typeof LINKS; collapsed: boolean }) {
  return (
    <ul className={`zk-stack zk-gap-2 ${styles['group']}`}>
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
  );
}
