/** Whether an allocation is possible and covers as much as the cheapest one. */
import type { AllocationDraft } from '@zakupki/api-client/schema';
import { type Allocation, reachesMinimum } from './allocation.ts';
import { allotmentsOf } from './award.ts';
import { compare, floorTo, multiply, parse, subtract, sum, whole, ZERO } from './rational.ts';
import type { Sheet } from './sheet.ts';
import { QUANTITY_DIGITS } from './worth.ts';

/** The faults of an allocation, for test messages. */
export function faultsOf(sheet: Sheet, drafts: readonly AllocationDraft[], counted: Allocation | null): string[] {
  const allotments = allotmentsOf(sheet, drafts);
  const tooMuch = allotments
    .filter(({ draft, offer }) => compare(parse(draft.quantity), floorTo(offer.offered, QUANTITY_DIGITS)) > 0)
    .map(({ draft }) => `${draft.bidItemId} has less than ${draft.quantity}`);
  const lines = sheet.lines.flatMap(({ item, quantity, tolerance }, at) => {
    const got = sum(allotments.flatMap(({ draft }) => (draft.orderItemId === item.id ? [parse(draft.quantity)] : [])));
    const expected = counted?.lefts[at] ?? quantity;
    // An offer with more than three decimals is rounded down once per part.
    const slack = multiply(whole(allotments.length), parse('0.001'));
    if (compare(got, quantity) > 0) return [`${item.id} gets more than requested`];
    const enough = subtract(subtract(quantity, tolerance), slack);
    if (compare(expected, ZERO) === 0) return compare(got, enough) >= 0 ? [] : [`${item.id} is short`];
    return compare(got, subtract(quantity, expected)) === 0 ? [] : [`${item.id} leaves something else over`];
  });
  const small = [...Map.groupBy(allotments, ({ bidder }) => bidder)]
    .filter(([bidder, parts]) => !isStretched(sheet, drafts) && !reachesMinimum(sheet, bidder, parts))
    .map(([bidder]) => `${bidder.bid.id} gets less than its minimum order`);
  return [...tooMuch, ...lines, ...small];
}

/** Whether a line is covered by its tolerance, so that less is awarded than is compared. */
function isStretched(sheet: Sheet, drafts: readonly AllocationDraft[]): boolean {
  return sheet.lines.some(({ item, quantity }) => {
    const parts = drafts.filter(({ orderItemId }) => orderItemId === item.id);
    const got = sum(parts.map((draft) => parse(draft.quantity)));
    return parts.length > 0 && compare(got, quantity) < 0;
  });
}

/**
 * Whether a line has a tolerance, several offers, and one of them is short and in packs: the decision does not define
 * which of them may then be short of the rest.
 */
export function isAmbiguous(sheet: Sheet): boolean {
  return sheet.lines.some((line, at) => {
    const offers = sheet.bidders.flatMap(({ competes, offers: all }) => (competes && all[at] ? [all[at]] : []));
    const isShort = offers.some(({ step, offered }) => step !== null && compare(offered, line.quantity) < 0);
    return compare(line.tolerance, ZERO) > 0 && offers.length > 1 && isShort;
  });
}
