/** What stands against an award, what it has to be justified for, and what is worth a look. Pure. */
import type { AwardConflict, AwardFigures, AwardJustification, AwardNote } from '@zakupki/api-client/schema';
import { roundAmount, sumAmounts } from '@zakupki/pricing/amount';
import { compare, divide, multiply, strip } from '@zakupki/pricing/decimal';
import type { Lang } from '../sentences/sentence.ts';
import { sentence } from '../sentences/sentence.ts';
import type { OrderRecord } from '../world/records.ts';
import { allocated, type Allotted } from './award-lines.ts';
import { bidTotals } from './bid-totals.ts';
import { addDays } from './calendar.ts';

export type Weighed = {
  readonly blockers: AwardConflict[];
  readonly warnings: AwardConflict[];
  readonly waived: AwardConflict[];
  readonly justification: AwardJustification;
};

/** A conflict of what is chosen: of the bid as a whole, or of a line it is chosen for. */
export function touches(
  { kind, severity, bidIds, orderItemId }: AwardConflict,
  bidId: string,
  itemId: string,
): boolean {
  if (!bidIds.includes(bidId)) return false;
  // A line left out blocks only where bids must be whole, and then the bid with all its lines.
  const isOfBid = orderItemId === null || (kind === 'item_missing' && severity === 'blocker');
  return isOfBid || orderItemId === itemId;
}

/** @param conflicts of the order, open and waived */
export function weighed(
  { allocations }: Pick<AwardFigures, 'allocations'>,
  conflicts: readonly AwardConflict[],
): Weighed {
  const touched = conflicts.filter((conflict) =>
    allocations.some(({ bidId, orderItemId }) => touches(conflict, bidId, orderItemId)),
  );
  const open = touched.filter(({ status }) => status === 'open');
  const warnings = open.filter(({ severity }) => severity === 'warning');
  // To wave through what never interrupts needs no reason.
  const waived = touched.filter(({ status, severity }) => status === 'waived' && severity !== 'info');
  const dearerItemIds = [
    ...new Set(allocations.flatMap(({ isBestPrice, orderItemId }) => (isBestPrice ? [] : [orderItemId]))),
  ];
  const reasons: AwardJustification['reasons'] = [
    ...(dearerItemIds.length > 0 ? (['not_best_price'] as const) : []),
    ...(warnings.length > 0 ? (['open_warning'] as const) : []),
    ...(waived.length > 0 ? (['waived_conflict'] as const) : []),
  ];
  return {
    blockers: open.filter(({ severity }) => severity === 'blocker'),
    warnings,
    waived,
    justification: { isRequired: reasons.length > 0, reasons, dearerItemIds },
  };
}

const SOON_DAYS = 7;

/** @param today in the order's time zone */
export function notesOn(order: OrderRecord, allotted: readonly Allotted[], today: string, lang: Lang): AwardNote[] {
  const ofLines = allotted.flatMap((one) => packNote(one, lang) ?? []);
  const ofBids = [...Map.groupBy(allotted, ({ bid }) => bid.id).values()].flatMap((own) => [
    ...minimumNote(order, own, lang),
    ...expiryNote(own, today, lang),
  ]);
  return [...ofLines, ...ofBids];
}

/** A part of what is offered may be no whole number of packs, though the offer is. */
function packNote({ draft, bid, answer }: Allotted, lang: Lang): AwardNote | null {
  const { packSize } = answer.line;
  if (packSize === null) return null;
  const { quantity } = allocated(answer, draft.quantity).line;
  if (compare(multiply(divide(quantity, packSize, 0), packSize), quantity) === 0) return null;
  const message = sentence(lang, 'note_pack_step', { packSize: strip(packSize), quantity: strip(quantity) });
  return { code: 'pack_step', bidId: bid.id, orderItemId: draft.orderItemId, message };
}

function minimumNote(order: OrderRecord, own: readonly Allotted[], lang: Lang): AwardNote[] {
  const bid = own[0]?.bid;
  if (!bid || bid.minOrderAmount === null) return [];
  const { net, gross } = bidTotals(
    order,
    bid,
    own.map(({ draft, answer }) => {
      const { line } = allocated(answer, draft.quantity);
      return { line: { ...line, isEquivalent: false } };
    }),
  );
  const sum = bid.vatMode === 'included' ? gross : net;
  if (compare(sum, bid.minOrderAmount) >= 0) return [];
  const params = { minimum: roundAmount(bid.minOrderAmount, bid.currency), currency: bid.currency, sum };
  const message = sentence(lang, 'note_below_minimum_order', params);
  return [{ code: 'below_minimum_order', bidId: bid.id, orderItemId: null, message }];
}

function expiryNote(own: readonly Allotted[], today: string, lang: Lang): AwardNote[] {
  const bid = own[0]?.bid;
  const soon = addDays(today, SOON_DAYS);
  if (!bid || bid.validUntil === null || soon === null || bid.validUntil > soon || bid.validUntil < today) return [];
  const message = sentence(lang, 'note_expires_soon', { day: bid.validUntil });
  return [{ code: 'expires_soon', bidId: bid.id, orderItemId: null, message }];
}

/** What was accepted with an award: each with its own reason, or the award's for what was still open. */
export function accepted({ warnings, waived }: Weighed, justification: string | null): AwardConflict[] {
  return [...waived, ...warnings.map((warning) => ({ ...warning, reason: justification }))];
}

/** The sum of what bids cost, for a check that it can be written. */
export const totalOfAll = (figures: AwardFigures): string =>
  sumAmounts([figures.totals.gross, figures.totals.delivery], figures.currency);
