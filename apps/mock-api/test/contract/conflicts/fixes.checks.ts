/** Effects of each resolving action on bids and orders. */
import type { Bid, ConflictSettlement, Order } from '@zakupki/api-client/schema';
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

const order = async (buyer: ContractClient): Promise<Order> => (await buyer.ok('getOrder', { orderId })).body;
const lineOf = ({ items }: Bid, position: number) =>
  items.find(({ orderItemId, isEquivalent }) => orderItemId === `itm_fasteners_${position}` && !isEquivalent);
/** The demo order reopened for bids, so that its terms can change. */
async function reopened(buyer: ContractClient): Promise<void> {
  const { version } = await order(buyer);
  const body = { submissionDeadline: '2026-11-25T12:00:00Z', reason };
  await buyer.ok('reopenOrder', { orderId, ifMatch: `"${version}"`, body });
}
/** Expects the action to resolve the conflict and remove it from the list. */
async function isSettled(buyer: ContractClient, { conflict }: ConflictSettlement, action: string): Promise<void> {
  expect(conflict).toMatchObject({
    status: 'resolved',
    suggestions: [],
    resolution: { action, by: { id: 'usr_buyer' }, fingerprint: conflict.fingerprint },
  });
  expect((await listed(buyer)).data.map(({ id }) => id)).not.toContain(conflict.id);
  expect((await listed(buyer, { status: ['resolved'] })).data).toContainEqual(conflict);
  expect((await history(buyer))[0]).toMatchObject({ action: 'conflict.resolve' });
}

describe('a fix of the bid', () => {
  as('buyer', 'sets the content of a pack', async (buyer) => {
    const units = await one(buyer, 'unit_mismatch/unknown');
    const body = { action: 'set_units_per_pack' as const, payload: { unitsPerPack: '100' } };
    const done = await settled(buyer, units, body);
    await isSettled(buyer, done, 'set_units_per_pack');
    const after = await bid(buyer, 'krepmarket');
    expect(lineOf(after, 8)).toMatchObject({ unitsPerPack: '100', computed: { normalizedQuantity: '900' } });
    expect(done.effects).toEqual([
      {
        entity: { type: 'bid', id: after.id, label: 'ООО «КрепМаркет»', version: after.version },
        text: 'Позиция 8: 1\u00A0бухта = 100\u00A0м.',
        changes: [{ path: '/items/7/unitsPerPack', from: null, to: '100' }],
      },
    ]);
    // The conversion that is now known remains a note.
    expect(await one(buyer, 'unit_mismatch/packed', 'krepmarket')).toMatchObject({ severity: 'info', status: 'open' });
    const [, change] = await history(buyer);
    expect(change).toMatchObject({ action: 'bid.update', changes: done.effects[0]?.changes });
  });

  as('buyer', 'sets the content of a pack as a fraction', async (buyer) => {
    const units = await one(buyer, 'unit_mismatch/unknown');
    const body = { action: 'set_units_per_pack' as const, payload: { unitsPerPack: '1', packsPerUnit: '3' } };
    const done = await settled(buyer, units, body);
    await isSettled(buyer, done, 'set_units_per_pack');
    // Nine coils at three to a metre.
    expect(lineOf(await bid(buyer, 'krepmarket'), 8)).toMatchObject({
      unitsPerPack: '1',
      packsPerUnit: '3',
      computed: { normalizedQuantity: '3' },
    });
    const { details, explanation } = await one(buyer, 'unit_mismatch/packed', 'krepmarket');
    expect(details).toMatchObject({ offeredQuantity: '3', orderedQuantity: '1' });
    expect(explanation).toContain('3\u00A0бухты = 1\u00A0м');
  });

  as('buyer', 'converts prices to the order’s VAT basis and keeps the sums', async (buyer) => {
    const before = await bid(buyer, 'krepmarket');
    const done = await settled(buyer, await one(buyer, 'vat_mismatch/mode'), { action: 'normalise' });
    await isSettled(buyer, done, 'normalise');
    const after = await bid(buyer, 'krepmarket');
    expect(after.vatMode).toBe('excluded');
    expect(lineOf(after, 1)?.unitPrice).toBe('4.1967');
    expect(Math.abs(Number(after.totals.gross) - Number(before.totals.gross))).toBeLessThan(8);
    // The stated total still differs from the sum of its lines.
    const sum = await one(buyer, 'arithmetic_mismatch/total');
    expect(sum.details).toMatchObject({ difference: '1639.32' });
    expect((await listed(buyer, { kind: ['arithmetic_mismatch'] })).data).toHaveLength(2);
    expect(done.effects[0]?.text.replaceAll('\u00A0', ' ')).toContain('было 467 550,00 ₽');
  });

  it.each([
    ['vat_mismatch/obsolete_rate', 2, '20'],
    ['vat_mismatch/rate', 3, '10'],
  ])('%s: sets line %s to the current VAT rate', async (name, position, vatRate) => {
    const buyer = await signedIn('buyer');
    await edited(buyer, 'volga', (before) => withLine(before, position, { vatRate }));
    const done = await settled(buyer, await one(buyer, name, 'volga'), { action: 'normalise' });
    await isSettled(buyer, done, 'normalise');
    expect(lineOf(await bid(buyer, 'volga'), position)?.vatRate).toBe('22');
    expect(done.effects[0]?.text).toBe(`Позиция ${position}: было НДС ${vatRate} %, стало НДС 22 %.`);
  });

  it.each([
    ['arithmetic_mismatch/total', 'krepmarket'],
    ['arithmetic_mismatch/line', 'volga'],
  ])('%s: accepts the calculated total', async (name, who) => {
    const buyer = await signedIn('buyer');
    const done = await settled(buyer, await one(buyer, name), { action: 'trust_computed' });
    await isSettled(buyer, done, 'trust_computed');
    const after = await bid(buyer, who);
    expect(who === 'volga' ? lineOf(after, 3)?.declaredLineTotal : after.declaredTotal).toBeNull();
  });

  as('buyer', 'arithmetic_mismatch/rounding: accepts the calculated totals of rounded lines', async (buyer) => {
    // 0.91 × 40000 is 36400.00; a price of 0.9125 rounds to 0.91.
    await edited(buyer, 'volga', (before) => withLine(before, 3, { declaredLineTotal: '36500.00' }));
    const rounding = await one(buyer, 'arithmetic_mismatch/rounding');
    expect(rounding).toMatchObject({ severity: 'info', orderItemId: null, details: { difference: '100.00' } });
    await isSettled(buyer, await settled(buyer, rounding, { action: 'trust_computed' }), 'trust_computed');
    expect(lineOf(await bid(buyer, 'volga'), 3)?.declaredLineTotal).toBeNull();
  });

  as('buyer', 'accepts the stated total of a line', async (buyer) => {
    const line = await one(buyer, 'arithmetic_mismatch/line');
    await isSettled(buyer, await settled(buyer, line, { action: 'trust_declared' }), 'trust_declared');
    expect(lineOf(await bid(buyer, 'volga'), 3)).toMatchObject({
      unitPrice: '0.901',
      declaredLineTotal: '36040.00',
      computed: { lineTotal: '36040.00' },
    });
  });

  as('buyer', 'rejects a stated total that no price with four decimals gives', async (buyer) => {
    await edited(buyer, 'volga', (before) => withLine(before, 3, { declaredLineTotal: '36041.00' }));
    const line = await one(buyer, 'arithmetic_mismatch/line');
    const version = (await bid(buyer, 'volga')).version;
    const problem = await refusal(buyer, line, { action: 'trust_declared' }, 422);
    expect(pointers(problem)).toEqual(['/action not_allowed']);
    expect((await bid(buyer, 'volga')).version).toBe(version);
  });

  as('buyer', 'accepts the stated total of the bid', async (buyer) => {
    const total = await one(buyer, 'arithmetic_mismatch/total');
    await isSettled(buyer, await settled(buyer, total, { action: 'trust_declared' }), 'trust_declared');
    const after = await bid(buyer, 'krepmarket');
    expect(Math.abs(Number(after.totals.gross) - 469550)).toBeLessThanOrEqual(1);
    expect(after.declaredTotal).toBe('469550.00');
    // The stated line totals change too and raise no new conflict.
    expect((await listed(buyer, { bidId: bidOf('krepmarket'), kind: ['arithmetic_mismatch'] })).data).toEqual([]);
  });

  as('buyer', 'corrects a misplaced decimal point', async (buyer) => {
    const { data } = await listed(buyer, { kind: ['price_abnormally_low'] });
    const slip = data.find(({ orderItemId }) => orderItemId === 'itm_fasteners_5');
    const other = data.find(({ orderItemId }) => orderItemId === 'itm_fasteners_7');
    expect(slip?.details).toMatchObject({ suspectedFactor: 10 });
    if (!slip || !other) throw new Error('the seed has both');
    await isSettled(buyer, await settled(buyer, slip, { action: 'scale_price' }), 'scale_price');
    expect(lineOf(await bid(buyer, 'bolt24'), 5)?.unitPrice).toBe('47.2');
    expect(other.suggestions.map(({ action }) => action)).not.toContain('scale_price');
  });

  as('buyer', 'divides a price that was quoted for 100', async (buyer) => {
    await edited(buyer, 'metiz', (before) => withLine(before, 1, { unitPrice: '390', declaredLineTotal: null }));
    const { data } = await listed(buyer, { kind: ['price_abnormally_high'], bidId: bidOf('metiz') });
    const dear = data.find(({ orderItemId }) => orderItemId === 'itm_fasteners_1');
    expect(dear).toMatchObject({ facet: 'line', severity: 'warning', details: { suspectedFactor: 100 } });
    expect(dear?.explanation).toContain('цена указана за 100?');
    if (!dear) throw new Error('a price for 100 is found');
    await settled(buyer, dear, { action: 'scale_price' });
    expect(lineOf(await bid(buyer, 'metiz'), 1)?.unitPrice).toBe('3.9');
    expect((await listed(buyer, { kind: ['price_abnormally_high'], bidId: bidOf('metiz') })).data).toEqual([]);
  });

  as('buyer', 'confirms the bid for the current revision', async (buyer) => {
    const old = await one(buyer, 'spec_outdated/line');
    await isSettled(buyer, await settled(buyer, old, { action: 'confirm_for_revision' }), 'confirm_for_revision');
    expect(await bid(buyer, 'volga')).toMatchObject({ orderRevision: 2, flags: { isOutdated: false } });
  });

  as('buyer', 'excludes a line and includes it again', async (buyer) => {
    const late = await one(buyer, 'delivery_late/date', 'volga');
    const before = await bid(buyer, 'volga');
    const done = await settled(buyer, late, { action: 'exclude_line', reason });
    await isSettled(buyer, done, 'exclude_line');
    const after = await bid(buyer, 'volga');
    expect(after.excludedItemIds).toEqual(['itm_fasteners_7']);
    // The entered values and their sums stay; the compared values do not.
    expect(lineOf(after, 7)?.unitPrice).toBe(lineOf(before, 7)?.unitPrice);
    const { net, vat, gross, byRate, coverage } = before.totals;
    expect(after.totals).toMatchObject({ net, vat, gross, byRate });
    expect(after.totals.coverage.linesOffered).toBe(coverage.linesOffered - 1);
    const { body } = await buyer.ok('reopenConflict', { ...address(done.conflict), body: {} });
    expect(body.conflict).toMatchObject({
      id: late.id,
      status: 'open',
      history: [{ action: 'exclude_line', because: 'reopened' }],
    });
    expect(body.effects[0]?.changes).toEqual([
      { path: '/excludedItemIds', from: 'Диск отрезной 125×1,2 мм', to: null },
    ]);
    expect(await one(buyer, 'delivery_late/date', 'volga')).toEqual(body.conflict);
    const back = await bid(buyer, 'volga');
    expect([back.excludedItemIds, back.version]).toEqual([[], body.effects[0]?.entity.version]);
  });

  as('buyer', 'an excluded line is never the best price and removes the rank', async (buyer) => {
    await edited(buyer, 'metiz', (before) => withLine(before, 1, { deliveryDate: '2026-12-24', leadTimeDays: null }));
    expect(lineOf(await bid(buyer, 'metiz'), 1)?.computed.isBestPrice).toBe(true);
    await settled(buyer, await one(buyer, 'delivery_late/date', 'metiz'), { action: 'exclude_line' });
    const after = await bid(buyer, 'metiz');
    expect([lineOf(after, 1)?.computed.isBestPrice, after.rank]).toEqual([false, null]);
    expect((await order(buyer)).summary?.bestBidId).not.toBe(after.id);
  });
});

describe('of two bids of one supplier', () => {
  as('buyer', 'the later one replaces the other', async (buyer) => {
    const pair = await one(buyer, 'duplicate_bid/supplier');
    const done = await settled(buyer, pair, { action: 'mark_supersedes' });
    await isSettled(buyer, done, 'mark_supersedes');
    expect(await bid(buyer, 'volga')).toMatchObject({
      status: 'submitted',
      supersedesBidId: bidOf('krepmarket'),
      round: 2,
    });
    expect((await bid(buyer, 'krepmarket')).status).toBe('withdrawn');
    expect(done.effects.map(({ entity }) => entity.id)).toEqual([bidOf('volga'), bidOf('krepmarket')]);
  });

  as('buyer', 'the named one becomes an alternative', async (buyer) => {
    const pair = await one(buyer, 'duplicate_bid/supplier');
    const body = { action: 'mark_alternative' as const, payload: { bidId: bidOf('krepmarket') } };
    await isSettled(buyer, await settled(buyer, pair, body), 'mark_alternative');
    expect((await bid(buyer, 'krepmarket')).alternativeOfBidId).toBe(bidOf('volga'));
    expect((await bid(buyer, 'volga')).alternativeOfBidId).toBeNull();
  });

  as('buyer', 'one is withdrawn', async (buyer) => {
    const pair = await one(buyer, 'duplicate_bid/supplier');
    await isSettled(buyer, await settled(buyer, pair, { action: 'withdraw_one', reason }), 'withdraw_one');
    expect(await bid(buyer, 'krepmarket')).toMatchObject({ status: 'withdrawn', withdrawal: { reason } });
    expect((await bid(buyer, 'volga')).status).toBe('submitted');
  });
});

describe('excluding bids', () => {
  it.each([
    ['late_bid/late', 'disqualify', ['hansa'], 'late'],
    ['currency_mismatch/rate_frozen', 'disqualify', ['hansa'], 'terms'],
    ['affiliated_suppliers/signals', 'disqualify_one', ['bolt24'], 'collusion'],
    ['affiliated_suppliers/signals', 'disqualify_both', ['krepmarket', 'bolt24'], 'collusion'],
  ] as const)('%s: %s', async (name, action, names, reasonCode) => {
    const buyer = await signedIn('buyer');
    const conflict = await one(buyer, name);
    expect(pointers(await refusal(buyer, conflict, { action }, 422))).toEqual(['/reason required']);
    const done = await settled(buyer, conflict, { action, reason });
    await isSettled(buyer, done, action);
    expect(done.effects.map(({ entity }) => entity.id).toSorted()).toEqual(names.map(bidOf).toSorted());
    for (const who of names)
      expect(await bid(buyer, who)).toMatchObject({ status: 'disqualified', disqualification: { reasonCode, reason } });
  });
});

describe('an exchange rate', () => {
  as('buyer', 'is set for a currency without one', async (buyer) => {
    await edited(buyer, 'metiz', () => ({ currency: 'USD' }));
    const none = await one(buyer, 'currency_mismatch/no_rate');
    expect(none.severity).toBe('blocker');
    const done = await settled(buyer, none, { action: 'set_rate', payload: { rate: '92.50' } });
    await isSettled(buyer, done, 'set_rate');
    const { exchangeRates, version } = await order(buyer);
    expect(exchangeRates).toEqual([
      { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' },
      { currency: 'USD', rate: '92.5', nominal: 1, date: '2026-11-02', source: 'manual' },
    ]);
    expect(done.effects).toMatchObject([
      {
        entity: { type: 'order', id: orderId, label: 'Z-2026-000118', version },
        text: 'Курс зафиксирован: 92,5 RUB за 1 USD.',
      },
    ]);
    expect(await one(buyer, 'currency_mismatch/rate_frozen', 'metiz')).toMatchObject({
      severity: 'info',
      status: 'open',
    });
  });

  as('buyer', 'is replaced', async (buyer) => {
    const frozen = await one(buyer, 'currency_mismatch/rate_frozen');
    const payload = { rate: '99', nominal: 10, date: '2026-11-01', source: 'cbr' as const };
    const { conflict } = await settled(buyer, frozen, { action: 'set_rate', payload });
    expect(conflict).toMatchObject({
      status: 'waived',
      details: { rate: '99', nominal: 10 },
      resolution: { action: 'set_rate' },
    });
    expect((await order(buyer)).exchangeRates).toEqual([{ currency: 'EUR', ...payload }]);
  });
});

describe('a change of the order', () => {
  as('buyer', 'extends the deadline for a late bid', async (buyer) => {
    const late = await one(buyer, 'late_bid/late');
    const action = 'extend_deadline';
    expect(pointers(await refusal(buyer, late, { action, reason }, 422))).toEqual([
      '/payload/submissionDeadline required',
    ]);
    const past = { action, reason, payload: { submissionDeadline: '2026-11-01T12:00:00Z' } } as const;
    expect(pointers(await refusal(buyer, late, past, 422))).toEqual(['/payload/submissionDeadline date_order']);
    const payload = { submissionDeadline: '2026-11-25T12:00:00Z' };
    await isSettled(buyer, await settled(buyer, late, { action, reason, payload }), action);
    expect(await order(buyer)).toMatchObject({ status: 'published', reopenCount: 1, ...payload });
  });

  as('buyer', 'sets a tolerance without a new revision', async (buyer) => {
    await reopened(buyer);
    const short = await one(buyer, 'quantity_mismatch/short');
    expect(short.suggestions.find(({ action }) => action === 'change_tolerance')).toMatchObject({
      via: 'resolve',
      payload: { quantityTolerancePercent: '20' },
    });
    const action = 'change_tolerance';
    const tooLittle = { action, payload: { quantityTolerancePercent: '19.99' } } as const;
    const problem = await refusal(buyer, short, tooLittle, 422);
    expect([pointers(problem), (await order(buyer)).items[4]?.quantityTolerancePercent]).toEqual([
      ['/action not_allowed'],
      '0',
    ]);
    await isSettled(buyer, await settled(buyer, short, { action }), action);
    expect(await order(buyer)).toMatchObject({ revision: 2, items: { 4: { quantityTolerancePercent: '20' } } });
  });

  it.each([
    ['price_over_ceiling/line', 'raise_ceiling', { items: { 5: { maxUnitPrice: '226' } }, revision: 2 }],
    ['price_over_ceiling/total', 'raise_ceiling', { budget: '485799.57', revision: 2 }],
    ['delivery_late/date', 'move_required_date', { items: { 6: { requiredBy: '2026-12-14' } }, revision: 3 }],
    ['vat_mismatch/not_payer', 'relax_requirement', { requireVat: false, revision: 3 }],
  ] as const)('%s: %s', async (name, action, expected) => {
    const buyer = await signedIn('buyer');
    await reopened(buyer);
    // A later decision delays everything counted from it; line 7 has a fixed date.
    const isDelivery = name === 'delivery_late/date';
    const conflict = await one(buyer, name, isDelivery ? 'volga' : undefined, isDelivery ? 7 : undefined);
    if (expected.revision === 3)
      expect(pointers(await refusal(buyer, conflict, { action }, 422))).toEqual(['/reason required']);
    const done = await settled(buyer, conflict, { action, reason });
    await isSettled(buyer, done, action);
    const after = await order(buyer);
    expect(after).toMatchObject(expected);
    expect(done.effects).toMatchObject([{ entity: { type: 'order', version: after.version } }]);
    expect(done.effects[0]?.text.includes('редакция 3')).toBe(expected.revision === 3);
    const [, change] = await history(buyer);
    expect(change).toMatchObject({ action: expected.revision === 3 ? 'order.revise' : 'order.update', reason });
  });
});
