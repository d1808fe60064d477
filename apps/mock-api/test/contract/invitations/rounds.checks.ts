/** Sealed bids are opened once: reopening an order starts a new round. */
import type { Arg } from '@zakupki/api-client/operation';
import type { BidDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';
import { byCopiedLink, invite } from './invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from './sealed.ts';

const { as, describe } = checks('bids');

const LATER = '2026-11-30T12:00:00Z';
const WHY = 'Цены выше бюджета';
const ANY = { ifMatch: '*' };

/** After a day: a round after an opening is not closed before. */
async function closeEarly(buyer: ContractClient, orderId: string): Promise<string> {
  await buyer.advance('P1D');
  const { body } = await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Все ответили' } });
  return body.openedAt ?? '';
}

const decline = (supplier: ContractClient, orderId: string) =>
  supplier.ok('declineInvitation', { orderId, body: { reasonCode: 'other' } });

async function reopen(buyer: ContractClient, orderId: string) {
  const body = { submissionDeadline: LATER, reason: WHY };
  return (await buyer.ok('reopenOrder', { orderId, ...ANY, body })).body;
}

/** Bids, opens early and reopens. */
async function secondRound(buyer: ContractClient) {
  const sealed = await sealedOrder(buyer);
  const first = await bidOn(sealed, { deliveryDays: 9 });
  const openedAt = await closeEarly(buyer, sealed.orderId);
  return { ...sealed, first, openedAt, reopened: await reopen(buyer, sealed.orderId) };
}

/** The opened bid again, with other prices. */
async function bidAgain({ supplier, orderId }: SealedOrder, bidId: string, unitPrice: string) {
  const { body: draft } = await supplier.ok('duplicateBid', { orderId, bidId, body: { as: 'revision' } });
  const items = draft.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice }));
  await supplier.ok('updateBid', { orderId, bidId: draft.id, ...ANY, body: { items } });
  return (await supplier.ok('submitBid', { orderId, bidId: draft.id, ...ANY, body: {} })).body.bid;
}

function manualBid(itemId: string, price: string): BidDraft {
  const supplier = { name: 'ООО «Свои»', contacts: [{ name: 'Пётр', email: 'own@y.example' }] };
  return { supplier, items: [{ orderItemId: itemId, unitPrice: price }], validUntil: '2026-12-31' };
}

describe('a round of sealed bids', () => {
  as('buyer', 'begins when an opened order is reopened, and every invited supplier is told why', async (buyer) => {
    const { orderId, openedAt, reopened } = await secondRound(buyer);
    expect(reopened).toMatchObject({
      openedAt: null,
      earlierOpenings: [openedAt],
      status: 'published',
      sealedBidCount: 0,
    });
    const [letter] = (await buyer.outbox()).filter(({ to }) => to === 'sealed@y.example');
    expect(letter?.subject).toMatch(/^Новый раунд/);
    expect(letter?.text).toContain(WHY);
    expect((await buyer.ok('getOrder', { orderId })).body.earlierOpenings).toEqual([openedAt]);
  });

  as('buyer', 'leaves opened bids as they are', async (buyer) => {
    const { orderId, supplier, first } = await secondRound(buyer);
    const at = { orderId, bidId: first.id, ...ANY };
    const before = (await buyer.ok('getBid', { orderId, bidId: first.id })).body;
    expect(before).toMatchObject({ isSealed: false, deliveryDays: 9 });
    const refused = (name: 'updateBid' | 'withdrawBid', body: object) =>
      supplier.refused(name, { ...at, body } as Arg<typeof name>, 409, 'bid_was_opened');
    await refused('updateBid', { deliveryDays: 3 });
    await refused('withdrawBid', { reason: 'Передумали' });
    const upload = { body: { owner: 'bid', ownerId: first.id, file: PDF }, headers: keyed() };
    expect(await supplier.send('uploadAttachment', upload)).toMatchObject({
      status: 409,
      body: { code: 'bid_was_opened' },
    });
    await supplier.refused('confirmBidRevision', { ...at, body: {} }, 409, 'bid_was_opened');
    const after = (await buyer.ok('getBid', { orderId, bidId: first.id })).body;
    expect([after.items, after.receipt, after.status]).toEqual([before.items, before.receipt, 'submitted']);
  });

  as('buyer', 'seals new bids, which compete with the opened ones after the next opening', async (buyer) => {
    const round = await secondRound(buyer);
    const { orderId, first } = round;
    const { body: protocol } = await buyer.ok('getOpeningProtocol', { orderId });
    const next = await bidAgain(round, first.id, '5151.5');
    expect(next).toMatchObject({ isSealed: true, round: 2, supersedesBidId: first.id });
    const { body: seen } = await buyer.ok('getBid', { orderId, bidId: next.id });
    expect(seen).toMatchObject({ isSealed: true, items: [], supersedesBidId: null });
    expect((await buyer.ok('getComparison', { orderId })).body.bids.map(({ id }) => id)).toEqual([first.id]);
    expect((await buyer.ok('getOrder', { orderId })).body).toMatchObject({
      sealedBidCount: 1,
      counts: { submittedBids: 1 },
    });
    expect((await buyer.ok('getOpeningProtocol', { orderId })).body).toEqual(protocol);
    const openedAgain = await closeEarly(buyer, orderId);
    const { body: bids } = await buyer.ok('listBids', { orderId, sort: ['number'] });
    expect(bids.data.map(({ id, status, isSealed }) => [id, status, isSealed])).toEqual([
      [first.id, 'submitted', false],
      [next.id, 'submitted', false],
    ]);
    expect((await buyer.ok('getOpeningProtocol', { orderId, round: 1 })).body).toEqual(protocol);
    const { body: second } = await buyer.ok('getOpeningProtocol', { orderId });
    expect(second).toMatchObject({ round: 2, openedAt: openedAgain, bids: [{ bidId: next.id }] });
    expect(second.bids).toHaveLength(1);
    await buyer.refused('getOpeningProtocol', { orderId, round: 3 }, 422, 'invalid');
  });

  as('buyer', 'lasts at least a day after an opening, so that not only one supplier can bid', async (buyer) => {
    const { orderId, supplier: silent } = await sealedOrder(buyer);
    const { supplier } = await invite(buyer, 'one@y.example', orderId);
    await decline(silent, orderId);
    const only = { orderId, supplier, invitationId: '' };
    const { id: bidId } = await bidOn(only);
    await closeEarly(buyer, orderId);
    const { serverTime } = (await supplier.ok('getOwnInvitation', { orderId })).body;
    const hours = (count: number) => new Date(Date.parse(serverTime) + count * 3_600_000).toISOString();
    const soon = { submissionDeadline: hours(23), reason: WHY };
    const { errors } = await buyer.refused('reopenOrder', { orderId, ...ANY, body: soon }, 422);
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/submissionDeadline date_order']);
    await buyer.ok('reopenOrder', { orderId, ...ANY, body: { ...soon, submissionDeadline: hours(48) } });
    await bidAgain(only, bidId, '5151.5');
    const early = { orderId, ...ANY, body: { reason: 'Хватит' } };
    await buyer.refused('closeOrder', early, 409, 'round_too_short');
    await buyer.advance('PT23H');
    await buyer.refused('closeOrder', early, 409, 'round_too_short');
    await buyer.advance('PT1H');
    await buyer.ok('closeOrder', early);
  });

  as('buyer', 'is as any other when the opening had no bids of suppliers', async (buyer) => {
    const { orderId, supplier } = await sealedOrder(buyer);
    await decline(supplier, orderId);
    const [line] = (await buyer.ok('getOrder', { orderId })).body.items;
    const enter = { orderId, body: manualBid(line?.id ?? '', '90') };
    const { body: own } = await buyer.ok('createBid', enter);
    await buyer.ok('submitBid', { orderId, bidId: own.id, ...ANY, body: {} });
    await closeEarly(buyer, orderId);
    expect((await buyer.ok('getOrder', { orderId })).body.openedBidCount).toBe(0);
    await buyer.ok('createBid', enter);
    await reopen(buyer, orderId);
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { compareBasis: 'gross' } });
    await buyer.ok('closeOrder', { orderId, ...ANY, body: { reason: 'Ошиблись сроком' } });
  });

  as('buyer', 'asks suppliers who bid before to bid again', async (buyer) => {
    const { orderId, supplier, first } = await secondRound(buyer);
    expect((await supplier.ok('getOwnInvitation', { orderId })).body).toMatchObject({
      status: 'submitted',
      nextStep: 'enter_bid',
    });
    const { body: blank } = await supplier.ok('createBid', { orderId, body: {} });
    expect(blank).toMatchObject({ round: 2, supersedesBidId: first.id });
    expect((await supplier.ok('getOwnInvitation', { orderId })).body.nextStep).toBe('send_draft');
  });

  as('buyer', 'takes no bids of a buyer who has seen prices', async (buyer) => {
    const { orderId, supplier: silent } = await sealedOrder(buyer);
    await decline(silent, orderId);
    const { supplier } = await invite(buyer, 'other@y.example', orderId);
    await bidOn({ orderId, supplier, invitationId: '' });
    const [line] = (await buyer.ok('getOrder', { orderId })).body.items;
    const enter = async (price: string) =>
      (await buyer.ok('createBid', { orderId, body: manualBid(line?.id ?? '', price) })).body;
    const submit = (bidId: string) => buyer.ok('submitBid', { orderId, bidId, ...ANY, body: {} });
    const [draft, kept, spare] = [await enter('90'), await enter('100'), await enter('95')];
    await submit(kept.id);
    await submit(spare.id);
    await buyer.ok('withdrawBid', { orderId, bidId: spare.id, ...ANY, body: { reason: 'Про запас' } });
    await closeEarly(buyer, orderId);
    for (const isReopened of [false, true]) {
      if (isReopened) await reopen(buyer, orderId);
      const to = (bidId: string, body: object = {}) => ({ orderId, bidId, ...ANY, body }) as never;
      await buyer.refused('createBid', { orderId, body: manualBid(line?.id ?? '', '1') }, 409, 'bids_were_opened');
      await buyer.refused('submitBid', to(draft.id), 409, 'bids_were_opened');
      await buyer.refused('updateBid', to(kept.id, { deliveryDays: 1 }), 409, 'bids_were_opened');
      await buyer.refused('duplicateBid', to(kept.id, { as: 'revision' }), 409, 'bids_were_opened');
      await buyer.refused('reinstateBid', to(spare.id), 409, 'bids_were_opened');
      await buyer.refused('withdrawBid', to(kept.id, { reason: 'Про запас' }), 409, 'bids_were_opened');
      const upload = { body: { owner: 'bid', ownerId: kept.id, file: PDF }, headers: keyed() };
      expect((await buyer.send('uploadAttachment', upload)).body).toMatchObject({ code: 'bids_were_opened' });
    }
    // Rejecting bids stays possible, and is final.
    const at = { orderId, bidId: kept.id, ...ANY };
    await buyer.ok('disqualifyBid', { ...at, body: { reasonCode: 'terms', reason: 'Условия' } });
    await buyer.refused('reinstateBid', { ...at, body: {} }, 409, 'bids_were_opened');
  });

  as('buyer', 'does not open a bid that was withdrawn before', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed, { notes: 'тайна' });
    await supplier.ok('withdrawBid', { orderId, bidId, ...ANY, body: { reason: 'Передумали' } });
    await decline(supplier, orderId);
    await closeEarly(buyer, orderId);
    expect((await buyer.ok('getBid', { orderId, bidId })).body).toMatchObject({
      isSealed: true,
      items: [],
      notes: null,
    });
    expect((await buyer.ok('getOpeningProtocol', { orderId })).body.bids).toEqual([]);
    await reopen(buyer, orderId);
    await supplier.ok('reconsiderInvitation', { orderId, body: {} });
    await supplier.ok('reinstateBid', { orderId, bidId, ...ANY, body: {} });
    await closeEarly(buyer, orderId);
    expect((await buyer.ok('getBid', { orderId, bidId })).body).toMatchObject({ isSealed: false, notes: 'тайна' });
  });

  as('buyer', 'takes no bids by copied links of a buyer who has seen prices', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    await bidOn(sealed);
    const { invitation } = await invite(buyer, 'silent@y.example', orderId);
    const guest = await byCopiedLink(buyer, invitation.id, orderId);
    const { body: reserve } = await guest.ok('createBid', { orderId, body: {} });
    await buyer.advance('P18DT3H');
    await reopen(buyer, orderId);
    await guest.refused('submitBid', { orderId, bidId: reserve.id, ...ANY, body: {} }, 403, 'mailbox_required');
    const late = await byCopiedLink(buyer, invitation.id, orderId);
    expect((await late.ok('getOrder', { orderId })).status).toBe(200);
    await late.refused('createBid', { orderId, body: {} }, 403, 'mailbox_required');
  });

  as('buyer', 'keeps the terms for which bids were opened', async (buyer) => {
    const { orderId } = await secondRound(buyer);
    const { items } = (await buyer.ok('getOrder', { orderId })).body;
    const names = items.map(({ id, name, quantity, unitCode }) => ({ id, name, quantity, unitCode }));
    for (const body of [
      { compareBasis: 'gross' as const },
      {
        exchangeRates: [
          { currency: 'USD' as const, rate: '80', nominal: 1, date: '2026-11-01', source: 'manual' as const },
        ],
      },
      { items: names.slice(1), reason: 'Не нужно' },
      { items: names.map((item) => ({ ...item, quantity: '9000' })), reason: 'Больше' },
    ])
      await buyer.refused('updateOrder', { orderId, ...ANY, body } as Arg<'updateOrder'>, 409, 'terms_were_opened');
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { title: 'Иначе' } });
  });

  as('buyer', 'keeps the files of the order until the decision', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const upload = (name: string) =>
      buyer.send('uploadAttachment', {
        body: { owner: 'order', ownerId: orderId, file: { ...PDF, name } },
        headers: keyed(),
      });
    const { body: file } = await upload('terms.pdf');
    await bidOn(sealed);
    await closeEarly(buyer, orderId);
    for (const isReopened of [false, true]) {
      if (isReopened) await reopen(buyer, orderId);
      expect(await upload('other.pdf')).toMatchObject({ status: 409, body: { code: 'terms_were_opened' } });
      const { id: attachmentId } = file as { id: string };
      await buyer.refused('deleteAttachment', { attachmentId }, 409, 'terms_were_opened');
    }
    await buyer.ok('cancelOrder', { orderId, ...ANY, body: { reasonCode: 'other', reason: WHY } });
    expect(await upload('other.pdf')).toMatchObject({ status: 409, body: { code: 'attachment_exists' } });
  });

  as('buyer', 'keeps the budget from falling below the opened bids, and lets it rise', async (buyer) => {
    const { orderId, reopened } = await secondRound(buyer);
    const change = (budget: string | null) => ({ orderId, ...ANY, body: { budget } });
    const budget = Number(reopened.budget);
    await buyer.refused('updateOrder', change((budget - 1).toFixed(2)), 409, 'terms_were_opened');
    await buyer.ok('updateOrder', change((budget + 1).toFixed(2)));
    await buyer.ok('updateOrder', change(null));
    await buyer.refused('updateOrder', change(budget.toFixed(2)), 409, 'terms_were_opened');
  });

  as('buyer', 'compares at rates that are set before the opening', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const rates = order.exchangeRates.filter(({ currency }) => currency !== 'EUR');
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { exchangeRates: rates } });
    const items = order.items.slice(0, 1).map(({ id }) => ({ orderItemId: id, unitPrice: '7' }));
    const quoted = { orderId, body: { validUntil: '2026-12-31', items, currency: 'EUR' as const } };
    const { body: draft } = await supplier.ok('createBid', quoted);
    const at = { orderId, bidId: draft.id };
    const { missing } = (await supplier.ok('checkBid', at)).body;
    expect(missing.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/currency not_allowed']);
    const { errors } = await supplier.refused('submitBid', { ...at, ...ANY, body: {} }, 422);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/currency']);
    const euro = { currency: 'EUR' as const, rate: '90', nominal: 1, date: '2026-11-01', source: 'manual' as const };
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { exchangeRates: [...rates, euro] } });
    await supplier.ok('submitBid', { ...at, ...ANY, body: {} });
    for (const changed of [[], [{ ...euro, rate: '900' }], [{ ...euro, nominal: 10 }]]) {
      const edit = { orderId, ...ANY, body: { exchangeRates: [...rates, ...changed] } };
      const { errors: kept } = await buyer.refused('updateOrder', edit, 422);
      expect(kept?.map(({ pointer }) => pointer)).toEqual(['/exchangeRates']);
    }
    const added = { exchangeRates: [...rates, { ...euro, rate: '90.0' }, { ...euro, currency: 'USD' as const }] };
    await buyer.ok('updateOrder', { orderId, ...ANY, body: added });
  });

  as('buyer', 'asks why a lower bid of the winner does not count', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const low = await bidOn(sealed);
    const items = low.items.map(({ orderItemId }) => ({ orderItemId, unitPrice: '8181.8' }));
    const high = await bidOn(sealed, { items });
    await closeEarly(buyer, orderId);
    const justification = async () => {
      const body = { mode: 'single' as const, bidId: high.id };
      return (await buyer.ok('previewAward', { orderId, body })).body.justification;
    };
    expect((await justification()).cheaperBids).toEqual([]);
    const rejection = { reasonCode: 'terms' as const, reason: 'Условия' };
    await buyer.ok('disqualifyBid', { orderId, bidId: low.id, ...ANY, body: rejection });
    const { isRequired, reasons, cheaperBids } = await justification();
    const ids = cheaperBids.map(({ bidId }) => bidId);
    expect([isRequired, reasons.includes('cheaper_bid_set_aside'), ids]).toEqual([true, true, [low.id]]);
  });

  as('buyer', 'asks why the lowest bid of a rival does not count, and keeps the answer', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const { items: lines } = (await sealed.supplier.ok('getOrder', { orderId })).body;
    const priced = (unitPrice: string) => lines.slice(0, 2).map(({ id }) => ({ orderItemId: id, unitPrice }));
    const low = await bidOn(sealed, { items: priced('100') });
    const { supplier } = await invite(buyer, 'dear@z.example', orderId);
    const high = await bidOn({ orderId, supplier, invitationId: '' }, { items: priced('130') });
    await closeEarly(buyer, orderId);
    await buyer.ok('disqualifyBid', {
      orderId,
      bidId: low.id,
      ...ANY,
      body: { reasonCode: 'terms', reason: 'Долгая поставка' },
    });
    const body = { mode: 'single' as const, bidId: high.id };
    const { body: tried } = await buyer.ok('previewAward', { orderId, body });
    const allocations = tried.allocations.map((one) => ({
      orderItemId: one.orderItemId,
      bidId: one.bidId,
      bidItemId: one.bidItemId,
      quantity: one.quantity,
    }));
    const decide = { orderId, ...ANY, body: { allocations } };
    const { errors } = await buyer.refused('awardOrder', decide, 422);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/justification']);
    const justification = 'Нужно к празднику';
    const { body: award } = await buyer.ok('awardOrder', { ...decide, body: { allocations, justification } });
    const rejected = { bidId: low.id, number: low.number, cause: 'rejected', reason: 'Долгая поставка' };
    expect(award.cheaperBids).toMatchObject([rejected]);
    expect((await buyer.ok('getAward', { orderId })).body.cheaperBids).toEqual(award.cheaperBids);
  });

  as('buyer', 'gives suppliers time to confirm sealed bids for changed terms', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed);
    await buyer.ok('updateOrder', { orderId, ...ANY, body: { description: 'Иначе', reason: 'Уточнили' } });
    const early = { orderId, ...ANY, body: { reason: 'Быстрее' } };
    await buyer.refused('closeOrder', early, 409, 'bids_not_confirmed');
    await supplier.ok('confirmBidRevision', { orderId, bidId, ...ANY, body: {} });
    await buyer.advance('P17DT12H');
    const late = { description: 'Ещё иначе', reason: 'Уточнили' };
    for (const body of [late, { compareBasis: 'gross' as const }]) {
      const { errors } = await buyer.refused('updateOrder', { orderId, ...ANY, body }, 422);
      expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/submissionDeadline min']);
    }
    await buyer.ok('updateOrder', {
      orderId,
      ...ANY,
      body: { ...late, submissionDeadline: LATER, decisionDate: '2026-12-05' },
    });
    await supplier.ok('confirmBidRevision', { orderId, bidId, ...ANY, body: {} });
    await buyer.ok('closeOrder', early);
  });

  as('buyer', 'leaves a submitted bid to its supplier', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, invitationId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed);
    await buyer.refused('revokeInvitation', { orderId, invitationId, body: {} }, 409, 'invitation_has_bid');
    await supplier.ok('withdrawBid', { orderId, bidId, ...ANY, body: { reason: 'Передумали' } });
    await buyer.ok('revokeInvitation', { orderId, invitationId, body: {} });
  });
});
