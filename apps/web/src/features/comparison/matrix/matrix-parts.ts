import type { ComparedBid } from '@zakupki/api-client/schema';
import type { MatrixCell, MatrixParts } from '../../../ui/matrix/matrix-row.tsx';
import { lineCell, lineHead, lotCell, lotHead } from './matrix-cells.tsx';
import { supplierHead, termCell, termHead, totalCell } from './matrix-heads.tsx';
import type { Entry } from '../comparison-model.ts';
import { type PriceView, totalWord } from '../comparison-words.ts';

export function comparisonParts(
  view: PriceView,
  pinned: readonly string[],
  corner: string,
): MatrixParts<Entry, ComparedBid> {
  return {
    corner: () => plain(corner),
    columnHead: (bid) => supplierHead(bid, pinned.includes(bid.id), view),
    rowHead: (entry) => {
      if (entry.kind === 'line') return lineHead(entry, view);
      return entry.kind === 'lot' ? lotHead(entry) : termHead(entry);
    },
    cell: (entry, bid) => {
      if (entry.kind === 'line') return lineCell(entry, bid, view);
      return entry.kind === 'lot' ? lotCell(entry, bid, view) : termCell(entry, bid, view);
    },
    footHead: () => plain(totalWord(view.basis)),
    foot: (bid) => totalCell(bid, view),
  };
}

function plain(text: string): MatrixCell {
  return { label: text, content: text };
}
