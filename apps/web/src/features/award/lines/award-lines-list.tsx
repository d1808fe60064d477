import { Button } from '@mantine/core';
import type { Allocation } from '@zakupki/api-client/schema';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { IconPencil } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '#messages';
import { lineCoverage, placeKey, sharesOf, coverageOf, type TypedShares } from '../editor/award-choice.ts';
import { AwardLineRow, type LineChanges, shareFieldId } from './award-line-row.tsx';
import { sum } from '@zakupki/procurement/decimals/decimal';
import type { AwardLine } from './award-lines.ts';
import { ChosenLines } from './chosen-lines.tsx';
import styles from './award-lines.module.css';
import { SelectField } from '../../../ui/field/select-field.tsx';

/** Shorter lists are not virtualized, so that the browser's text search works. */
const VIRTUALIZE_ABOVE = 60;
const ROW_HEIGHT = 76;
const OVERSCAN = 8;

export const LINE_FILTERS = ['all', 'open', 'split', 'dearer'] as const;
type LineFilter = (typeof LINE_FILTERS)[number];

type AwardLinesListProps = {
  readonly lines: readonly AwardLine[];
  readonly currency: string;
  /** Null in the modes that allocate automatically. */
  readonly shares: TypedShares | null;
  readonly allocations: readonly Allocation[];
  /** Whether the allocations belong to the current choice. */
  readonly isCurrent: boolean;
  readonly problems: ReadonlyMap<string, string>;
  readonly changes: LineChanges;
  readonly filter: LineFilter;
  readonly onFilter: (filter: LineFilter) => void;
  /** Copies the allocations into manual mode; absent in manual mode. */
  readonly onEditManually?: (() => void) | undefined;
};

export function AwardLinesList(props: AwardLinesListProps) {
  const { lines, currency, shares, allocations, isCurrent, filter, onFilter, onEditManually } = props;
  const byLine = useMemo(() => Map.groupBy(allocations, ({ orderItemId }) => orderItemId), [allocations]);
  const groups = useMemo(() => groupsOf(lines, shares, byLine), [lines, shares, byLine]);
  // Lines that matched when the filter was chosen stay in the list: the user may be editing them.
  const [snapshot, setSnapshot] = useState<{ filter: LineFilter; ids: ReadonlySet<string> } | null>(null);
  const visibleLines = useMemo(() => {
    if (filter === 'all') return lines;
    const ids = snapshot?.filter === filter ? snapshot.ids : groups[filter];
    return lines.filter(({ id }) => ids.has(id) || groups[filter].has(id));
  }, [lines, filter, snapshot, groups]);

  function choose(next: LineFilter) {
    setSnapshot(next === 'all' ? null : { filter: next, ids: groups[next] });
    onFilter(next);
  }

  return (
    <section className="zk-stack zk-shrink zk-column zk-gap-10" aria-labelledby="award-lines">
      <div className="zk-row zk-wrap zk-gap-8-12">
        <h2 className="zk-fill zk-large" id="award-lines">
          {m.award_lines()}
        </h2>
        <SelectField
          label={m.award_show()}
          isLabelHidden
          value={filter}
          // The options are the filters.
          onChange={(event) => choose(event.currentTarget.value as LineFilter)}
        >
          {LINE_FILTERS.map((name) => (
            <option key={name} value={name}>
              {`${FILTER_WORDS[name]()} · ${name === 'all' ? lines.length : groups[name].size}`}
            </option>
          ))}
        </SelectField>
        {onEditManually && (
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEditManually}>
            {m.award_by_hand()}
          </Button>
        )}
      </div>
      {visibleLines.length === 0 ? (
        <p className={`zk-frame zk-secondary ${styles['empty']}`}>{m.award_no_lines()}</p>
      ) : shares === null ? (
        <ChosenLines lines={visibleLines} byLine={byLine} currency={currency} isCurrent={isCurrent} />
      ) : (
        <Rows {...props} shares={shares} visibleLines={visibleLines} byLine={byLine} />
      )}
    </section>
  );
}

const FILTER_WORDS: Readonly<Record<LineFilter, () => string>> = {
  all: () => m.award_show_all(),
  open: () => m.award_show_open(),
  split: () => m.award_show_split(),
  dearer: () => m.award_show_dearer(),
};

type Groups = Readonly<Record<Exclude<LineFilter, 'all'>, ReadonlySet<string>>>;

function groupsOf(
  lines: readonly AwardLine[],
  shares: TypedShares | null,
  byLine: ReadonlyMap<string, readonly Allocation[]>,
): Groups {
  const open = new Set<string>();
  const split = new Set<string>();
  const dearer = new Set<string>();
  for (const line of lines) {
    const lineAllocations = byLine.get(line.id) ?? [];
    const typed = shares && sharesOf(shares, line.id);
    const coverage = typed
      ? lineCoverage(line, typed)
      : coverageOf(line, sum(lineAllocations.map(({ quantity }) => quantity)));
    if (coverage.state === 'none' || coverage.state === 'part') open.add(line.id);
    if ((typed ?? lineAllocations).length > 1) split.add(line.id);
    if (lineAllocations.some(({ isBestPrice }) => !isBestPrice)) dearer.add(line.id);
  }
  return { open, split, dearer };
}

type RowsProps = {
  readonly shares: TypedShares;
  readonly visibleLines: readonly AwardLine[];
  readonly byLine: ReadonlyMap<string, readonly Allocation[]>;
} & AwardLinesListProps;

const NO_ALLOCATIONS: readonly Allocation[] = [];

function Rows({ visibleLines, byLine, currency, shares, isCurrent, problems, changes }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  // The line with the focus stays rendered while scrolling.
  const [focusedIndex, setFocusedIndex] = useState(-1);
  const { isVirtual, height, rendered, measure } = useWindowedLines(list, visibleLines, focusedIndex);

  const row = (line: AwardLine): ReactNode => {
    const typed = sharesOf(shares, line.id);
    return (
      <AwardLineRow
        line={line}
        currency={currency}
        shares={typed}
        allocations={byLine.get(line.id) ?? NO_ALLOCATIONS}
        problems={typed.map((_, index) => problems.get(placeKey({ lineId: line.id, index })) ?? null)}
        changes={changes}
      />
    );
  };
  return (
    // The list listens for focus on its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={`zk-card zk-small zk-relative ${styles['lines']}`}
      data-stale={!isCurrent}
      style={isVirtual ? { height } : undefined}
      data-virtual={isVirtual}
      onKeyDown={moveBetweenFields}
      onFocus={({ target }) => setFocusedIndex(Number(target.closest('li')?.dataset['index'] ?? -1))}
      onBlur={() => setFocusedIndex(-1)}
    >
      {rendered.map(({ index, offset }) => {
        const line = visibleLines[index];
        return line ? (
          <li
            key={line.id}
            ref={isVirtual ? measure : null}
            data-index={index}
            className={styles['line']}
            aria-label={m.award_line_named({ line: line.position, name: line.name })}
            aria-posinset={index + 1}
            aria-setsize={visibleLines.length}
            style={isVirtual ? { transform: `translateY(${offset}px)` } : undefined}
          >
            {row(line)}
          </li>
        ) : null;
      })}
    </ol>
  );
}

/** Returns the lines to render, with their offset: those near the viewport and the one at `focusedIndex`. */
function useWindowedLines(list: RefObject<HTMLElement | null>, lines: readonly AwardLine[], focusedIndex: number) {
  const [top, setTop] = useState(0);
  const isVirtual = lines.length > VIRTUALIZE_ABOVE;
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [list, lines.length]);
  // Rows are memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    enabled: isVirtual,
    getItemKey: (index) => lines[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range: Range) => {
        const rendered = defaultRangeExtractor(range);
        return focusedIndex < 0 || focusedIndex >= range.count || rendered.includes(focusedIndex)
          ? rendered
          : [...rendered, focusedIndex].toSorted((a, b) => a - b);
      },
      [focusedIndex],
    ),
  });
  return {
    isVirtual,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    rendered: isVirtual
      ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, offset: start - top }))
      : lines.map((_, index) => ({ index, offset: 0 })),
  };
}

/** Enter and the arrow keys go to the next field of any line. */
function moveBetweenFields(event: KeyboardEvent<HTMLOListElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || !target.closest('li')) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = fields[fields.indexOf(target) + step];
  next?.focus();
  next?.select();
}

/** Focuses a field with a problem. */
export function focusShare(place: { lineId: string; index: number }): void {
  const field = document.getElementById(shareFieldId(place, 'quantity'));
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
