import { type RefObject, useEffect } from 'react';
import { isSingleKey } from '../../browser/single-keys.ts';

/** By the key's place on the keyboard, so that a Russian layout has the same shortcuts. */
const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/** `J` and `K` move the focus between the links of rows; Enter opens the link as anywhere. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = STEPS[event.code];
      if (step === undefined || event.shiftKey || !isSingleKey(event)) return;
      const links = [...(box.current?.querySelectorAll('tbody tr') ?? [])].flatMap((row) => {
        const link = row.querySelector('a');
        return link ? [link] : [];
      });
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      const next = at < 0 ? links.at(step === 1 ? 0 : -1) : links[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
