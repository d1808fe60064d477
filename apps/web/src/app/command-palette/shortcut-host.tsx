import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useIsSupplier } from '../../entities/user/me-api.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { isSingleKey } from '../../browser/single-keys.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { onPaletteRequest } from './palette-trigger.ts';
import { Palette } from './palette.tsx';

const ShortcutsDialog = loadPart(() => import('./shortcuts-dialog.tsx'));

type Open = 'palette' | 'shortcuts' | null;

/** The second key of a pair must follow within this time. */
const PAIR_MS = 1_500;

/** By the physical key, so that a Russian layout has the same shortcuts. */
const PAGES: Readonly<Record<string, string>> = {
  KeyO: paths.orders(),
  KeyH: paths.home(),
  KeyS: paths.suppliers(),
};

/** The shortcuts of all pages. Suppliers have few pages and no shortcuts. */
export function ShortcutHost() {
  return useIsSupplier() ? null : <Shortcuts />;
}

/** The palette (Ctrl/⌘ K), the list of shortcuts (`?`) and the single keys. */
function Shortcuts() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const navigate = useNavigate();
  const signedIn = useIsSignedIn();
  const goPressedAt = useRef(-PAIR_MS);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
      event.preventDefault();
      // The next key must find the field already focused.
      flushSync(() => setOpen('palette'));
      return;
    }
    if (!isSingleKey(event)) return;
    const isSecond = event.timeStamp - goPressedAt.current < PAIR_MS;
    goPressedAt.current = -PAIR_MS;
    const action = isSecond ? goTo(event.code) : actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });

  function goTo(code: string) {
    const page = PAGES[code];
    return page !== undefined && signedIn ? () => void navigate(page) : undefined;
  }

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === '?') return () => setOpen('shortcuts');
    if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey))
      return () => focusSearch() || flushSync(() => setOpen('palette'));
    if (!signedIn || event.shiftKey || event.repeat) return undefined;
    if (event.code === 'KeyC') return () => void navigate(paths.orderNew());
    if (event.code === 'KeyG') return () => (goPressedAt.current = event.timeStamp);
    return undefined;
  }

  useEffect(() => onPaletteRequest(() => flushSync(() => setOpen('palette'))), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      {open === 'palette' && <Palette onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
      <Suspense>{open === 'shortcuts' && <ShortcutsDialog onClose={close} />}</Suspense>
    </>
  );
}

/** Focuses the page's search field. Returns false when there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}
