import { type Arg, etag } from '@zakupki/api-client/operation';
import type { AllocationDraft, Award, AwardPreview } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { allocationDrafts } from './allocation-drafts.ts';

const { as, describe, it } = checks('awards');

const bearings = 'ord_bearings';
const fasteners = 'ord_fasteners';

const versionOf = async (caller: ContractClient, id: string): Promise<string> =>
  `"${(await caller.ok('getOrder', { orderId: id })).body.version}"`;

const preview = async (caller: ContractClient, id: string, body: Arg<'previewAward'>['body']): Promise<AwardPreview> =>
  (await caller.ok('previewAward', { orderId: id, body })).body;

/** An allocation of a seeded order's line to a seeded bid. */
const part = (order: string, who: string, line: number, quantity: string): AllocationDraft => ({
  orderItemId: `itm_${order}_${line}`,
  bidId: `bid_${order}_${who}`,
  bidItemId: `bli_${order}_${who}_${line}`,
  quantity,
});

const CHEAPEST = [
  part('bearings', 'podshipnik', 1, '120'),
  part('bearings', 'bearing', 2, '80'),
  part('bearings', 'podshipnik', 3, '40'),
  part('bearings', 'bearing', 4, '36'),
];

async function award(
  caller: ContractClient,
  id: string,
  allocations: AllocationDraft[],
  justification?: string,
): Promise<Award> {
  const body = { allocations, ...(justification !== undefined && { justification }) };
  return (await caller.ok('awardOrder', { orderId: id, ifMatch: await versionOf(caller, id), body })).body;
}

const refusedAward = async (caller: ContractClient, id: string, body: Arg<'awardOrder'>['body'], status: 409 | 422) =>
  caller.refused('awardOrder', { orderId: id, ifMatch: await versionOf(caller, id), body }, status);

const revoke = async (caller: ContractClient, id: string, version: number, reason = 'Победитель отказался') =>
  (await caller.ok('revokeAward', { orderId: id, ifMatch: `"${version}"`, body: { reason } })).body;

const statuses = async (caller: ContractClient, orderId: string) =>
  (await caller.ok('listBids', { orderId, perPage: 100, sort: ['number'] })).body.data.map(({ status }) => status);

it('awards require a token and are visible to their buyer only', async () => {
  const body = { mode: 'lowest_per_line' } as const;
  expect((await client().send('previewAward', { params: { orderId: bearings }, body })).status).toBe(401);
  const other = await signedIn('empty');
  await other.refused('previewAward', { orderId: bearings, body }, 404);
  await other.refused('getAward', { orderId: 'ord_cable' }, 404);
  await other.refused('awardOrder', { orderId: bearings, ifMatch: '"3"', body: { allocations: CHEAPEST } }, 404);
});

describe('previewing an award', () => {
  as('buyer', 'to one supplier equals the total of its bid', async (buyer) => {
    const { body: comparison } = await buyer.ok('getComparison', { orderId: bearings });
    for (const { id: bidId, total } of comparison.bids) {
      const tried = await preview(buyer, bearings, { mode: 'single', bidId });
      expect(tried.totals.total).toBe(total);
      expect(tried.allocations).toHaveLength(4);
      expect(tried.unawardedItemIds).toEqual([]);
    }
  });

  as('buyer', 'of the best bid needs no justification where the lowest total wins', async (buyer) => {
    const best = await preview(buyer, bearings, { mode: 'single', bidId: 'bid_bearings_podshipnik' });
    expect(best.allocations.map(({ isBestPrice }) => isBestPrice)).toContain(false);
    expect(best.justification).toEqual({ isRequired: false, reasons: [], dearerItemIds: [], cheaperBids: [] });
    const other = await preview(buyer, bearings, { mode: 'single', bidId: 'bid_bearings_bearing' });
    expect(other.justification.reasons).toEqual(['not_best_price']);
  });

  as('buyer', 'by lowest prices equals the total of the comparison', async (buyer) => {
    const { body: comparison } = await buyer.ok('getComparison', { orderId: bearings });
    const tried = await preview(buyer, bearings, { mode: 'lowest_per_line' });
    expect(tried.totals.total).toBe(comparison.best.perLine?.total);
    expect(tried).toMatchObject({
      canAward: true,
      justification: { isRequired: false, reasons: [] },
      savings: {
        vsBudget: { baseline: '420000.00', amount: '78272.00', percent: '18.64' },
        vsWorst: { amount: '13744.00' },
      },
    });
    expect(tried.totalsBySupplier.map(({ supplierName, lines, net }) => [supplierName, lines, net])).toEqual([
      ['ООО «ПодшипникТорг»', 2, '219800.00'],
      ['ООО «Техно-Подшипник»', 2, '121928.00'],
    ]);
  });

  as('buyer', 'by hand takes part of an offer and lists the uncovered quantity', async (buyer) => {
    const allocations = [part('bearings', 'podshipnik', 1, '100'), part('bearings', 'bearing', 1, '20')];
    const tried = await preview(buyer, bearings, { mode: 'manual', allocations });
    expect(tried.allocations.map(({ lineTotal, isBestPrice }) => [lineTotal, isBestPrice])).toEqual([
      ['84500.00', true],
      ['17440.00', false],
    ]);
    expect(tried.unawardedItemIds).toEqual(['itm_bearings_2', 'itm_bearings_3', 'itm_bearings_4']);
    expect(tried.savings.vsBudget).toBeNull();
    expect(tried.justification).toEqual({
      isRequired: true,
      reasons: ['not_best_price'],
      dearerItemIds: ['itm_bearings_1'],
      cheaperBids: [],
    });
  });

  as('buyer', 'converts quantities of another unit as the bid quotes them', async (buyer) => {
    // By the thousand at 4210: 12,500 are 12.5 thousand.
    const allocations = [part('fasteners', 'volga', 1, '12500')];
    const tried = await preview(buyer, fasteners, { mode: 'manual', allocations });
    expect(tried.allocations[0]).toMatchObject({ unitPrice: '4.21', lineTotal: '52625.00' });
    expect(tried.totals.net).toBe('52625.00');
  });

  as('buyer', 'lists the blocking conflicts and waives them on request', async (buyer) => {
    const allocations = [part('fasteners', 'volga', 5, '1500')];
    const tried = await preview(buyer, fasteners, { mode: 'manual', allocations });
    expect(tried.canAward).toBe(false);
    expect(tried.blockers.map(({ kind }) => kind).toSorted()).toEqual(['duplicate_bid', 'spec_outdated']);
    const open = await preview(buyer, fasteners, { mode: 'lowest_per_line', skipBlocked: true });
    expect(open).toMatchObject({ canAward: true, blockers: [] });
  });

  as('buyer', 'splits among at most the number of suppliers that the buyer allows', async (buyer) => {
    const split = await preview(buyer, bearings, { mode: 'lowest_per_line' });
    const one = await preview(buyer, bearings, { mode: 'lowest_per_line', mostSuppliers: 1 });
    expect([split.totalsBySupplier.length, one.totalsBySupplier.length]).toEqual([2, 1]);
    expect(one.unawardedItemIds).toEqual(split.unawardedItemIds);
  });

  as('buyer', 'of nothing succeeds and awards nothing', async (buyer) => {
    const tried = await preview(buyer, bearings, { mode: 'manual', allocations: [] });
    expect(tried).toMatchObject({ canAward: false, totals: { total: '0.00' }, savings: { vsAverage: null } });
    expect(tried.unawardedItemIds).toHaveLength(4);
  });

  as('buyer', 'has the figures of the award that follows', async (buyer) => {
    const tried = await preview(buyer, bearings, { mode: 'lowest_per_line' });
    const { basis, currency, exchangeRates, allocations, totalsBySupplier, totals, savings } = tried;
    const figures = { basis, currency, exchangeRates, allocations, totalsBySupplier, totals, savings };
    expect(await award(buyer, bearings, allocationDrafts(allocations), 'Так дешевле')).toMatchObject(figures);
  });

  as('buyer', 'stores nothing', async (buyer) => {
    const before = (await buyer.ok('getOrder', { orderId: bearings })).body;
    await preview(buyer, bearings, { mode: 'lowest_per_line' });
    expect((await buyer.ok('getOrder', { orderId: bearings })).body).toEqual(before);
    await buyer.refused('getAward', { orderId: bearings }, 404);
  });

  it.each<[string, Arg<'previewAward'>['body'], string[]]>([
    ['a missing bid', { mode: 'single' }, ['/bidId required']],
    ['a foreign bid', { mode: 'single', bidId: 'bid_fasteners_metiz' }, ['/bidId ref_not_found']],
    ['missing allocations', { mode: 'manual' }, ['/allocations required']],
    ['a field of another mode', { mode: 'manual', allocations: [], bidId: 'x' }, ['/bidId not_allowed']],
    ['a filter of another mode', { mode: 'manual', allocations: [], skipBlocked: true }, ['/skipBlocked not_allowed']],
    ['a limit of another mode', { mode: 'manual', allocations: [], mostSuppliers: 1 }, ['/mostSuppliers not_allowed']],
    ['allocations in another mode', { mode: 'lowest_per_line', allocations: [] }, ['/allocations not_allowed']],
  ])('reports %s', async (_what, body, expected) => {
    const buyer = await signedIn('buyer');
    expect(pointers(await buyer.refused('previewAward', { orderId: bearings, body }, 422))).toEqual(expected);
  });

  as('buyer', 'requires an order in evaluation', async (buyer) => {
    for (const id of ['ord_paper', 'ord_cable', 'ord_uniform']) {
      await buyer.refused(
        'previewAward',
        { orderId: id, body: { mode: 'lowest_per_line' } },
        409,
        'order_not_awardable',
      );
    }
  });
});

describe('allocations', () => {
  const [first] = CHEAPEST;
  const wrong = (change: Partial<AllocationDraft>) => ({ ...part('bearings', 'podshipnik', 1, '120'), ...change });

  it.each<[string, AllocationDraft[], string[]]>([
    ['a line of another order', [wrong({ orderItemId: 'itm_paper_1' })], ['/allocations/0/orderItemId ref_not_found']],
    ['a bid of another order', [wrong({ bidId: 'bid_fasteners_metiz' })], ['/allocations/0/bidId ref_not_found']],
    [
      'an offer for another line',
      [wrong({ bidItemId: 'bli_bearings_podshipnik_2' })],
      ['/allocations/0/bidItemId ref_not_found'],
    ],
    [
      'the same offer twice',
      [part('bearings', 'podshipnik', 1, '60'), part('bearings', 'podshipnik', 1, '60')],
      ['/allocations/1/bidItemId unique'],
    ],
    ['more than is offered', [wrong({ quantity: '120.001' })], ['/allocations/0/quantity max']],
    [
      'more than the required quantity in total',
      [part('bearings', 'podshipnik', 1, '100'), part('bearings', 'bearing', 1, '20.5')],
      ['/allocations/1/quantity max'],
    ],
    ['nothing', [], ['/allocations min_items']],
  ])('of %s are rejected', async (_what, allocations, expected) => {
    const buyer = await signedIn('buyer');
    const problem = await refusedAward(buyer, bearings, { allocations, justification: 'Так решили' }, 422);
    expect(pointers(problem)).toEqual(expected);
  });

  as('buyer', 'require a submitted bid', async (buyer) => {
    const { version } = (await buyer.ok('getBid', { orderId: bearings, bidId: 'bid_bearings_podshipnik' })).body;
    const aside = { orderId: bearings, bidId: 'bid_bearings_podshipnik', ifMatch: `"${version}"` };
    await buyer.ok('withdrawBid', { ...aside, body: { reason: 'Нет на складе' } });
    const problem = await refusedAward(buyer, bearings, { allocations: first ? [first] : [] }, 422);
    expect(pointers(problem)).toEqual(['/allocations/0/bidId not_allowed']);
  });

  as('buyer', 'require an offer with a comparable price', async (buyer) => {
    const allocations = [part('fasteners', 'krepmarket', 8, '9')];
    const problem = await refusedAward(buyer, fasteners, { allocations, justification: 'Так решили' }, 422);
    expect(pointers(problem)).toEqual(['/allocations/0/bidItemId not_allowed']);
  });
});

describe('awarding an order', () => {
  as('buyer', 'updates the order and its bids and stores the comparison it was based on', async (buyer) => {
    const { totals, savings, allocations } = await preview(buyer, bearings, { mode: 'lowest_per_line' });
    const decided = await award(buyer, bearings, CHEAPEST);
    expect(decided).toMatchObject({ totals, savings, allocations });
    expect(decided).toMatchObject({ version: 1, orderId: bearings, justification: null, revocation: null });
    expect(decided.totals).toMatchObject({ net: '341728.00', gross: '416908.16', total: '341728.00' });
    expect(decided.memo.offers.map(({ total, rank }) => [total, rank])).toEqual([
      ['345832.00', 1],
      ['351368.00', 2],
    ]);
    expect(decided.memo).toMatchObject({ budget: '420000.00', best: { splitSaving: '4104.00' } });
    expect((await buyer.ok('getAward', { orderId: bearings })).body).toEqual(decided);
    const { body: order } = await buyer.ok('getOrder', { orderId: bearings });
    expect(order).toMatchObject({ status: 'awarded', awardedAt: decided.decidedAt });
    expect(await statuses(buyer, bearings)).toEqual(['won', 'won']);
    const { data } = (await buyer.ok('listOrderAudit', { orderId: bearings, limit: 1 })).body;
    expect(data[0]).toMatchObject({
      action: 'order.award',
      changes: [
        { path: '/status', from: 'evaluation', to: 'awarded' },
        { path: '/awardedTotal', from: null, to: '341728.00' },
      ],
    });
    expect((await refusedAward(buyer, bearings, { allocations: CHEAPEST }, 409)).code).toBe('order_not_awardable');
  });

  as('buyer', 'marks the other bids as lost', async (buyer) => {
    const { allocations } = await preview(buyer, bearings, { mode: 'single', bidId: 'bid_bearings_bearing' });
    const drafts = allocationDrafts(allocations);
    const problem = await refusedAward(buyer, bearings, { allocations: drafts, justification: '  ' }, 422);
    expect(pointers(problem)).toEqual(['/justification required']);
    const decided = await award(buyer, bearings, drafts, ' Раньше поставит ');
    expect(decided.justification).toBe('Раньше поставит');
    expect(await statuses(buyer, bearings)).toEqual(['lost', 'won']);
    const { body: bid } = await buyer.ok('getBid', { orderId: bearings, bidId: 'bid_bearings_bearing' });
    expect(bid.access.editable).toBe(false);
  });

  as('buyer', 'adds to the savings of the quarter', async (buyer) => {
    const saved = async () => (await buyer.ok('getOrdersOverview', {})).body.savings;
    const before = await saved();
    const { version } = await award(buyer, bearings, CHEAPEST);
    expect(await saved()).not.toEqual(before);
    await revoke(buyer, bearings, version);
    expect(await saved()).toEqual(before);
    // The total is unknown while lines remain uncovered.
    expect((await award(buyer, bearings, CHEAPEST.slice(1))).savings.vsBudget).toBeNull();
    expect(await saved()).toEqual(before);
  });

  as('buyer', 'is blocked by an open conflict and names it', async (buyer) => {
    const allocations = [part('fasteners', 'bolt24', 1, '20000')];
    const problem = await refusedAward(buyer, fasteners, { allocations, justification: 'Так решили' }, 409);
    expect(problem.code).toBe('blocking_conflicts');
    const { blockers } = problem as unknown as Pick<AwardPreview, 'blockers'>;
    expect(blockers.map(({ kind, severity }) => `${kind} ${severity}`)).toContain('validity_insufficient blocker');
    const { data } = (await buyer.ok('listConflicts', { orderId: fasteners })).body;
    const known = data.map(({ id }) => id);
    expect(blockers.every(({ id }) => known.includes(id))).toBe(true);
  });

  as('buyer', 'distinguishes offers at the deadline from offers at the decision', async (buyer) => {
    const { allocations } = await preview(buyer, fasteners, { mode: 'single', bidId: 'bid_fasteners_metiz' });
    const decided = await award(buyer, fasteners, allocationDrafts(allocations));
    const numbers = (offers: Award['memo']['offers']) => offers.map(({ number }) => number);
    expect(numbers(decided.memo.offers)).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(decided.memo.atDeadline)).toEqual([1, 2, 3]);
  });

  as('buyer', 'waives an open warning with a reason and stores both', async (buyer) => {
    // Волга-Инструмент asks for more than the ceiling on the third line.
    const allocations = [part('tools', 'volga', 3, '8')];
    const tried = await preview(buyer, 'ord_tools', { mode: 'manual', allocations });
    expect(tried.warnings.map(({ kind }) => kind)).toContain('price_over_ceiling');
    expect(tried.justification.reasons).toEqual(['not_best_price', 'open_warning']);
    const decided = await award(buyer, 'ord_tools', allocations, 'Только у них есть на складе');
    expect(decided.waivedConflictIds).toEqual(tried.warnings.map(({ id }) => id));
    expect(decided.memo.acceptedConflicts[0]).toMatchObject({ reason: 'Только у них есть на складе' });
  });

  as('buyer', 'keeps the reason of an earlier waiver', async (buyer) => {
    const allocations = [part('tools', 'volga', 3, '8')];
    const [first] = (await preview(buyer, 'ord_tools', { mode: 'manual', allocations })).warnings;
    const orderId = 'ord_tools';
    const { data } = (await buyer.ok('listConflicts', { orderId })).body;
    const found = data.find(({ id }) => id === first?.id);
    const waiver = { action: 'waive', reason: 'Рынок вырос' } as const;
    const arg = { orderId, conflictId: found?.id ?? '', ifMatch: `"${found?.fingerprint}"`, body: waiver };
    await buyer.ok('resolveConflict', arg);
    const tried = await preview(buyer, orderId, { mode: 'manual', allocations });
    expect(tried.warnings.map(({ id }) => id)).not.toContain(first?.id);
    expect(tried.waived).toMatchObject([{ id: first?.id, status: 'waived', reason: 'Рынок вырос' }]);
    expect(tried.justification.reasons).toContain('waived_conflict');
    const decided = await award(buyer, orderId, allocations, 'Только у них есть на складе');
    expect(decided.memo.acceptedConflicts[0]).toMatchObject({ id: first?.id, reason: 'Рынок вырос' });
  });

  it('records the administrator who acts as the buyer', async () => {
    const admin = (await signedIn('admin')).with({ actAs: 'usr_buyer' });
    expect((await award(admin, bearings, CHEAPEST)).decidedBy.id).toBe('usr_admin');
  });

  as('subscription-expired', 'remains possible for thirty days after access ends', async (caller) => {
    const id = 'ord_subscription_expired_published';
    await caller.advance('P5D');
    const allocations = [part('subscription_expired_published', '1', 1, '48')];
    const { version } = await award(caller, id, allocations, 'Единственное предложение');
    await revoke(caller, id, version);
    await caller.advance('P11D');
    const ifMatch = await versionOf(caller, id);
    const late = await caller.refused('awardOrder', { orderId: id, ifMatch, body: { allocations } }, 402);
    expect(late.message).toBe('SUBSCRIPTION_EXPIRED');
  });
});

describe('an award', () => {
  as('buyer', 'in the seed lists its winners', async (buyer) => {
    const { body: decided, headers } = await buyer.ok('getAward', { orderId: 'ord_cable' });
    expect(headers['etag']).toBe('"1"');
    const won = (await buyer.ok('listBids', { orderId: 'ord_cable', status: ['won'] })).body.data;
    expect(new Set(decided.allocations.map(({ bidId }) => bidId))).toEqual(new Set(won.map(({ id }) => id)));
    expect(decided).toMatchObject({ justification: 'Наименьшая цена при полном соответствии', unawardedItemIds: [] });
  });

  as('buyer', 'exists for every awarded order', async (buyer) => {
    const { data } = (await buyer.ok('listOrders', { status: ['awarded'], perPage: 100 })).body;
    expect(data.length).toBeGreaterThan(3);
    for (const { id } of data) {
      const { body } = await buyer.ok('getAward', { orderId: id });
      expect(body.allocations.length).toBeGreaterThan(0);
    }
  });

  as('buyer', 'restores the previous state when revoked', async (buyer) => {
    const before = (await buyer.ok('getComparison', { orderId: bearings })).body;
    const { version } = await award(buyer, bearings, CHEAPEST);
    expect((await buyer.ok('getComparison', { orderId: bearings })).body.status).toBe('awarded');
    const revoked = await revoke(buyer, bearings, version, ' Победитель отказался ');
    expect(revoked).toMatchObject({ version: 2, revocation: { reason: 'Победитель отказался' } });
    await buyer.refused('getAward', { orderId: bearings }, 404);
    const { body: order } = await buyer.ok('getOrder', { orderId: bearings });
    expect(order).toMatchObject({ status: 'evaluation', awardedAt: null });
    expect(await statuses(buyer, bearings)).toEqual(['submitted', 'submitted']);
    const { asOf: _, ...after } = (await buyer.ok('getComparison', { orderId: bearings })).body;
    expect(before).toMatchObject(after);
    const { data } = (await buyer.ok('listOrderAudit', { orderId: bearings, limit: 1 })).body;
    expect(data[0]).toMatchObject({ action: 'order.revoke_award', reason: 'Победитель отказался' });
    // A new award gets the next version, so an old If-Match cannot revoke it.
    expect(await award(buyer, bearings, CHEAPEST)).toMatchObject({ id: revoked.id, version: 3, revocation: null });
    await buyer.refused('revokeAward', { orderId: bearings, ifMatch: '"1"', body: { reason: 'Передумали' } }, 412);
  });

  as('buyer', 'can be revoked within two weeks, but not from the archive', async (buyer) => {
    const { version } = await award(buyer, bearings, CHEAPEST);
    const arg = { orderId: bearings, ifMatch: `"${version}"`, body: { reason: 'Передумали' } };
    const archive = { orderId: bearings, ifMatch: await versionOf(buyer, bearings) };
    const { body: order } = await buyer.ok('archiveOrder', archive);
    await buyer.refused('revokeAward', arg, 409, 'order_archived');
    await buyer.ok('unarchiveOrder', { orderId: bearings, ifMatch: etag(order) });
    const blank = await buyer.refused('revokeAward', { ...arg, body: { reason: '    ' } }, 422);
    expect(pointers(blank)).toEqual(['/reason required']);
    await buyer.advance('P14DT1H');
    await buyer.refused('revokeAward', arg, 409, 'award_too_old');
  });
});
