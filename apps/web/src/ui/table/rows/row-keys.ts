import { type RefObject, useEffect } from 'react';
import { isSingleKey } from '../../../browser/single-keys.ts';

/** By the physical key, so that a Russian layout has the same shortcuts. */
const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/** `J` and `K` move the focus between the links of rows; Enter follows the link as usual. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = STEPS[event.code];
      if (step === undefined || event.shiftKey || !isSingleKey(event)) return;
      const links = [...(box.current?.querySelectorAll('tbody tr') ?? [])].flatMap((row) => {
        const link = row.querySelector('a');
        return link ? [link] : [];
      });
      const index = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      const next = index < 0 ? links.at(step === 1 ? 0 : -1) : links[index + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
