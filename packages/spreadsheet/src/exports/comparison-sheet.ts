/** The comparison as a sheet: lines down, price and sum of each bid across, totals below. */
import type { Award, Comparison, ComparedBid, ComparisonCell, Order } from '@zakupki/api-client/schema';
import { bidOutcomeWord } from './award-words.ts';
import { orderStatusWord, stateWord, wordsIn } from './export-words.ts';
import { unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { momentWord } from '../writing/value-words.ts';
import { decimalCell, type OutCell, type OutColumn, type OutSheet } from '../writing/out-cell.ts';
import type { Lang } from '@zakupki/words';

/** Columns before those of the bids. */
const LEADING = 6;

export function comparisonSheet(
  {
    order,
    comparison,
    award,
  }: { readonly order: Order; readonly comparison: Comparison; readonly award: Award | null },
  lang: Lang,
): OutSheet {
  const word = wordsIn(lang);
  return {
    name: word('comparison'),
    intro: [
      [null, `${word('order')} ${order.number}: ${order.title}`],
      [
        null,
        `${word('status')}: ${orderStatusWord(comparison.status, lang)}; ${word('asOf').toLowerCase()} ${momentWord(comparison.asOf, order.timeZone, lang)}`,
      ],
      [null, `${word('basis')}: ${word(comparison.basis === 'net' ? 'excluded' : 'included')}, ${comparison.currency}`],
    ],
    columns: columnsOf(comparison, lang),
    rows: [...lineRows(comparison, lang), ...bidRows(comparison.bids, award, lang), [], ...waysToBuy(comparison, lang)],
  };
}

function columnsOf({ bids }: Comparison, lang: Lang): OutColumn[] {
  const word = wordsIn(lang);
  return [
    { heading: word('position'), width: 6 },
    { heading: word('line'), width: 42 },
    { heading: word('asked'), width: 12 },
    { heading: word('unit'), width: 8 },
    { heading: word('ceiling'), width: 13 },
    { heading: word('best'), width: 13 },
    ...bids.flatMap((bid): OutColumn[] => [
      { heading: `${supplierName(bid, lang)}: ${word('price')}`, width: 16 },
      { heading: `${supplierName(bid, lang)}: ${word('lineTotal')}`, width: 17 },
    ]),
  ];
}

const supplierName = ({ supplier, number }: ComparedBid, lang: Lang) =>
  supplier.name ?? `${wordsIn(lang)('bidNumber')} ${number}`;

function lineRows({ bids, rows }: Comparison, lang: Lang): OutCell[][] {
  return rows.map((row): OutCell[] => [
    { count: row.position },
    row.name,
    decimalCell(row.quantity),
    unitSymbol(row.unitCode, lang),
    decimalCell(row.ceiling),
    decimalCell(row.bestPrice),
    ...bids.flatMap(({ id }) =>
      cellsOf(
        row.cells.find(({ bidId }) => bidId === id),
        lang,
      ),
    ),
  ]);
}

/** Rows below the lines with one figure of each bid, in its column of sums. */
function bidRows(bids: readonly ComparedBid[], award: Award | null, lang: Lang): OutCell[][] {
  const word = wordsIn(lang);
  const below = (name: string, cellOf: (bid: ComparedBid) => OutCell): OutCell[] => [
    null,
    name,
    ...Array.from<OutCell>({ length: LEADING - 2 }).fill(null),
    ...bids.flatMap((bid) => [null, cellOf(bid)]),
  ];
  return [
    below(word('net'), ({ sum }) => decimalCell(sum?.net, 2)),
    below(word('vat'), ({ sum }) => decimalCell(sum?.vat, 2)),
    below(word('gross'), ({ sum }) => decimalCell(sum?.gross, 2)),
    below(word('total'), ({ total }) => decimalCell(total, 2)),
    below(word('delta'), ({ deltaPercent }) => decimalCell(deltaPercent)),
    below(word('rank'), ({ rank }) => (rank === undefined ? null : { count: rank })),
    below(word('coverage'), ({ coverage }) => coverageText(coverage)),
    below(word('status'), ({ id, status }) => bidOutcomeWord(id, status, award, lang)),
    below(word('blockers'), ({ counts }) => ({ count: counts.blockers })),
    below(word('warnings'), ({ counts }) => ({ count: counts.warnings })),
    below(word('notes'), ({ counts }) => ({ count: counts.notes })),
  ];
}

/** The best single supplier, the cheapest split and what the split saves. */
function waysToBuy({ bids, best }: Comparison, lang: Lang): OutCell[][] {
  const word = wordsIn(lang);
  // The cells of quantity and unit stay empty, so that a reader of the file does not take the row for a line.
  const row = (name: string, amount: string | null | undefined): OutCell[] => [
    null,
    name,
    ...Array.from<OutCell>({ length: LEADING - 3 }).fill(null),
    decimalCell(amount, 2),
  ];
  const single = bids.find(({ id }) => id === best.single?.bidId);
  const singleName = single ? `${word('bestSingle')}: ${supplierName(single, lang)}` : word('bestSingle');
  return [
    ...(best.single ? [row(singleName, best.single.total)] : []),
    ...(best.perLine ? [row(word('bestSplit'), best.perLine.total)] : []),
    ...(best.splitSaving === null ? [] : [row(word('splitSaving'), best.splitSaving)]),
  ];
}

/** "1 / 2", with the share of the quantity when lines are covered in part: "2 / 2 (50 %)". */
function coverageText({ linesOffered, linesInFull, linesTotal, quantityPercent }: ComparedBid['coverage']): string {
  const lines = `${linesOffered} / ${linesTotal}`;
  return linesInFull === linesOffered ? lines : `${lines} (${quantityPercent} %)`;
}

/** Price and sum of one bid on one line; a word in place of a missing price. */
function cellsOf(cell: ComparisonCell | undefined, lang: Lang): [OutCell, OutCell] {
  if (!cell) return [stateWord('missing', lang), null];
  const price = decimalCell(cell.unitPriceNormalized);
  return [price ?? (stateWord(cell.state, lang) || null), decimalCell(cell.lineTotal, 2)];
}
