import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';

const OVERSCAN = 12;

type RowWindowProps = {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In pixels. */
  readonly rowHeight: number;
  readonly onEndReached: (() => void) | undefined;
  /** Renders the rows `[from, to)`. */
  readonly children: (from: number, to: number) => ReactNode;
};

/** Renders the rows in sight of a long table, with the height of all. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function RowWindow({ box, count, rowHeight, onEndReached, children }: RowWindowProps) {
  // Rows only use their own index; they are memoized by hand.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (to >= count - OVERSCAN) onEndReached?.();
  }, [to, count, onEndReached]);
  return (
    <>
      {from > 0 && <Gap height={from * rowHeight} />}
      {children(from, to)}
      {to < count && <Gap height={(count - to) * rowHeight} />}
    </>
  );
}

// Keeps the height of rows that are not rendered.
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}
