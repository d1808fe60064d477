/** Previews, makes, reads and revokes awards. */
import { nextNumber } from '../../../model/numbers.ts';
import { comparableBids } from '../../../tables/bids/order-bids.ts';
import { etag } from '@zakupki/api-client/operation';
import type { AwardProposal } from '@zakupki/api-client/schema';
import { isDecimal } from '@zakupki/procurement/decimals/decimal';
import { invalid, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { calculateAward, quotedTotal } from '../../../rules/awards/figures.ts';
import { findCheaperBids } from '../../../rules/awards/cheaper-bids.ts';
import { readAllocations } from '../../../rules/awards/faults.ts';
import { type Allotted, allocateSplit, allocateToBid } from '../../../rules/comparison/award-lines.ts';
import { listNotes, totalOfAll, weighAward } from '../../../rules/awards/weighing.ts';
import type { Fault } from '../../../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { findExpected } from '../../../rules/comparison/best.ts';
import { type OrderSheet, createSheet } from '../../../rules/comparison/order-sheet.ts';
import type { AwardRecord, OrderRecord } from '../../../model/records/orders.ts';
import { actorOf } from '../../../tables/audit.ts';
import {
  type AwardTarget,
  basisOf,
  listAwardConflicts,
  createDecision,
  isDecided,
  lastAward,
  REVOCABLE_DAYS,
  revocableUntil,
  requireAward,
  setBidStatuses,
} from '../store.ts';
import { presentAward } from '../present.ts';
import { signatureNow } from '../../bids/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { checkOrderAction, locateOrder } from '../../orders/guards.ts';
import { moveOrder } from '../../orders/store.ts';
import { announce } from '../../changes/announce.ts';
import { presentOrder } from '../../orders/present.ts';
import { fieldError, refuse } from '../../../sentences/refuse.ts';
import { concerns } from '../../../rules/conflict-counts.ts';
import { requireReason } from '../../reason.ts';

export const awards = {
  previewAward: operation<'previewAward', OrderRecord>({
    readsOnly: true,
    locate: locateOrder,
    guard: checkOrderAction('award').guard,
    handle: ({ body }, call, order) => {
      const sheet = currentSheet(call, order);
      const conflicts = listAwardConflicts(call, order);
      const isBlocked = (bidId: string, itemId: string) =>
        conflicts.some((one) => one.status === 'open' && one.severity === 'blocker' && concerns(one, bidId, itemId));
      const allotted = proposeAllocations(body, sheet, call, isBlocked);
      const figures = calculateAward({ sheet, allotted });
      ensureWritable(figures, call);
      const weights = weighAward(
        figures,
        conflicts,
        findExpected(sheet),
        findCheaperBids(sheet, allotted, figures.totals.total),
      );
      const canAward = allotted.length > 0 && weights.blockers.length === 0;
      const notes = listNotes(order, allotted, sheet.today, call.lang);
      return {
        status: 200,
        body: { mode: body.mode, basedOn: basisOf(call, order), ...figures, canAward, ...weights, notes },
      };
    },
  }),

  getAward: operation<'getAward', AwardTarget>({
    locate: requireAward,
    handle: (_request, _context, target) => ({ status: 200, ...presentAnswer(target) }),
  }),

  awardOrder: operation<'awardOrder', OrderRecord>({
    ...checkOrderAction('award'),
    handle: ({ body }, call, order) => {
      const { world, nowIso } = call;
      if (body.basedOn !== undefined && body.basedOn !== basisOf(call, order)) {
        throw new Problem('stale', { reason: 'basedOn: bids', current: presentOrder(order, call) });
      }
      const bids = comparableBids(world, order);
      const { allotted, faults } = readAllocations(order, bids, body.allocations);
      refuse(faults, call);
      const sheet = currentSheet(call, order);
      const figures = calculateAward({ sheet, allotted });
      ensureWritable(figures, call);
      const conflicts = listAwardConflicts(call, order);
      const weights = weighAward(
        figures,
        conflicts,
        findExpected(sheet),
        findCheaperBids(sheet, allotted, figures.totals.total),
      );
      if (weights.blockers.length > 0) {
        const details = { blockers: weights.blockers };
        throw new Problem('blocking_conflicts', { details, reason: `conflicts: ${weights.blockers[0]?.id}` });
      }
      const justification = body.justification?.trim() || null;
      if (weights.justification.isRequired) {
        if (justification === null) refuse([JUSTIFICATION_NEEDED], call);
        else requireReason(justification, call, '/justification');
      }
      const before = lastAward(call, order);
      const award: AwardRecord = {
        id: before?.id ?? world.id('awd'),
        ownerId: order.ownerId,
        version: (before?.version ?? 0) + 1,
        ...createDecision(call, {
          before,
          sheet,
          allotted,
          conflicts,
          justification,
          nextPurchaseOrderNumber: () => nextNumber(world, 'purchase-orders', order.ownerId),
        }),
        decidedAt: nowIso,
        decidedBy: actorOf(call),
        revocableUntil: revocableUntil(nowIso),
        revocation: null,
      };
      world.awards.put(award);
      const winners = new Set(allotted.map(({ bid }) => bid.id));
      setBidStatuses(call, order, ({ id, status }) =>
        status === 'submitted' ? (winners.has(id) ? 'won' : 'lost') : status,
      );
      const awardedTotal = quotedTotal(order, allotted);
      const after = moveOrder(call, order, 'award', { awardedAt: nowIso, awardedTotal }, justification);
      const isOffCriterion = weights.justification.reasons.includes('not_by_criterion');
      const offCriterion = isOffCriterion ? justification : null;
      announce(call, 'award.made', { bids, award, before, showsRanks: body.notify?.ranks ?? false, offCriterion });
      return { status: 201, ...presentAnswer({ order: after, award, version: award.version }) };
    },
  }),

  getPreviousAward: operation<'getPreviousAward', OrderRecord>({
    locate: locateOrder,
    handle: (_request, call, order) => {
      const award = order.status === 'evaluation' ? lastAward(call, order) : undefined;
      return { status: 200, body: { award: award ? presentAward({ award }) : null } };
    },
  }),

  revokeAward: operation<'revokeAward', AwardTarget>({
    locate: requireAward,
    paid: ({ order }, call) => checkOrderAction('revoke_award').paid(order, call),
    current: presentAward,
    guard: ({ order }) => checkOrderAction('revoke_award').guard(order),
    handle: ({ body }, call, { order, award }) => {
      if (call.now > momentOf(award.revocableUntil)) {
        throw new Problem('award_too_old', {
          params: { days: REVOCABLE_DAYS },
          reason: `award.decidedAt: ${award.decidedAt}`,
        });
      }
      const reason = requireReason(body.reason, call);
      const revoked = call.world.awards.put({
        ...award,
        version: award.version + 1,
        revocation: { reason, ...signatureNow(call), refusedPurchaseOrderId: null },
      });
      announce(call, 'award.revoked', { award, reason });
      setBidStatuses(call, order, (bid) => (isDecided(bid) ? 'submitted' : bid.status));
      const after = moveOrder(call, order, 'revoke_award', { awardedAt: null, awardedTotal: null }, reason);
      return { status: 200, ...presentAnswer({ order: after, award: revoked, version: revoked.version }) };
    },
  }),
} satisfies Operations<'previewAward' | 'getAward' | 'awardOrder' | 'getPreviousAward' | 'revokeAward'>;

const JUSTIFICATION_NEEDED: Fault = { pointer: '/justification', code: 'required', said: 'justification_needed' };

function currentSheet({ world, now }: Call, order: OrderRecord): OrderSheet {
  return createSheet(order, comparableBids(world, order), now);
}

/** @throws Problem 422 */
function proposeAllocations(
  { mode, bidId, skipBlocked = false, mostSuppliers = null, allocations }: AwardProposal,
  sheet: OrderSheet,
  call: Call,
  isBlocked: (bidId: string, itemId: string) => boolean,
): readonly Allotted[] {
  const bids = sheet.bids.map(({ bid }) => bid);
  const misplaced: Fault[] = [
    ...(mode !== 'single' && bidId !== undefined ? [modeFault('/bidId', mode)] : []),
    ...(mode !== 'manual' && allocations !== undefined ? [modeFault('/allocations', mode)] : []),
    ...(mode !== 'lowest_per_line' && skipBlocked ? [modeFault('/skipBlocked', mode)] : []),
    ...(mode !== 'lowest_per_line' && mostSuppliers !== null ? [modeFault('/mostSuppliers', mode)] : []),
  ];
  refuse(misplaced, call);
  switch (mode) {
    case 'single': {
      const one = sheet.bids.find(({ bid }) => bid.id === bidId);
      if (bidId === undefined) refuse([{ pointer: '/bidId', code: 'required', said: 'award_bid_needed' }], call);
      else if (!one) refuse([{ pointer: '/bidId', code: 'ref_not_found', said: 'award_bid_unknown' }], call);
      else if (one.bid.status !== 'submitted')
        refuse([{ pointer: '/bidId', code: 'not_allowed', said: 'award_bid_not_submitted' }], call);
      return one ? allocateToBid(sheet, one) : [];
    }
    case 'lowest_per_line':
      return allocateSplit(sheet, (id, itemId) => !(skipBlocked && isBlocked(id, itemId)), mostSuppliers);
    case 'manual': {
      if (allocations === undefined)
        refuse([{ pointer: '/allocations', code: 'required', said: 'award_allocations_needed' }], call);
      const { allotted, faults } = readAllocations(sheet.order, bids, allocations ?? []);
      refuse(faults, call);
      return allotted;
    }
  }
}

const modeFault = (pointer: string, mode: string): Fault => ({
  pointer,
  code: 'not_allowed',
  said: 'award_not_for_mode',
  params: { mode },
});

/** @throws Problem 422 for sums beyond the contract's digits */
function ensureWritable(figures: Parameters<typeof totalOfAll>[0], { lang }: Call): void {
  if (isDecimal(totalOfAll(figures))) return;
  throw invalid([fieldError(lang, '/allocations', 'max', 'award_too_large')]);
}

function presentAnswer({ award }: AwardTarget) {
  return { body: presentAward({ award }), headers: { ETag: etag(award) } };
}
