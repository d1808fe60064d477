import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE } from '../../browser/media.ts';

/** Up to this number all rows are rendered, so that the browser can find and print their text. */
const MAX_UNVIRTUALIZED = 50;
const OVERSCAN = 8;
/** Estimated heights of a row, and of a card on a phone. */
const ROW_HEIGHT = 36;
const CARD_HEIGHT = 420;

type RowWindow = {
  readonly isPartial: boolean;
  /** The rows to render, in order, each with the height of the skipped rows before it. */
  readonly rows: readonly { readonly index: number; readonly gap: number }[];
  /** Ref of the element around the rows, whose position is measured. */
  readonly body: RefCallback<HTMLElement>;
  /** Ref of each row's element, which has its index as `data-index`; rows differ in height. */
  readonly measure: RefCallback<HTMLElement>;
  /** Renders a row synchronously and keeps it rendered, for the focus. */
  readonly keep: (index: number) => void;
};

/**
 * The rows of a long table to render: those in view, the first and last for Tab, and the focused one with its
 * neighbours. Short tables are rendered in full.
 */
export function useRowWindow(count: number): RowWindow {
  const isPartial = count > MAX_UNVIRTUALIZED;
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  const element = useRef<HTMLElement>(null);
  // The virtualizer is read on every render, as it requires.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isPartial,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: () => (window.matchMedia(PHONE).matches ? CARD_HEIGHT : ROW_HEIGHT),
    rangeExtractor: (range) => withEnds(defaultRangeExtractor(range), focusedRow, count),
  });

  // Content above the rows may grow.
  useLayoutEffect(() => {
    if (!isPartial) return;
    const measure = () => {
      const { current } = element;
      if (current) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isPartial]);

  // Cards are much higher than rows, so a change between them invalidates the measurements.
  useEffect(() => {
    const cards = window.matchMedia(PHONE);
    const remeasure = () => virtualizer.measure();
    cards.addEventListener('change', remeasure);
    return () => cards.removeEventListener('change', remeasure);
  }, [virtualizer]);

  const items = isPartial ? virtualizer.getVirtualItems() : [];
  return {
    isPartial,
    rows: isPartial
      ? items.map(({ index, start }, place) => ({ index, gap: Math.max(0, start - (items[place - 1]?.end ?? top)) }))
      : Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
    body: (node) => {
      element.current = node;
    },
    measure: virtualizer.measureElement,
    keep: (index) => {
      if (!isPartial || index === focusedRow) return;
      // The caller focuses the row at once.
      if (items.some((item) => item.index === index)) setFocusedRow(index);
      else flushSync(() => setFocusedRow(index));
    },
  };
}

function withEnds(range: readonly number[], focused: number | null, count: number): number[] {
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  const indexes = new Set([0, ...range, ...around, count - 1].filter((index) => index >= 0 && index < count));
  return [...indexes].sort((a, b) => a - b);
}
