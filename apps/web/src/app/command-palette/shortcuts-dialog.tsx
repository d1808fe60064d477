import { useState } from 'react';
import { m } from '#messages';
import { areSingleKeysOn, setSingleKeys } from '../../browser/single-keys.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { pageShortcuts } from '../../ui/layout/page-shortcuts.ts';
import styles from './shortcuts-dialog.module.css';
import { CheckField } from '../../ui/field/check-field.tsx';

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], what: () => m.shell_shortcut_palette() },
  { keys: ['Esc'], what: () => m.shell_shortcut_close() },
  { keys: ['Tab'], what: () => m.shell_shortcut_next() },
  { keys: ['Space'], what: () => m.shell_shortcut_peek() },
];

const SINGLE_KEYS = [
  { keys: ['C'], what: () => m.shell_palette_create_order() },
  { keys: ['G', 'O'], what: () => m.shell_nav_orders() },
  { keys: ['G', 'S'], what: () => m.shell_nav_suppliers() },
  { keys: ['G', 'H'], what: () => m.shell_nav_home() },
  { keys: ['/'], what: () => m.shell_shortcut_search() },
  { keys: ['?'], what: () => m.shell_shortcut_list() },
  { keys: ['J', 'K'], what: () => m.shell_shortcut_rows() },
];

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const [isOn, setOn] = useState(areSingleKeysOn);
  function change(on: boolean) {
    setSingleKeys(on);
    setOn(on);
  }
  return (
    <Dialog centered={false} onClose={onClose} title={m.shell_shortcuts()}>
      <dl className={`zk-stack zk-gap-8 ${styles['list']}`}>
        {[...pageShortcuts(), ...SHORTCUTS, ...(isOn ? SINGLE_KEYS : [])].map(({ keys, what }) => (
          <div key={keys.join('+')}>
            <dt className="zk-flex zk-gap-4">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what()}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        className={`zk-rule ${styles['switch']}`}
        label={m.shell_shortcuts_single()}
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
