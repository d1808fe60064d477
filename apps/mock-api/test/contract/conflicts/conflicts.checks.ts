/** Conflicts of the demo order: contents, actions that resolve them, and their later states. */
import type { Query } from '@zakupki/api-client/operation';
import type { Conflict } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';
import {
  address,
  bid,
  bidOf,
  edited,
  history,
  listed,
  one,
  orderId,
  reason,
  refusal,
  settled,
  withLine,
} from './demo-conflicts.ts';

const { as, describe, it } = checks('conflicts');

describe('the list', () => {
  it('shows fourteen kinds on the demo order and counts them', async () => {
    const { data, summary } = await listed(await signedIn('buyer'));
    const kinds = new Set(data.map(({ kind }) => kind));
    expect(kinds.size).toBe(14);
    for (const conflict of data) {
      expect(conflict).toMatchObject({ orderId, status: 'open', resolution: null, history: [] });
      expect(conflict.details.kind).toBe(conflict.kind);
      expect(conflict.suggestions.length > 0).toBe(conflict.causedBy === null);
    }
    const uncaused = data.filter(({ causedBy }) => causedBy === null);
    for (const kind of kinds)
      expect([kind, summary.byKind[kind]]).toEqual([kind, uncaused.filter((found) => found.kind === kind).length]);
    expect(summary.bySeverity).toEqual({ blocker: 6, warning: 12, info: 9 });
  });

  as('buyer', 'agrees with the counts on the order and on each bid', async (buyer) => {
    const { data } = await listed(buyer);
    const uncaused = data.filter(({ causedBy }) => causedBy === null);
    const counted = (found: readonly Conflict[]) => ({
      openConflicts: found.length,
      blockers: found.filter(({ severity }) => severity === 'blocker').length,
      warnings: found.filter(({ severity }) => severity === 'warning').length,
      notes: found.filter(({ severity }) => severity === 'info').length,
    });
    expect((await buyer.ok('getOrder', { orderId })).body.counts).toMatchObject(counted(uncaused));
    for (const row of (await buyer.ok('listBids', { orderId })).body.data)
      expect(row.counts).toEqual(counted(uncaused.filter(({ bidIds }) => bidIds.includes(row.id))));
  });

  as('buyer', 'is filtered; its summary counts everything', async (buyer) => {
    const { data: all, summary } = await listed(buyer);
    const filters: readonly [Query<'listConflicts'>, (conflict: Conflict) => boolean][] = [
      [{ kind: ['vat_mismatch', 'late_bid'] }, ({ kind }) => kind === 'vat_mismatch' || kind === 'late_bid'],
      [{ severity: ['blocker', 'info'] }, ({ severity }) => severity !== 'warning'],
      [{ bidId: bidOf('volga') }, ({ bidIds }) => bidIds.includes(bidOf('volga'))],
      [
        { kind: ['vat_mismatch'], severity: ['info'] },
        ({ kind, severity }) => kind === 'vat_mismatch' && severity === 'info',
      ],
      [{ status: ['waived'] }, () => false],
      [{ bidId: 'bid_nobody' }, () => false],
    ];
    for (const [query, matches] of filters) {
      const answer = await listed(buyer, query);
      expect([query, answer.data.map(({ id }) => id)]).toEqual([query, all.filter(matches).map(({ id }) => id)]);
      expect(answer.summary).toEqual(summary);
    }
  });

  as('buyer', 'explains conflicts with names and figures in the requested language', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    expect(short.explanation.replaceAll('\u00A0', ' ')).toBe(
      'ООО «КрепМаркет», позиция 5 «Анкерный болт 12×100»: нужно: 1 500 шт, предложено: 1 200 шт.',
    );
    const english = await one(buyer.with({ headers: { 'accept-language': 'en' } }), 'quantity_mismatch/short');
    expect([english.title, english.explanation, english.impact]).toEqual([
      'Less than requested',
      'ООО «КрепМаркет», line 5 “Анкерный болт 12×100”: requested: 1,500\u00A0pcs, offered: 1,200\u00A0pcs.',
      { amount: null, text: 'Missing: 300\u00A0pcs' },
    ]);
    expect((await one(buyer, 'price_over_ceiling/total')).impact?.amount).toBe('5799.57');
  });

  it('names the conflict that causes another', async () => {
    const { data } = await listed(await signedIn('buyer'), { kind: ['vat_mismatch'] });
    const [obsolete] = data.filter(({ facet }) => facet === 'obsolete_rate');
    expect(data.filter(({ causedBy }) => causedBy !== null)).toMatchObject([{ facet: 'rate', causedBy: obsolete?.id }]);
  });

  as('buyer', 'returns the moment each conflict was first found', async (buyer) => {
    // Quoted on the 28th, outdated by the revision of the 29th, expired at the end of the 31st in Moscow.
    expect((await one(buyer, 'spec_outdated/line')).firstSeenAt).toBe('2026-10-29T07:05:00Z');
    expect((await one(buyer, 'validity_insufficient/expired')).lastSeenAt).toBe('2026-11-02T09:00:00Z');
  });
});

describe('signals', () => {
  const codes = async (buyer: ContractClient, order: string) =>
    (await buyer.ok('listConflicts', { orderId: order })).body.signals.map(({ code }) => code);

  as('buyer', 'are absent on the demo order and appear with changes of bids', async (buyer) => {
    expect(await codes(buyer, orderId)).toEqual([]);
    const body = { reasonCode: 'terms' as const, reason };
    for (const name of ['metiz', 'krepmarket', 'volga', 'bolt24']) {
      const { version } = await bid(buyer, name);
      await buyer.ok('disqualifyBid', { orderId, bidId: bidOf(name), ifMatch: `"${version}"`, body });
    }
    const { signals } = await listed(buyer);
    expect(signals.map(({ code, bidIds }) => [code, bidIds])).toEqual([
      ['single_bid', [bidOf('hansa')]],
      ['all_others_disqualified', ['metiz', 'krepmarket', 'volga', 'bolt24'].map(bidOf)],
      ['lowest_disqualified', [bidOf('bolt24')]],
    ]);
    for (const { text } of signals) expect(text).toMatch(/\p{Script=Cyrillic}.*\.$/u);
  });
});

describe('waiving', () => {
  as('buyer', 'requires a reason for a warning, stores it and reduces the count', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    expect(short.suggestions.find(({ action }) => action === 'waive')).toMatchObject({
      via: 'resolve',
      needsReason: true,
    });
    expect(pointers(await refusal(buyer, short, { action: 'waive' }, 422))).toEqual(['/reason required']);
    expect(pointers(await refusal(buyer, short, { action: 'waive', reason: '   ' }, 422))).toEqual([
      '/reason required',
    ]);
    const before = (await buyer.ok('getOrder', { orderId })).body;

    const { conflict, effects } = await settled(buyer, short, { action: 'waive', reason: ` ${reason} ` });
    expect(effects).toEqual([]);
    expect(conflict).toMatchObject({
      status: 'waived',
      suggestions: [],
      resolution: {
        action: 'waive',
        reason,
        by: { id: 'usr_buyer', name: 'Анна Соколова' },
        severity: 'warning',
        fingerprint: short.fingerprint,
      },
    });
    const after = (await buyer.ok('getOrder', { orderId })).body;
    expect(after.counts.openConflicts).toBe(before.counts.openConflicts - 1);
    // A waiver does not change the order's version.
    expect(after.version).toBe(before.version);
    expect((await listed(buyer, { status: ['waived'] })).data).toEqual([conflict]);
    const [event] = await history(buyer);
    expect(event).toMatchObject({
      action: 'conflict.resolve',
      entity: { type: 'bid', id: bidOf('krepmarket') },
      changes: [{ path: `/conflicts/${short.id}`, from: short.explanation, to: null }],
      reason,
    });
    await refusal(buyer, conflict, { action: 'waive', reason }, 409, 'conflict_settled');
  });

  as('buyer', 'is described in the history in the reader’s language', async (buyer) => {
    const english = buyer.with({ headers: { 'accept-language': 'en' } });
    const short = await one(buyer, 'validity_insufficient/too_short');
    const translated = await one(english, 'validity_insufficient/too_short');
    expect(translated.explanation).not.toBe(short.explanation);
    await settled(english, translated, { action: 'waive', reason: 'Agreed' });
    const latestChanges = async (reader: ContractClient) => (await history(reader))[0]?.changes;
    const path = `/conflicts/${short.id}`;
    expect(await latestChanges(buyer)).toEqual([{ path, from: short.explanation, to: null }]);
    expect(await latestChanges(english)).toEqual([{ path, from: translated.explanation, to: null }]);
  });

  as('buyer', 'requires no reason for a note', async (buyer) => {
    const unknown = await one(buyer, 'validity_insufficient/unknown');
    expect((await settled(buyer, unknown, { action: 'waive' })).conflict.resolution).toMatchObject({ reason: null });
  });

  it.each([
    ['price_over_ceiling/total', true],
    ['vat_mismatch/not_payer', true],
    ['validity_insufficient/expired', false],
    ['unit_mismatch/unknown', false],
    ['duplicate_bid/supplier', false],
    ['spec_outdated/line', false],
  ])('%s is a blocker: %s', async (name, isPossible) => {
    const buyer = await signedIn('buyer');
    const blocker = await one(buyer, name);
    expect(blocker.severity).toBe('blocker');
    if (isPossible) {
      expect(pointers(await refusal(buyer, blocker, { action: 'waive' }, 422))).toEqual(['/reason required']);
      expect((await settled(buyer, blocker, { action: 'waive', reason })).conflict.status).toBe('waived');
    } else {
      const problem = await refusal(buyer, blocker, { action: 'waive', reason }, 422);
      expect(pointers(problem)).toEqual(['/action not_allowed']);
      expect((await one(buyer, name)).status).toBe('open');
    }
  });

  as('buyer', 'has a separate label for a late bid', async (buyer) => {
    const late = await one(buyer, 'late_bid/late');
    expect(pointers(await refusal(buyer, late, { action: 'accept_late' }, 422))).toEqual(['/reason required']);
    const { conflict } = await settled(buyer, late, { action: 'accept_late', reason });
    expect([conflict.status, conflict.resolution?.action]).toEqual(['waived', 'accept_late']);
  });

  as('buyer', 'ends when the evidence changes', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    const { conflict: waived } = await settled(buyer, short, { action: 'waive', reason });
    await edited(buyer, 'krepmarket', () => ({ notes: 'Самовывоз' }));
    await edited(buyer, 'metiz', () => ({ warrantyMonths: 12 }));
    expect((await one(buyer, 'quantity_mismatch/short')).status).toBe('waived');

    await edited(buyer, 'krepmarket', (before) => withLine(before, 5, { quantity: '1100' }));
    const again = await one(buyer, 'quantity_mismatch/short');
    expect(again).toMatchObject({ id: short.id, status: 'open', resolution: null, firstSeenAt: short.firstSeenAt });
    expect(again.history).toMatchObject([{ ...waived.resolution, because: 'evidence_changed' }]);
    const stale = await refusal(buyer, short, { action: 'waive', reason }, 412);
    expect(stale).toMatchObject({
      code: 'stale',
      current: { fingerprint: again.fingerprint, details: { offered: '1100' } },
    });
  });

  as('buyer', 'can be undone', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    await buyer.refused('reopenConflict', { ...address(short), body: {} }, 409, 'conflict_open');
    const { conflict: waived } = await settled(buyer, short, { action: 'waive', reason });
    const { body, headers } = await buyer.ok('reopenConflict', { ...address(waived), body: {} });
    expect(body.conflict).toEqual({
      ...short,
      lastSeenAt: body.conflict.lastSeenAt,
      history: [{ ...waived.resolution, until: body.conflict.history[0]?.until, because: 'reopened' }],
    });
    expect(headers['etag']).toBe(`"${short.fingerprint}"`);
    expect(await one(buyer, 'quantity_mismatch/short')).toEqual(body.conflict);
    expect((await history(buyer))[0]).toMatchObject({
      action: 'conflict.reopen',
      changes: [{ from: null, to: short.explanation }],
    });
  });
});

describe('a conflict that is no longer found', () => {
  as('buyer', 'is resolved automatically, kept for thirty days, and may reopen', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    await edited(buyer, 'krepmarket', (before) => withLine(before, 5, { quantity: '1500' }));
    expect((await listed(buyer)).data.map(({ id }) => id)).not.toContain(short.id);
    const [gone] = (await listed(buyer, { status: ['resolved'] })).data;
    expect(gone).toMatchObject({
      id: short.id,
      status: 'resolved',
      suggestions: [],
      resolution: { action: null, reason: null, by: null },
    });
    expect(gone && (await refusal(buyer, gone, { action: 'waive', reason }, 409)).code).toBe('conflict_gone');
    expect(gone && (await buyer.refused('reopenConflict', { ...address(gone), body: {} }, 409)).code).toBe(
      'conflict_gone',
    );

    await edited(buyer, 'krepmarket', (before) => withLine(before, 5, { quantity: '1200' }));
    const again = await one(buyer, 'quantity_mismatch/short');
    expect(again).toMatchObject({ id: short.id, status: 'open', fingerprint: short.fingerprint });
    expect(again.history).toMatchObject([{ action: null, because: 'found_again' }]);

    await edited(buyer, 'krepmarket', (before) => withLine(before, 5, { quantity: '1500' }));
    await buyer.advance('P31D');
    const later = await signedInAgain(buyer);
    const kept = (await listed(later, { status: ['resolved'] })).data.map(({ id }) => id);
    expect(kept).not.toContain(short.id);
  });

  as('buyer', 'appears with time: an expired bid blocks from the next day', async (buyer) => {
    const soon = await one(buyer, 'validity_insufficient/too_short');
    await buyer.advance('P5D');
    const later = await signedInAgain(buyer);
    const { data } = await listed(later, {
      bidId: bidOf('volga'),
      kind: ['validity_insufficient'],
      status: ['open', 'resolved'],
    });
    expect(data.map(({ facet, severity, status }) => [facet, severity, status])).toEqual([
      ['expired', 'blocker', 'open'],
      ['too_short', 'warning', 'resolved'],
    ]);
    expect(data[1]?.id).toBe(soon.id);
  });

  as('buyer', 'remains unchanged on a cancelled order', async (buyer) => {
    const { conflict: waived } = await settled(buyer, await one(buyer, 'quantity_mismatch/short'), {
      action: 'waive',
      reason,
    });
    const before = await listed(buyer);
    const { version } = (await buyer.ok('getOrder', { orderId })).body;
    const body = { reasonCode: 'need_gone' as const, reason };
    const { body: order } = await buyer.ok('cancelOrder', { orderId, ifMatch: `"${version}"`, body });
    await buyer.advance('P20D');
    const later = await signedInAgain(buyer);
    const { data, summary } = await listed(later);
    expect(data.map(({ id, status, fingerprint }) => [id, status, fingerprint])).toEqual(
      before.data.map(({ id, status, fingerprint }) => [id, status, fingerprint]),
    );
    expect(data.every(({ suggestions }) => suggestions.length === 0)).toBe(true);
    expect([summary, order.counts.openConflicts]).toEqual([before.summary, 26]);
    const open = data.find(({ status }) => status === 'open');
    expect(open && (await refusal(later, open, { action: 'waive', reason }, 409)).code).toBe('order_final');
    await later.refused('reopenConflict', { ...address(waived), body: {} }, 409, 'order_final');
  });
});

/** Signs in again in the same world: the clock has moved past the session's end. */
const signedInAgain = (buyer: ContractClient) => buyer.signIn('buyer');

describe('refuses', () => {
  as('buyer', 'an action that does not apply, and lists those that do', async (buyer) => {
    const units = await one(buyer, 'unit_mismatch/unknown');
    const problem = await refusal(buyer, units, { action: 'normalise' }, 422);
    expect(pointers(problem)).toEqual(['/action not_allowed']);
    expect(problem.errors?.[0]?.message).toContain('Указать содержимое упаковки');
    // These need an edit or an e-mail; they are not server actions.
    expect(pointers(await refusal(buyer, units, { action: 'fix_bid' }, 422))).toEqual(['/action not_allowed']);
    const expired = await one(buyer, 'validity_insufficient/expired');
    expect(pointers(await refusal(buyer, expired, { action: 'request_extension' }, 422))).toEqual([
      '/action not_allowed',
    ]);
  });

  as('buyer', 'input that is missing, unknown or belongs to another action', async (buyer) => {
    const units = await one(buyer, 'unit_mismatch/unknown');
    const action = 'set_units_per_pack';
    expect(pointers(await refusal(buyer, units, { action }, 422))).toEqual(['/payload/unitsPerPack required']);
    expect(pointers(await refusal(buyer, units, { action, payload: { unitsPerPack: '-1' } }, 422))).toEqual([
      '/payload/unitsPerPack format',
    ]);
    const both = { unitsPerPack: '100', rate: '2' };
    expect(pointers(await refusal(buyer, units, { action, payload: both }, 422))).toEqual([
      '/payload/rate not_allowed',
    ]);
    const pair = await one(buyer, 'duplicate_bid/supplier');
    const stranger = { action: 'mark_alternative' as const, payload: { bidId: bidOf('metiz') } };
    expect(pointers(await refusal(buyer, pair, stranger, 422))).toEqual(['/payload/bidId ref_not_found']);
    expect(pointers(await refusal(buyer, pair, { action: 'withdraw_one' }, 422))).toEqual(['/reason required']);
  });

  as('buyer', 'a change of the order while bids are compared', async (buyer) => {
    const over = await one(buyer, 'price_over_ceiling/line');
    expect(over.suggestions.find(({ action }) => action === 'raise_ceiling')?.via).toBe('edit_order');
    await refusal(buyer, over, { action: 'raise_ceiling' }, 409, 'order_in_evaluation');
  });

  as('buyer', 'an action on a conflict caused by another', async (buyer) => {
    const { data } = await listed(buyer, { kind: ['vat_mismatch'] });
    const follower = data.find(({ causedBy }) => causedBy !== null);
    expect(follower && (await refusal(buyer, follower, { action: 'waive', reason }, 409)).code).toBe(
      'conflict_follows',
    );
  });

  as('buyer', 'a conflict of another user, of another order, or an unknown one', async (buyer) => {
    const short = await one(buyer, 'quantity_mismatch/short');
    const body = { action: 'waive' as const, reason };
    await buyer.refused('resolveConflict', { ...address(short), orderId: 'ord_bearings', body }, 404);
    await buyer.refused('resolveConflict', { ...address(short), conflictId: 'cfl_none', body }, 404);
    await (await signedIn('empty')).refused('resolveConflict', { ...address(short), body }, 404);
  });

  as('trial-expired', 'changes after access expires, but not reading', async (caller) => {
    const { body: orders } = await caller.ok('listOrders', { status: ['published', 'evaluation'] });
    const orderWithBids = orders.data.find(({ counts }) => counts.submittedBids > 0)?.id ?? '';
    await caller.ok('createBid', { orderId: orderWithBids, body: { supplier: { name: 'ООО «Трос»' } } });
    const { body: found } = await caller.ok('listConflicts', { orderId: orderWithBids });
    const [conflict] = found.data;
    const arg = { orderId: orderWithBids, conflictId: conflict?.id ?? '', ifMatch: `"${conflict?.fingerprint}"` };
    const problem = await caller.refused('resolveConflict', { ...arg, body: { action: 'waive', reason } }, 402);
    expect(problem.message).toBe('TRIAL_EXPIRED');
    expect((await caller.refused('reopenConflict', { ...arg, body: {} }, 402)).message).toBe('TRIAL_EXPIRED');
  });
});
