import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fewer rows are all rendered, so that the browser can find and print their text. */
const MAX_UNVIRTUALIZED = 50;
const OVERSCAN = 8;
/** Estimated heights of a row, and of a card on a phone. */
const ROW_HEIGHT = 36;
const CARD_HEIGHT = 420;
const CARDS = '(width < 48em)';

interface RowWindow {
  readonly isPartial: boolean;
  /** The rows to render, in order, each with the height skipped before it. */
  readonly rows: readonly { readonly index: number; readonly gap: number }[];
  /** Ref of the element around the rows, whose position is measured. */
  readonly body: RefCallback<HTMLElement>;
  /** Ref of each row's element, which has its index as `data-index`; rows differ in height. */
  readonly measure: RefCallback<HTMLElement>;
  /** Renders a row synchronously and keeps it rendered, as it has the focus. */
  readonly keep: (index: number) => void;
}

/**
 * The rows of a long table to render: those in view, the first and last for Tab, and the kept one with its neighbours.
 * Short tables are rendered as a whole.
 */
export function useRowWindow(count: number): RowWindow {
  const isPartial = count > MAX_UNVIRTUALIZED;
  const [kept, setKept] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  const element = useRef<HTMLElement>(null);
  // The virtualizer is read on every render, as it requires.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isPartial,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: () => (window.matchMedia(CARDS).matches ? CARD_HEIGHT : ROW_HEIGHT),
    rangeExtractor: (range) => withEnds(defaultRangeExtractor(range), kept, count),
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

  // Cards are many times as high as rows, so measurements of one do not fit the other.
  useEffect(() => {
    const cards = window.matchMedia(CARDS);
    const remeasure = () => virtualizer.measure();
    cards.addEventListener('change', remeasure);
    return () => cards.removeEventListener('change', remeasure);
  }, [virtualizer]);

  const items = isPartial ? virtualizer.getVirtualItems() : [];
  return {
    isPartial,
    rows: isPartial
      ? items.map(({ index, start }, at) => ({ index, gap: Math.max(0, start - (items[at - 1]?.end ?? top)) }))
      : Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
    body: (node) => {
      element.current = node;
    },
    measure: virtualizer.measureElement,
    keep: (index) => {
      if (!isPartial || index === kept) return;
      // The caller focuses the row at once.
      if (items.some((item) => item.index === index)) setKept(index);
      else flushSync(() => setKept(index));
    },
  };
}

function withEnds(range: readonly number[], kept: number | null, count: number): number[] {
  const around = kept === null ? [] : [kept - 1, kept, kept + 1];
  const indexes = new Set([0, ...range, ...around, count - 1].filter((index) => index >= 0 && index < count));
  return [...indexes].sort((a, b) => a - b);
}
