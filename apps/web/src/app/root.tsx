import { type MouseEvent, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { m } from '#messages';
import { markDocument, useLocale } from '../i18n/locale.ts';
import { PopupHost } from '../ui/popup-host.tsx';
import { CONTENT_ID } from './content.tsx';
import { ErrorPage } from './error-page.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NoticeHost } from './notice-host.tsx';
import styles from './root.module.css';
import { ShortcutHost } from './shortcut-host.tsx';

/** Around every layout: what is there on every page whatever it shows. */
export function Root() {
  useLocale();
  useEffect(markDocument, []);
  return (
    <>
      <a className={styles['skip']} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {m.shell_skip_to_content()}
      </a>
      <NavigationProgress />
      <Outlet />
      <ShortcutHost />
      <NoticeHost />
      <PopupHost />
      <ScrollRestoration />
    </>
  );
}

// Moves the focus without writing a fragment into the address, which holds the page's state.
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

/** When not even a layout could be shown. */
export function RootError() {
  useLocale();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles['bare']}>
      <ErrorPage />
    </main>
  );
}
