import { comparableBids } from '../../tables/bids/order-bids.ts';
import { LANGUAGES, type Lang } from '@zakupki/words';
import type { ConflictAction, ConflictEffect, ConflictPayload, PersonRef } from '@zakupki/api-client/schema';
import { invalid, notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { explanationOf, resolutionLabel } from '../../rules/conflicts/explain.ts';
import { reopenEntry, isResolvedLongAgo } from '../../rules/conflicts/lifecycle.ts';
import { presentSignals } from '../../rules/conflicts/signals.ts';
import { type ConflictCase, type Resolution, listResolutions } from '../../rules/conflicts/resolutions.ts';
import type { Fault } from '../../sentences/fault.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import { isOpen, type OrderRecord } from '../../model/records/orders.ts';
import { signatureNow } from '../bids/store.ts';
import { announce } from '../changes/announce.ts';
import type { RecordedChange } from '../changes/changes.ts';
import { setLineExcluded, FIXES } from './fixes.ts';
import { saveConflicts, orderConflicts } from '../../tables/conflicts.ts';
import { presentConflict, summaryOf } from './present.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../orders/guards.ts';
import { requireOrder } from '../orders/store.ts';
import { fieldError, refuse } from '../../sentences/refuse.ts';
import { requireReason } from '../reason.ts';

/** `etag` is the conflict's fingerprint. */
type Target = { entry: ConflictEntry; order: OrderRecord; etag: string };

export const conflicts = {
  listConflicts: operation<'listConflicts', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, call, order) => {
      const { kind, severity, status = ['open', 'waived'], bidId } = query;
      const all = listCurrentConflicts(call, order);
      const data = all
        .filter((entry) => status.includes(entry.status) && (!kind || kind.includes(entry.kind)))
        .filter((entry) => (!severity || severity.includes(entry.severity)) && (!bidId || entry.bidIds.includes(bidId)))
        .map((entry) => presentConflict(entry, order, call));
      const signals = presentSignals(order, comparableBids(call.world, order), call.now, call.lang);
      return { status: 200, body: { data, summary: summaryOf(all), signals } };
    },
  }),

  getConflict: operation<'getConflict', Target>({
    locate: locateConflict,
    handle: (_request, call, { entry, order, etag }) => ({
      status: 200,
      body: presentConflict(entry, order, call),
      headers: { ETag: etag },
    }),
  }),

  resolveConflict: operation<'resolveConflict', Target>({
    locate: locateConflict,
    paid: true,
    current: ({ entry, order }, call) => presentConflict(entry, order, call),
    guard: ({ entry, order }) => {
      if (!isOpen(order)) throw new Problem('order_final', { reason: `order.status: ${order.status}` });
      const reason = `conflict.status: ${entry.status}`;
      if (entry.status === 'resolved' && entry.resolution?.by == null) throw new Problem('conflict_gone', { reason });
      if (entry.status !== 'open') throw new Problem('conflict_settled', { reason });
      if (entry.causedBy !== null) throw new Problem('conflict_follows', { reason: 'conflict.causedBy: stands' });
    },
    handle: ({ body }, call, { entry, order }) => {
      const subject = createCase(entry, order, call);
      const resolution = requireResolution(body.action, subject, call);
      const reason = body.reason === undefined ? null : requireReason(body.reason, call);
      refuse(inputFaults(resolution, { reason, payload: body.payload ?? {} }, subject), call);
      const payload = { ...resolution.payload, ...body.payload };
      const effects = applyFix(
        resolution,
        () => FIXES[resolution.action]?.({ ...subject, call, payload, reason }) ?? [],
      );
      const settled = settle(entry, order, { action: resolution.action, reason, ...signatureNow(call) }, call);
      return presentAnswer(settled, order, effects, call);
    },
  }),

  reopenConflict: operation<'reopenConflict', Target>({
    locate: locateConflict,
    paid: true,
    current: ({ entry, order }, call) => presentConflict(entry, order, call),
    guard: ({ entry, order }) => {
      if (!isOpen(order)) throw new Problem('order_final', { reason: `order.status: ${order.status}` });
      const reason = `conflict.status: ${entry.status}`;
      if (entry.status === 'open') throw new Problem('conflict_open', { reason });
      const isLeftOut = entry.resolution?.action === 'exclude_line';
      if (entry.status === 'resolved' && !isLeftOut) throw new Problem('conflict_gone', { reason });
    },
    handle: (_request, call, { entry, order }) => {
      const open = reopenEntry(entry, call.nowIso, 'reopened');
      replaceEntry(call, order, open);
      const subject = createCase(entry, order, call);
      const item = order.items.find(({ id }) => id === entry.orderItemId);
      const [bid] = subject.bids;
      const effects =
        entry.status === 'resolved' && item && bid
          ? setLineExcluded({ ...subject, call, payload: {}, reason: null }, bid, item, false)
          : [];
      announce(call, 'conflict.reopened', {
        order,
        events: [eventOf(call, 'conflict.reopen', { entry, order })],
      });
      const after = findConflict(call, order, entry.id) ?? open;
      return presentAnswer(after, order, effects, call);
    },
  }),
} satisfies Operations<'listConflicts' | 'getConflict' | 'resolveConflict' | 'reopenConflict'>;

/** @throws Problem 404, also for a conflict of another order */
function locateConflict({ orderId, conflictId }: { orderId: string; conflictId: string }, call: Call): Target {
  const order = requireOrder(call, orderId);
  const entry = findConflict(call, order, conflictId);
  if (entry === undefined) throw notFound();
  return { entry, order, etag: `"${entry.fingerprint}"` };
}

/** Hides conflicts resolved long ago, except in ended orders. */
function listCurrentConflicts(call: Call, order: OrderRecord): readonly ConflictEntry[] {
  const all = orderConflicts(call, order);
  return isOpen(order) ? all.filter((entry) => !isResolvedLongAgo(entry, call.nowIso)) : all;
}

function findConflict(call: Call, order: OrderRecord, id: string): ConflictEntry | undefined {
  return listCurrentConflicts(call, order).find((entry) => entry.id === id);
}

function createCase(entry: ConflictEntry, order: OrderRecord, { world }: Call): ConflictCase {
  const bids = comparableBids(world, order).filter(({ id }) => entry.bidIds.includes(id));
  return { entry, order, bids };
}

/** @throws Problem 409 while the order cannot be edited; 422 for an action that does not apply */
function requireResolution(action: ConflictAction, subject: ConflictCase, { lang }: Call): Resolution {
  const resolutions = listResolutions(subject);
  const resolution = resolutions.find((one) => one.action === action);
  if (resolution?.via === 'resolve') return resolution;
  if (resolution?.via === 'edit_order') throw new Problem('order_in_evaluation');
  const actions = resolutions
    .filter(({ via }) => via === 'resolve')
    .map((one) => resolutionLabel(subject.entry, one.action, lang));
  const error =
    actions.length === 0
      ? fieldError(lang, '/action', 'not_allowed', 'conflict_nothing_by_server')
      : fieldError(lang, '/action', 'not_allowed', 'conflict_action_not_offered', { actions: actions.join(', ') });
  throw invalid([error]);
}

/** Faults for missing and unexpected input. */
function inputFaults(
  { needsReason, inputs, payload: known }: Resolution,
  { reason, payload }: { reason: string | null; payload: ConflictPayload },
  { entry }: ConflictCase,
): Fault[] {
  const faults: Fault[] = [];
  if (needsReason && reason === null)
    faults.push({ pointer: '/reason', code: 'required', said: 'conflict_reason_needed' });
  const accepted = new Set<string>(inputs);
  for (const name of Object.keys(payload))
    if (!accepted.has(name))
      faults.push({ pointer: `/payload/${name}`, code: 'not_allowed', said: 'conflict_input_not_taken' });
  for (const name of inputs)
    if (!OPTIONAL_INPUTS.has(name) && known?.[name] === undefined && payload[name] === undefined)
      faults.push({ pointer: `/payload/${name}`, code: 'required', said: 'conflict_input_needed' });
  const { bidId } = payload;
  if (bidId !== undefined && accepted.has('bidId') && !entry.bidIds.includes(bidId))
    faults.push({ pointer: '/payload/bidId', code: 'ref_not_found', said: 'conflict_bid_not_named' });
  return faults;
}

/** Inputs with defaults. */
const OPTIONAL_INPUTS: ReadonlySet<string> = new Set(['date', 'source', 'nominal']);

/** Points errors of bid and order rules to the action's input. */
function applyFix({ inputs }: Resolution, fix: () => ConflictEffect[]): ConflictEffect[] {
  try {
    return fix();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    const [input] = inputs;
    const pointer = input === undefined ? '/action' : `/payload/${input}`;
    const errors = (error.options.errors ?? []).map((one) => (one.pointer === '/reason' ? one : { ...one, pointer }));
    throw invalid(errors);
  }
}

type Decision = { action: ConflictAction; reason: string | null; at: string; by: PersonRef };

const ACCEPTING_ACTIONS: ReadonlySet<ConflictAction> = new Set(['waive', 'accept_late']);

/**
 * Saves the decision on a conflict that is gone or accepted.
 * @throws Problem 422 when the fix did not remove the conflict
 */
function settle(before: ConflictEntry, order: OrderRecord, decision: Decision, call: Call): ConflictEntry {
  const entry = findConflict(call, order, before.id);
  const isFound = entry !== undefined && entry.status !== 'resolved';
  // A foreign currency remains a note after its rate is set.
  const isNote = isFound && entry.severity === 'info' && decision.action === 'set_rate';
  if (isFound && !isNote && !ACCEPTING_ACTIONS.has(decision.action)) throw remainingProblem(entry, order, call);
  const { severity, fingerprint } = isFound ? entry : before;
  const resolution = { ...decision, severity, fingerprint };
  const { reason } = decision;
  const events = [eventOf(call, 'conflict.resolve', { entry: before, order, reason })];
  if (!isFound) {
    const latest = entry ?? { ...before, lastSeenAt: call.nowIso };
    const settled: ConflictEntry = { ...latest, status: 'resolved', causedBy: null, resolution };
    replaceEntry(call, order, settled);
    announce(call, 'conflict.resolved', { order, events });
    return settled;
  }
  replaceEntry(call, order, { ...entry, status: 'waived', resolution });
  announce(call, 'conflict.waived', { order, events });
  return findConflict(call, order, before.id) ?? entry;
}

function remainingProblem(entry: ConflictEntry, order: OrderRecord, call: Call): Problem {
  const explanation = explain(entry, order, call, call.lang);
  return invalid([fieldError(call.lang, '/action', 'not_allowed', 'conflict_remains', { explanation })]);
}

/** Does nothing when a deleted draft removed the conflict. */
function replaceEntry(call: Call, order: OrderRecord, entry: ConflictEntry): void {
  const entries = orderConflicts(call, order);
  saveConflicts(
    call,
    order,
    entries.map((one) => (one.id === entry.id ? entry : one)),
  );
}

/** Changes to bids and orders are recorded as separate events. */
function eventOf(
  call: Call,
  action: 'conflict.resolve' | 'conflict.reopen',
  { entry, order, reason = null }: { entry: ConflictEntry; order: OrderRecord; reason?: string | null },
): RecordedChange['events'][number] {
  const [bidId = '', ...others] = entry.bidIds;
  const bid = others.length === 0 ? call.world.bids.get(bidId) : undefined;
  const path = `/conflicts/${entry.id}`;
  const evidence = Object.fromEntries(LANGUAGES.map((lang) => [lang, explain(entry, order, call, lang)]));
  const explanation = explain(entry, order, call, call.lang);
  const isOver = action === 'conflict.resolve';
  const changes = [{ path, from: isOver ? explanation : null, to: isOver ? null : explanation }];
  return { action, ...(bid && { bid }), changes, reason, evidence };
}

function explain(entry: ConflictEntry, order: OrderRecord, { world }: Call, lang: Lang): string {
  const scope = { order: world.orders.get(order.id) ?? order, bids: comparableBids(world, order) };
  return explanationOf(entry, scope, lang);
}

function presentAnswer(entry: ConflictEntry, order: OrderRecord, effects: ConflictEffect[], call: Call) {
  const conflict = presentConflict(entry, call.world.orders.get(order.id) ?? order, call);
  return { status: 200 as const, body: { conflict, effects }, headers: { ETag: `"${entry.fingerprint}"` } };
}
