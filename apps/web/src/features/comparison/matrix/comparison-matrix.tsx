import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import { useTextVersion } from '../../../i18n/locale.ts';
import { Matrix, type MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import type { ComparisonQuery } from '../comparison-query.ts';
import type { ComparisonLayout, Entry } from '../comparison-model.ts';
import { comparisonParts } from './matrix-parts.ts';

const SIZES = { head: 104, foot: 44 };
/** Pixels. A narrow matrix truncates the names of lines to show more suppliers. */
const LEAD = { wide: 280, narrow: 216, isNarrowBelow: 800 };
/** Pixels. Few columns share the available width; many get the minimum. */
const COLUMN = { least: 172, most: 300 };
/** Pixels, left and right. */
const BORDERS = 2;
const HEIGHTS = { term: 28, lot: 32, line: 36 } as const;

const idOf = ({ id }: { readonly id: string }) => id;
const heightOf = ({ kind }: Entry) => HEIGHTS[kind];
const lookOf = ({ kind }: Entry) => (kind === 'lot' ? 'group' : undefined);

type ComparisonMatrixProps = {
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (target: MatrixTarget, by: 'choice' | 'move') => void;
};

export function ComparisonMatrix({ comparison, layout, query, changed, onOpen }: ComparisonMatrixProps) {
  const { currency, basis } = comparison;
  const { prices, pinned } = query;
  const textVersion = useTextVersion();
  const count = layout.entries.filter(({ kind }) => kind === 'line').length;
  const corner = [m.comparison_lines({ count }), m.comparison_split_suppliers({ count: layout.columns.length })].join(
    ' · ',
  );
  const parts = useMemo(
    () => comparisonParts({ currency, basis, prices, changed }, pinned, corner),
    // Cells stay memoized until a dependency changes; a new language changes all of them.
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
    [currency, basis, prices, changed, pinned, corner, textVersion],
  );
  const { ref, width: measured } = useElementSize();
  // The measured width is zero in print: keep the last one.
  const [width, setWidth] = useState(0);
  if (measured > 0 && measured !== width) setWidth(measured);
  const lead = width < LEAD.isNarrowBelow ? LEAD.narrow : LEAD.wide;
  const share = Math.floor((width - lead - BORDERS) / Math.max(layout.columns.length, 1));
  const column = Math.min(Math.max(share, COLUMN.least), COLUMN.most);
  const sizes = useMemo(() => ({ ...SIZES, lead, column }), [lead, column]);
  const isLine = (id: string | null) => layout.lines.some((entry) => entry.id === id);

  return (
    <div ref={ref}>
      {width > 0 && (
        <Matrix<Entry, ComparedBid>
          label={m.comparison_label()}
          rows={layout.rows}
          columns={layout.columns}
          rowId={idOf}
          columnId={idOf}
          rowHeight={heightOf}
          rowLook={lookOf}
          sizes={sizes}
          parts={parts}
          pinned={layout.pinned}
          opened={query.opened}
          onOpen={({ row, column }, by) => {
            // Terms and lots open the supplier's details.
            const target = { row: isLine(row) ? row : null, column };
            if (target.row !== null || target.column !== null) onOpen(target, by);
          }}
        />
      )}
    </div>
  );
}
