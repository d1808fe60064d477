import { Suspense, useEffect, useState } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { onPaletteRequest } from './palette-trigger.ts';

const Palette = loadPart(() => import('./palette.tsx'));
const ShortcutsDialog = loadPart(() => import('./shortcuts-dialog.tsx'));

type Open = 'palette' | 'shortcuts' | null;

/** Opens the palette (Ctrl/⌘ K) and the list of shortcuts (`?`), both loaded at first use. */
export function ShortcutHost() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  useEffect(() => onPaletteRequest(() => setOpen('palette')), []);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault();
        setOpen('palette');
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
        setOpen('shortcuts');
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
