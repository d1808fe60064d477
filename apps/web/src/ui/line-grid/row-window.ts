import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fewer rows than this are all drawn: the browser finds text in them and prints them. */
const ALL_UP_TO = 50;
const OVERSCAN = 8;
/** Heights before a row was seen: a row of cells, and on a phone a card. */
const ROW_HEIGHT = 36;
const CARD_HEIGHT = 420;
const CARDS = '(width < 48em)';

export interface RowWindow {
  readonly isPartial: boolean;
  /** The rows to draw, in order, with the height of what is left out before each. */
  readonly rows: readonly { readonly index: number; readonly gap: number }[];
  /** Goes around the rows: where they begin on the page is measured by it. */
  readonly body: RefCallback<HTMLElement>;
  /** For the element of each row, with its index as `data-index`: measures it, since rows differ in height. */
  readonly measure: RefCallback<HTMLElement>;
  /** Draws a row before returning, and keeps it drawn wherever the page is scrolled: it holds the focus. */
  readonly keep: (index: number) => void;
}

/**
 * Which rows of a long table on the page are drawn: those in view, the first and the last, so that Tab comes in and goes
 * out at the ends, and the one kept with its neighbours. A short table is drawn whole.
 */
export function useRowWindow(count: number): RowWindow {
  const isPartial = count > ALL_UP_TO;
  const [kept, setKept] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  const element = useRef<HTMLElement>(null);
  // The window itself is read anew in every drawing, as the hook asks.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isPartial,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: () => (window.matchMedia(CARDS).matches ? CARD_HEIGHT : ROW_HEIGHT),
    rangeExtractor: (range) => withEnds(defaultRangeExtractor(range), kept, count),
  });

  // What stands above the rows may grow: a message, a section opened.
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

  // Cards are many times as high as rows: what was measured of the one says nothing of the other.
  useEffect(() => {
    const cards = window.matchMedia(CARDS);
    const forget = () => virtualizer.measure();
    cards.addEventListener('change', forget);
    return () => cards.removeEventListener('change', forget);
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
      // Whoever asks goes to the row at once.
      if (items.some((item) => item.index === index)) setKept(index);
      else flushSync(() => setKept(index));
    },
  };
}

function withEnds(range: readonly number[], kept: number | null, count: number): number[] {
  const around = kept === null ? [] : [kept - 1, kept, kept + 1];
  const wanted = new Set([0, ...range, ...around, count - 1].filter((index) => index >= 0 && index < count));
  return [...wanted].sort((a, b) => a - b);
}
