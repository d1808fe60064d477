import { Button } from '@mantine/core';
import { m } from '#messages';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { type Difference, DifferenceTable } from '../../../ui/table/difference-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type AwardStaleProps = {
  readonly number: string;
  /** Null when only the bids of the order changed. */
  readonly changedAt: string | null;
  /** Null until the current bids have loaded. */
  readonly changes: readonly Difference[] | null;
  readonly onClose: () => void;
};

/** Shown when another user has changed the order or its bids. Nothing is awarded and the choice is preserved. */
export function AwardStale({ number, changedAt, changes, onClose }: AwardStaleProps) {
  useFocusReturn();
  return (
    <Dialog size="lg" onClose={onClose} title={m.award_stale_title({ number })}>
      <p>
        {m.award_stale_text()}
        {changedAt !== null && (
          <>
            {' '}
            {m.award_stale_at()} <Moment iso={changedAt} />.
          </>
        )}
      </p>
      {changes && changes.length > 0 && (
        <DifferenceTable
          headers={[m.award_stale_what(), m.award_stale_was(), m.award_stale_is()]}
          differences={changes}
        />
      )}
      {changes?.length === 0 && <p className="zk-secondary">{m.award_stale_elsewhere()}</p>}
      <div className="zk-flex zk-wrap zk-trailing zk-mt-16 zk-gap-8">
        <Button onClick={onClose} data-autofocus>
          {m.award_stale_again()}
        </Button>
      </div>
    </Dialog>
  );
}
