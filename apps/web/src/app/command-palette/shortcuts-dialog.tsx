import { m } from '#messages';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { pageShortcuts } from '../../ui/layout/page-shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], what: () => m.shell_shortcut_palette() },
  { keys: ['?'], what: () => m.shell_shortcut_list() },
  { keys: ['Esc'], what: () => m.shell_shortcut_close() },
  { keys: ['Tab'], what: () => m.shell_shortcut_next() },
];

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  return (
    <Dialog centered={false} onClose={onClose} title={m.shell_shortcuts()}>
      <dl className={`zk-stack zk-gap-8 ${styles['list']}`}>
        {[...pageShortcuts(), ...SHORTCUTS].map(({ keys, what }) => (
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
    </Dialog>
  );
}
