import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../../i18n/locale.ts';
import styles from './settings-layout.module.css';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** A side list of the sections, tabs on phones, and the section itself. */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function SettingsLayout() {
  useLocale();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On phones the list scrolls sideways.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <div className={styles['layout']}>
      <nav className={styles['sections']} aria-label={m.settings_title()}>
        <ul ref={list} className={styles['list']}>
          {SETTINGS_SECTIONS.map(({ to, Icon, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={`zk-row zk-gap-8 zk-nowrap zk-text zk-undecorated ${styles['link']}`}
                // Browsers leave a focused link at the edge partly hidden.
                onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
              >
                <Icon size={16} className="zk-icon" aria-hidden />
                {label()}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`zk-in-order ${styles['section']}`}>
        <Outlet />
      </div>
    </div>
  );
}
