import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { Difference } from './form-differences.ts';
import { useFocusReturn } from '../overlay/focus-return.ts';
import { DifferenceTable } from '../table/difference-table.tsx';
import { Moment } from '../value/moment.tsx';
import { Dialog } from '../overlay/dialog.tsx';

type StaleDialogProps = {
  readonly title: string;
  readonly changedAt: string;
  readonly differences: readonly Difference<ReactNode>[];
  readonly onKeep: (whose: 'mine' | 'theirs') => void;
};

/**
 * For a record with a version saved elsewhere (another user, tab or device): shows the differences and asks which
 * version to keep.
 */
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
        <DifferenceTable
          headers={[m.editor_stale_field(), m.editor_stale_mine(), m.editor_stale_theirs()]}
          differences={differences.map(({ label, mine, theirs }) => ({ label, before: mine, after: theirs }))}
        />
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
