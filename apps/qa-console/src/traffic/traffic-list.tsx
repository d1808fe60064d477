import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import type { Names } from '../people/names.ts';
import { requesterName } from './traffic-filter.ts';
import styles from './traffic-list.module.css';
import { TrafficRow } from './traffic-row.tsx';

type TrafficListProps = {
  readonly requests: readonly LoggedRequest[];
  readonly names: Names;
  readonly onOpen: (id: string) => void;
  /** Called when the user scrolls away from the newest rows, and back. */
  readonly onAway: (isAway: boolean) => void;
  readonly onPress: () => void;
};

const ROW_PX = 49;
/** Pixels of scrolling that do not count as scrolling away. */
const AWAY_PX = 24;

/** Virtualized. */
export function TrafficList({ requests, names, onOpen, onAway, onPress }: TrafficListProps) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  // An unmounted list is not scrolled away.
  useEffect(() => () => onAway(false), [onAway]);
  // oxlint-disable-next-line react/incompatible-library -- rows get no functions of the virtualizer, so they can be memoized
  const virtualList = useVirtualizer({
    count: requests.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => requests[index]?.id ?? index,
    overscan: 10,
  });
  return (
    // Scrollable areas need keyboard focus.
    <div
      ref={box}
      className={styles['box']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas need keyboard focus
      tabIndex={0}
      role="region"
      aria-label="Requests"
      onPointerDown={onPress}
      onScroll={(event) => onAway(event.currentTarget.scrollTop > AWAY_PX)}
    >
      <ul
        className={styles['rows']}
        style={{ height: virtualList.getTotalSize() }}
        aria-label={`${requests.length} requests, newest first`}
      >
        {virtualList.getVirtualItems().map(({ index, key, start }) => {
          const request = requests[index];
          return (
            request && (
              <li
                key={key}
                ref={virtualList.measureElement}
                data-index={index}
                className={styles['place']}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={index + 1}
                aria-setsize={requests.length}
              >
                <TrafficRow request={request} who={requesterName(request, names)} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
