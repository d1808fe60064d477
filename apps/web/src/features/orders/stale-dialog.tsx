import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Moment } from '../../ui/moment.tsx';
import { differences } from './order-differences.ts';
import styles from './order-editor.module.css';
import type { OrderValues } from './order-values.ts';

export interface StaleDialogProps {
  /** What stands in the form. */
  readonly mine: OrderValues;
  /** The order as somebody else left it. */
  readonly theirs: Order;
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
}

/** Two people changed the same order: what differs, and whose version goes on. Nothing is overwritten unasked. */
export function StaleDialog({ mine, theirs, onKeep }: StaleDialogProps) {
  const rows = differences(mine, theirs);
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={m.order_editor_stale_title({ number: theirs.number })}
    >
      <p>
        {m.order_editor_stale_text()} <Moment iso={theirs.updatedAt} />
      </p>
      {rows.length > 0 && (
        <table className={styles['theirs']}>
          <thead>
            <tr>
              <th scope="col">{m.order_editor_stale_field()}</th>
              <th scope="col">{m.order_editor_stale_mine()}</th>
              <th scope="col">{m.order_editor_stale_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine: own, theirs: other }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{own || '—'}</td>
                <td>{other || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles['dialogActions']}>
        <Button variant="default" onClick={() => onKeep('theirs')}>
          {m.order_editor_stale_take()}
        </Button>
        <Button onClick={() => onKeep('mine')}>{m.order_editor_stale_keep()}</Button>
      </div>
    </Modal>
  );
}
