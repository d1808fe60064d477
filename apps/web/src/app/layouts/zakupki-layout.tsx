// Every screen of the product has fields.
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ActionIcon.css';
// Before the styles of menus and lists of options, which override it, in whichever file those are.
import '@mantine/core/styles/Popover.css';
import { ActionIcon, CloseButton, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { paths } from '../../paths.ts';
import { VisitRecorder } from '../command-palette/visit-recorder.tsx';
import { openPalette } from '../command-palette/palette-trigger.ts';
import { useIsPhone } from '../../browser/phone.ts';
import { savePreference, readPreference } from '../../browser/preference.ts';
import { Content } from './content.tsx';
import { loadIntendedPages } from './intended-pages.ts';
import { AccessChip } from './header/access-chip.tsx';
import { AccountMenu } from './header/account-menu.tsx';
import { Brand } from './header/brand.tsx';
import { NavigationLinks } from './header/navigation-links.tsx';
import { NotificationBell } from './header/notification-bell.tsx';
import styles from './zakupki-layout.module.css';

const SIDEBAR = 'sidebar';

/**
 * The layout of every /zakupki page: the menu at the side, search and account above.
 * @param children in place of the page
 */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function ZakupkiLayout({ children }: { children?: ReactNode }) {
  useLocale();
  const [collapsed, setCollapsed] = useState(() => readPreference(SIDEBAR) === 'collapsed');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isPhone = useIsPhone();
  useEffect(loadIntendedPages, []);

  function toggleSidebar() {
    savePreference(SIDEBAR, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  }

  return (
    <div className={styles['shell']} data-collapsed={collapsed}>
      {!isPhone && (
        <aside className={`zk-flex zk-gap-16 ${styles['sidebar']}`}>
          <div className={`zk-row ${styles['brand']}`}>
            <Brand to={paths.home()} compact={collapsed} />
          </div>
          <NavigationLinks collapsed={collapsed} />
          <ActionIcon
            className={styles['collapse']}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={collapsed ? m.shell_nav_expand() : m.shell_nav_collapse()}
            title={collapsed ? m.shell_nav_expand() : m.shell_nav_collapse()}
            onClick={toggleSidebar}
          >
            {collapsed ? <IconLayoutSidebarLeftExpand size={20} /> : <IconLayoutSidebarLeftCollapse size={20} />}
          </ActionIcon>
        </aside>
      )}
      {isDrawerOpen && <NavigationDrawer isPhone={isPhone} onClose={() => setDrawerOpen(false)} />}
      <header className={`zk-row zk-gap-12 ${styles['header']}`}>
        {isPhone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={m.shell_nav_open()}
            onClick={() => setDrawerOpen(true)}
          >
            <IconMenu2 size={20} />
          </ActionIcon>
        )}
        <UnstyledButton className={styles['search']} onClick={openPalette}>
          <IconSearch size={16} aria-hidden />
          <span className={`zk-fill zk-truncate ${styles['searchText']}`}>{m.shell_search()}</span>
          <kbd className={`zk-nowrap zk-tiny ${styles['keys']}`}>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
        </UnstyledButton>
        <div className="zk-row zk-push zk-gap-4">
          <AccessChip />
          <NotificationBell />
          <AccountMenu />
        </div>
      </header>
      {children === undefined && <VisitRecorder />}
      <Content className={styles['content']}>{children ?? <Outlet />}</Content>
    </div>
  );
}

/**
 * The menu on phones. Closes on Esc, on a click outside where the browser supports `closedby`, with each navigation, also
 * to the current page, and when the window becomes wide enough for the menu at the side.
 */
function NavigationDrawer({ isPhone, onClose }: { isPhone: boolean; onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  // Before the next key, which may be for the menu.
  useLayoutEffect(() => drawer.current?.showModal(), []);
  useEffect(() => {
    if (key !== openedAt.current || !isPhone) drawer.current?.close();
  }, [key, isPhone]);
  return (
    <dialog ref={drawer} closedby="any" className={styles['drawer']} aria-label={m.shell_nav_label()} onClose={onClose}>
      <div className={`zk-flex zk-pad-16 zk-gap-24 ${styles['drawerBody']}`}>
        <div className="zk-row zk-between">
          <Brand to={paths.home()} />
          <CloseButton size="lg" aria-label={m.shell_close()} onClick={() => drawer.current?.close()} />
        </div>
        <NavigationLinks />
      </div>
    </dialog>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
