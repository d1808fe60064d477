import { Button } from '@mantine/core';
import { m } from '#messages';
import type { Difference } from './form-differences.ts';
import styles from './form.module.css';
import { useFocusReturn } from '../overlay/focus-return.ts';
import { Moment } from '../value/moment.tsx';
import { Dialog } from '../overlay/dialog.tsx';

interface StaleDialogProps {
  readonly title: string;
  readonly changedAt: string;
  readonly differences: readonly Difference[];
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

/** Two people changed the same record: shows the differences and asks whose version to keep. */
export function StaleDialog({ title, changedAt, differences, onKeep }: StaleDialogProps) {
  useFocusReturn();
  return (
    <Dialog
      size="lg"
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={title}
    >
      <p>
        {m.editor_stale_text()} <Moment iso={changedAt} />
      </p>
      {differences.length > 0 && (
        <table className={`zk-table ${styles['theirs']}`}>
          <thead>
            <tr>
              <th scope="col">{m.editor_stale_field()}</th>
              <th scope="col">{m.editor_stale_mine()}</th>
              <th scope="col">{m.editor_stale_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '—'}</td>
                <td>{theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="zk-flex zk-wrap zk-trailing zk-mt-16 zk-gap-8">
        <Button variant="default" onClick={() => onKeep('theirs')}>
          {m.editor_stale_take()}
        </Button>
        <Button onClick={() => onKeep('mine')}>{m.editor_stale_keep()}</Button>
      </div>
    </Dialog>
  );
}
