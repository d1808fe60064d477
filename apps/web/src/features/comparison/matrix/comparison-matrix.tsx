import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import { useLocale } from '../../../i18n/locale.ts';
import { Matrix, type MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import type { ComparisonQuery } from '../comparison-address.ts';
import type { ComparisonLayout, Entry } from '../comparison-model.ts';
import { comparisonParts } from './matrix-parts.ts';

const SIZES = { head: 104, foot: 44, lead: 280 };
/** A few suppliers share the room there is; many have as much as a price and its marks need. */
const COLUMN = { least: 172, most: 300 };
/** Of the box, left and right. */
const BORDERS = 2;
const HEIGHTS = { term: 28, lot: 40, line: 60 } as const;

const idOf = ({ id }: { readonly id: string }) => id;
const heightOf = ({ kind }: Entry) => HEIGHTS[kind];
const lookOf = ({ kind }: Entry) => (kind === 'lot' ? 'group' : undefined);

export interface ComparisonMatrixProps {
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (target: MatrixTarget) => void;
}

/** The matrix itself, on screens wide enough for one. */
export function ComparisonMatrix({ comparison, layout, query, changed, onOpen }: ComparisonMatrixProps) {
  const { currency, basis } = comparison;
  const { prices, pinned } = query;
  const locale = useLocale();
  const count = layout.entries.filter(({ kind }) => kind === 'line').length;
  const corner = [m.comparison_lines({ count }), m.comparison_split_suppliers({ count: layout.columns.length })].join(
    ' · ',
  );
  const parts = useMemo(
    () => comparisonParts({ currency, basis, prices, changed }, pinned, corner),
    // Cells are kept as long as their parts are: a new language makes new ones.
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
    [currency, basis, prices, changed, pinned, corner, locale],
  );
  const { ref, width: measured } = useElementSize();
  // On paper it takes no room; back on screen it is as it was.
  const [width, setWidth] = useState(0);
  if (measured > 0 && measured !== width) setWidth(measured);
  const share = Math.floor((width - SIZES.lead - BORDERS) / Math.max(layout.columns.length, 1));
  const column = Math.min(Math.max(share, COLUMN.least), COLUMN.most);
  const sizes = useMemo(() => ({ ...SIZES, column }), [column]);
  const isLine = (id: string | null) => layout.lines.some((entry) => entry.id === id);

  return (
    <div ref={ref}>
      {width > 0 && (
        <Matrix<Entry, ComparedBid>
          label={m.comparison_label()}
          rows={layout.entries}
          columns={layout.columns}
          rowId={idOf}
          columnId={idOf}
          rowHeight={heightOf}
          rowLook={lookOf}
          sizes={sizes}
          parts={parts}
          pinned={layout.pinned}
          opened={query.opened}
          onOpen={({ row, column }) => {
            // Terms and lots have no details of their own: those of the supplier say it all.
            const target = { row: isLine(row) ? row : null, column };
            if (target.row !== null || target.column !== null) onOpen(target);
          }}
        />
      )}
    </div>
  );
}
