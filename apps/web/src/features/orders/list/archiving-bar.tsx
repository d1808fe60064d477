import { Button } from '@mantine/core';
import type { OrderRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { SelectionBar } from '../../../ui/table/rows/selection-bar.tsx';
import { type Archiving, type Direction, isMovable } from './archiving.ts';

type ArchivingBarProps = {
  readonly orders: readonly OrderRow[];
  readonly direction: Direction;
  readonly archiving: Archiving;
  readonly onClear: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ArchivingBar({ orders, direction, archiving, onClear }: ArchivingBarProps) {
  const movable = orders.filter((order) => isMovable(order, direction));
  const unfinished = orders.length - movable.length;
  const count = movable.length;
  const text = (
    <>
      <strong>{m.orders_selected({ count: orders.length })}</strong>
      {unfinished > 0 && ` · ${m.orders_selected_unfinished({ count: unfinished })}`}
    </>
  );
  return (
    <SelectionBar text={text} onClear={onClear}>
      <Button
        loading={archiving.isBusy}
        disabled={count === 0}
        onClick={() => {
          void archiving.move(movable, direction);
          onClear();
        }}
      >
        {direction === 'archive' ? m.orders_to_archive({ count }) : m.orders_from_archive({ count })}
      </Button>
    </SelectionBar>
  );
}
