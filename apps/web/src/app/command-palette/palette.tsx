import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { listKeyOf, ListKeys } from './list-keys.ts';
import styles from './palette.module.css';

const PaletteList = loadPart(() => import('./palette-list.tsx'));

type PaletteProps = {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
};

/** The dialog and its input are part of the first chunk: they appear at once, and keep keys typed while the list loads. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  useFocusReturn();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<string>();
  const [keys] = useState(() => new ListKeys());

  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const key = listKeyOf(event.key);
    if (!key || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keys.press(key);
  }

  return (
    <dialog
      ref={dialog}
      closedby="any"
      className={styles['dialog']}
      aria-label={m.shell_palette()}
      onCancel={(event) => {
        // The browser would close it now and report that later: a shortcut pressed in between would be lost.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`zk-row zk-gap-8 ${styles['search']}`}>
        <IconSearch size={18} className="zk-icon" aria-hidden />
        <input
          ref={input}
          className="zk-fill zk-shrink"
          role="combobox"
          aria-label={m.shell_search_label()}
          aria-expanded={active !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          placeholder={m.shell_search()}
          value={words}
          onChange={({ currentTarget }) => {
            keys.forgetEnter();
            setWords(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles['close']} aria-label={m.shell_close()} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <Suspense>
        <PaletteList
          id={listId}
          words={words}
          onActive={setActive}
          keys={keys}
          onClose={onClose}
          onShortcuts={onShortcuts}
        />
      </Suspense>
    </dialog>
  );
}
