/** Whether an allocation is possible and covers as much as the cheapest one. */
import type { AllocationDraft } from '@zakupki/api-client/schema';
import { type Allocation, reachesMinimum } from './allocation.ts';
import { givenOf } from './award.ts';
import { compare, floorTo, multiply, parse, subtract, sum, whole, ZERO } from './rational.ts';
import type { Sheet } from './sheet.ts';
import { QUANTITY_DIGITS } from './worth.ts';

/** The faults of an allocation, for test messages. */
export function faultsOf(sheet: Sheet, drafts: readonly AllocationDraft[], counted: Allocation | null): string[] {
  const given = givenOf(sheet, drafts);
  const tooMuch = given
    .filter(({ draft, offer }) => compare(parse(draft.quantity), floorTo(offer.offered, QUANTITY_DIGITS)) > 0)
    .map(({ draft }) => `${draft.bidItemId} has less than ${draft.quantity}`);
  const lines = sheet.lines.flatMap(({ item, quantity, tolerance }, at) => {
    const got = sum(given.flatMap(({ draft }) => (draft.orderItemId === item.id ? [parse(draft.quantity)] : [])));
    const expected = counted?.lefts[at] ?? quantity;
    // An offer with more than three decimals is rounded down once per part.
    const slack = multiply(whole(given.length), parse('0.001'));
    if (compare(got, quantity) > 0) return [`${item.id} gets more than is asked`];
    const enough = subtract(subtract(quantity, tolerance), slack);
    if (compare(expected, ZERO) === 0) return compare(got, enough) >= 0 ? [] : [`${item.id} is short`];
    return compare(got, subtract(quantity, expected)) === 0 ? [] : [`${item.id} leaves something else over`];
  });
  const small = [...Map.groupBy(given, ({ bidder }) => bidder)]
    .filter(([bidder, own]) => !isStretched(sheet, drafts) && !reachesMinimum(sheet, bidder, own))
    .map(([bidder]) => `${bidder.bid.id} gets less than its minimum order`);
  return [...tooMuch, ...lines, ...small];
}

/** Whether a line is covered by its tolerance, so that less is awarded than is compared. */
function isStretched(sheet: Sheet, drafts: readonly AllocationDraft[]): boolean {
  return sheet.lines.some(({ item, quantity }) => {
    const own = drafts.filter(({ orderItemId }) => orderItemId === item.id);
    const got = sum(own.map((draft) => parse(draft.quantity)));
    return own.length > 0 && compare(got, quantity) < 0;
  });
}

/**
 * Whether a line has a tolerance, several offers, and one of them is short and in packs: the decision does not define
 * which of them may then be short of the rest.
 */
export function isAmbiguous(sheet: Sheet): boolean {
  return sheet.lines.some((line, at) => {
    const offers = sheet.bidders.flatMap(({ competes, offers: own }) => (competes && own[at] ? [own[at]] : []));
    const isShort = offers.some(({ step, offered }) => step !== null && compare(offered, line.quantity) < 0);
    return compare(line.tolerance, ZERO) > 0 && offers.length > 1 && isShort;
  });
}
