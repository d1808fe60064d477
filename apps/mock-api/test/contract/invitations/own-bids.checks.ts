import { type Arg, etag } from '@zakupki/api-client/operation';
import type { Bid } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { uploadOf } from '../suite/form.ts';
import { asInvited, tender } from './invited.ts';
import { addressOf, COMPLETE, draftOf, LINES, submit } from './own-bid.ts';

const { as, describe } = checks('bids');

const receipts = async (caller: ContractClient, to = 'supplier@demo.test') =>
  (await caller.outbox()).filter(
    (letter) => letter.to === to && letter.subject.startsWith('Ваше предложение получено'),
  );

describe('a supplier’s draft', () => {
  as(
    'supplier',
    'starts with the buyer’s data of the supplier and is visible to the supplier only',
    async (supplier) => {
      const draft = await draftOf(supplier, {});
      expect(draft).toMatchObject({
        number: 1,
        status: 'draft',
        source: 'supplier_link',
        invitationId: 'inv_tender_tara',
        receipt: null,
        supplier: { supplierId: null, name: 'ООО «ТараПак»' },
        createdBy: { id: 'inv_tender_tara', name: 'Галина Котова' },
        rank: null,
        unranked: null,
        excludedItemIds: [],
        access: { editable: true },
      });
      expect(draft.supplier.contacts.find(({ isPrimary }) => isPrimary)?.email).toBe('supplier@demo.test');
      const buyer = await supplier.signIn('buyer');
      await buyer.refused('getBid', { ...tender, bidId: draft.id }, 404);
      const { body: listed } = await buyer.ok('listBids', tender);
      expect(listed.data.map(({ id }) => id)).toEqual(['bid_tender_krepmarket']);
      const { body: audit } = await buyer.ok('listOrderAudit', { ...tender, limit: 100 });
      expect(audit.data.map(({ entity }) => entity.id)).not.toContain(draft.id);
      const { body: invitation } = await buyer.ok('getInvitation', { ...tender, invitationId: 'inv_tender_tara' });
      expect(invitation).toMatchObject({ status: 'drafting', bidIds: [] });
      expect((await supplier.ok('listBids', tender)).body.data).toMatchObject([{ id: draft.id, number: 1 }]);
      await supplier.ok('deleteBid', { ...addressOf(draft) });
      expect((await supplier.ok('listBids', tender)).body.data).toEqual([]);
    },
  );

  as('supplier', 'rejects fields that follow from the invitation', async (supplier) => {
    const body = {
      source: 'manual' as const,
      receivedAt: '2026-10-30T09:00:00Z',
      supersedesBidId: 'bid_tender_krepmarket',
      supplier: { supplierId: 'sup_metiz' },
    };
    const problem = await supplier.refused('createBid', { ...tender, body }, 422);
    expect(pointers(problem)).toEqual([
      '/source not_allowed',
      '/receivedAt not_allowed',
      '/supersedesBidId not_allowed',
      '/supplier/supplierId not_allowed',
    ]);
    const foreign = { alternativeOfBidId: 'bid_tender_krepmarket' };
    const unknown = await supplier.refused('createBid', { ...tender, body: foreign }, 422);
    expect(pointers(unknown)).toEqual(['/alternativeOfBidId ref_not_found']);
    const { body: empty } = await supplier.ok('createBid', {
      ...tender,
      body: {
        source: 'supplier_link',
        receivedAt: null,
        supersedesBidId: null,
        supplier: { supplierId: null, name: 'ТараПак' },
      },
    });
    expect(empty).toMatchObject({ source: 'supplier_link', supplier: { name: 'ТараПак' } });
  });

  as('supplier', 'is one of at most twenty', async (supplier) => {
    const drafts: Bid[] = [];
    while (drafts.length < 20) drafts.push(await draftOf(supplier, {}));
    const [first] = drafts;
    if (!first) throw new Error('drafts were made');
    await supplier.refused('createBid', { ...tender, body: {} }, 409, 'too_many_bids');
    const copy = { ...tender, bidId: first.id, body: { as: 'alternative' as const } };
    await supplier.refused('duplicateBid', copy, 409, 'too_many_bids');
  });

  as('supplier', 'is checked only against what its supplier can see', async (supplier) => {
    const items = LINES.slice(0, 4).map((line, index) => ({
      ...line,
      ...(index === 0 && { unitPrice: null }),
      ...(index === 1 && { quantity: '100' }),
    }));
    const draft = await draftOf(supplier, { ...COMPLETE, currency: 'CNY', validUntil: '2026-11-17', items });
    const { body } = await supplier.ok('checkBid', { ...tender, bidId: draft.id });
    expect(body.missing).toEqual([]);
    expect(body.findings.map(({ kind, orderItemId }) => [kind, orderItemId])).toEqual([
      ['currency_mismatch', null],
      ['item_missing', 'itm_tender_1'],
      ['item_missing', 'itm_tender_5'],
      ['quantity_mismatch', 'itm_tender_2'],
      ['validity_insufficient', null],
    ]);
    const currency = body.findings.find(({ kind }) => kind === 'currency_mismatch');
    expect(currency).toMatchObject({ severity: 'warning', title: 'Не та валюта, что в запросе' });
    expect(body.findings.at(-1)).toMatchObject({
      severity: 'warning',
      title: 'Предложение истечёт до решения',
      explanation: 'ООО «ТараПак»: действует до 17 ноября 2026, решение — до 21 ноября 2026.',
    });
    // The check ignores a rate that the buyer fixes.
    const buyer = await supplier.signIn('buyer');
    const { body: order } = await buyer.ok('getOrder', tender);
    const exchangeRates = [
      { currency: 'CNY' as const, rate: '11.4', nominal: 1, source: 'cbr' as const, date: '2026-11-02' },
    ];
    await buyer.ok('updateOrder', { ...tender, ifMatch: etag(order), body: { exchangeRates } });
    expect((await supplier.ok('checkBid', { ...tender, bidId: draft.id })).body).toEqual(body);
    await buyer.refused('checkBid', { ...tender, bidId: draft.id } as Arg<'checkBid'>, 403);
    // The submitted bid has these conflicts, apart from the currency.
    await submit(supplier, draft);
    const { data } = (await buyer.ok('listConflicts', { ...tender, bidId: draft.id })).body;
    const found = data.map(({ id, kind, facet, severity }) => ({ id, kind, facet, severity }));
    for (const { id, kind, facet, severity } of body.findings.filter((finding) => finding !== currency))
      expect(found).toContainEqual({ id, kind, facet, severity });
  });
});

describe('submitting as a supplier', () => {
  as('supplier', 'is free and returns a receipt that the buyer also sees', async (supplier) => {
    const draft = await draftOf(supplier);
    const { body, headers } = await supplier.ok('submitBid', { ...addressOf(draft), body: {} });
    const { bid, charge, conflicts } = body;
    expect(charge).toEqual({ credits: 0, balanceAfter: null });
    expect(conflicts).toMatchObject({ new: 0, blockers: 0 });
    expect(headers['etag']).toBe(etag(bid));
    expect(bid).toMatchObject({ status: 'submitted', number: 1, rank: null, receivedAt: bid.submittedAt });
    expect(bid.receipt?.at).toBe(bid.submittedAt);
    const [letter, ...more] = await receipts(supplier);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(bid.receipt?.hash);
    const buyer = await supplier.signIn('buyer');
    const { body: seen } = await buyer.ok('getBid', { ...tender, bidId: bid.id });
    expect(seen).toMatchObject({
      receipt: bid.receipt,
      invitationId: 'inv_tender_tara',
      rank: 2,
      source: 'supplier_link',
    });
    expect(seen.access.actions.filter(({ allowed }) => allowed).map(({ name }) => name)).toEqual(['disqualify']);
    const { body: audit } = await buyer.ok('listOrderAudit', { ...tender, limit: 1 });
    expect(audit.data).toMatchObject([
      { action: 'bid.submit', actor: { id: 'inv_tender_tara', name: 'Галина Котова' }, entity: { id: bid.id } },
    ]);
    expect((await buyer.ok('getAccess', {})).body.credits.balance).toBe(42);
    expect((await supplier.ok('getOwnInvitation', tender)).body.status).toBe('submitted');
    await supplier.refused('submitBid', { ...addressOf(bid), body: {} }, 409, 'bid_not_draft');
  });

  as('buyer', 'needs the company name of a supplier who was invited by address alone', async (buyer) => {
    const recipients = [{ email: 'x@y.example' }];
    const { body: invited } = await buyer.ok('createInvitations', { ...tender, body: { recipients } });
    const invitationId = invited.data[0]?.id ?? '';
    const supplier = await asInvited(buyer, invitationId);
    const draft = await draftOf(supplier);
    const problem = await supplier.refused('submitBid', { ...addressOf(draft), body: {} }, 422);
    expect(pointers(problem)).toEqual(['/supplier/name required']);
    const elsewhere = { orderId: 'ord_transport' };
    const { body: other } = await buyer.ok('createInvitations', { ...elsewhere, body: { recipients } });
    const named = { supplier: { name: 'ООО «Икс»' } };
    const { body: complete } = await supplier.ok('updateBid', { ...addressOf(draft), body: named });
    expect((await submit(supplier, complete)).supplier.name).toBe('ООО «Икс»');
    const { body: invitation } = await buyer.ok('getInvitation', { ...tender, invitationId });
    expect(invitation.supplierName).toBe('ООО «Икс»');
    const { body: page } = await buyer.ok('listInvitations', elsewhere);
    expect(page.data.find(({ id }) => id === other.data[0]?.id)?.supplierName).toBe('ООО «Икс»');
    expect((await buyer.ok('getSupplier', { supplierId: invitation.supplierId })).body.name).toBe('ООО «Икс»');
    expect((await supplier.outbox()).find(({ to }) => to === 'x@y.example')?.text).toContain('ООО «Икс»');
  });

  as('supplier', 'lists missing fields', async (supplier) => {
    const draft = await draftOf(supplier, { items: [] });
    const problem = await supplier.refused('submitBid', { ...addressOf(draft), body: {} }, 422);
    expect(pointers(problem)).toEqual(['/items required']);
    const { body: check } = await supplier.ok('checkBid', { ...tender, bidId: draft.id });
    expect(pointers({ errors: check.missing })).toEqual(['/items required']);
  });

  as('supplier', 'is possible until the deadline by the server’s clock', async (supplier) => {
    const draft = await draftOf(supplier);
    const sent = await submit(supplier, await draftOf(supplier));
    const upload = uploadOf('bid', sent.id);
    const { body: kept } = await supplier.ok('uploadAttachment', upload);
    const submitted = (await supplier.ok('getBid', { ...tender, bidId: sent.id })).body;
    // 16 November, 12:00 UTC
    await supplier.advance('P14DT2H59M');
    await supplier.ok('updateBid', { ...addressOf(draft), body: { notes: 'ещё успеваем' } });
    await supplier.advance('PT1M');
    const body = {};
    const { body: late } = await supplier.ok('getBid', { ...tender, bidId: draft.id });
    await supplier.refused('createBid', { ...tender, body }, 409, 'bidding_closed');
    await supplier.refused('updateBid', { ...addressOf(submitted), body: { notes: 'поздно' } }, 409, 'bidding_closed');
    await supplier.refused('submitBid', { ...addressOf(late), body }, 409, 'bidding_closed');
    await supplier.refused(
      'withdrawBid',
      { ...addressOf(submitted), body: { reason: 'Передумали' } },
      409,
      'bidding_closed',
    );
    await supplier.refused('reinstateBid', { ...addressOf(submitted), body }, 409, 'bidding_closed');
    await supplier.refused('confirmBidRevision', { ...addressOf(submitted), body }, 409, 'bidding_closed');
    await supplier.refused(
      'duplicateBid',
      { ...addressOf(submitted), body: { as: 'alternative' } },
      409,
      'bidding_closed',
    );
    await supplier.refused('parseBidImport', { ...tender, body: { text: 'Цена\n5' } }, 409, 'bidding_closed');
    await supplier.refused('uploadAttachment', upload, 409, 'bidding_closed');
    await supplier.refused('deleteAttachment', { attachmentId: kept.id }, 409, 'bidding_closed');
    const { body: after } = await supplier.ok('getBid', { ...tender, bidId: submitted.id });
    expect(after).toMatchObject({ status: 'submitted', access: { editable: false } });
    // A draft that was never submitted can still be deleted.
    await supplier.ok('deleteBid', addressOf(late));
  });

  as('supplier', 'is refused until the supplier reconsiders a declined invitation', async (supplier) => {
    const draft = await draftOf(supplier);
    const body = { reasonCode: 'capacity' as const };
    await supplier.ok('declineInvitation', { ...tender, body });
    await supplier.refused('createBid', { ...tender, body: {} }, 409, 'invitation_declined');
    await supplier.refused('updateBid', { ...addressOf(draft), body: {} }, 409, 'invitation_declined');
    await supplier.refused('submitBid', { ...addressOf(draft), body: {} }, 409, 'invitation_declined');
    await supplier.refused(
      'duplicateBid',
      { ...addressOf(draft), body: { as: 'alternative' } },
      409,
      'invitation_declined',
    );
    await supplier.refused('reinstateBid', { ...addressOf(draft), body: {} }, 409, 'invitation_declined');
    await supplier.refused('confirmBidRevision', { ...addressOf(draft), body: {} }, 409, 'invitation_declined');
    await supplier.refused('uploadAttachment', uploadOf('bid', draft.id), 409, 'invitation_declined');
    await supplier.ok('reconsiderInvitation', { ...tender, body: {} });
    await submit(supplier, draft);
  });
});

describe('a submitted bid of a supplier', () => {
  as('supplier', 'is changed in place, for the current order, with a new receipt', async (supplier) => {
    const first = await submit(supplier, await draftOf(supplier));
    await supplier.advance('PT1H');
    const { body: same } = await supplier.ok('updateBid', { ...addressOf(first), body: { notes: null } });
    expect(same.receipt).toEqual(first.receipt);
    const body = {
      items: first.items.map(({ id, orderItemId, unitPrice }) => ({
        id,
        orderItemId,
        unitPrice: unitPrice === '61' ? '60' : unitPrice,
      })),
    };
    const { body: next } = await supplier.ok('updateBid', { ...addressOf(same), body });
    expect(next).toMatchObject({ id: first.id, number: 1, round: 1, status: 'submitted' });
    expect(next.receipt?.hash).not.toBe(first.receipt?.hash);
    expect([next.receipt?.at, next.receivedAt]).toEqual([next.submittedAt, next.submittedAt]);
    expect(Date.parse(next.receivedAt)).toBeGreaterThan(Date.parse(first.receivedAt));
    expect(await receipts(supplier)).toHaveLength(2);
    const incomplete = await supplier.refused('updateBid', { ...addressOf(next), body: { items: [] } }, 422);
    expect(pointers(incomplete)).toEqual(['/items required']);
    const revision = { ...tender, bidId: first.id, body: { as: 'revision' as const } };
    expect(pointers(await supplier.refused('duplicateBid', revision, 422))).toEqual(['/as not_allowed']);
  });

  as('supplier', 'is withdrawn and reinstated by the supplier only', async (supplier) => {
    const bid = await submit(supplier, await draftOf(supplier));
    const withdrawal = { reason: 'Ошиблись в цене' };
    const { body: gone } = await supplier.ok('withdrawBid', { ...addressOf(bid), body: withdrawal });
    expect(gone).toMatchObject({ status: 'withdrawn', withdrawal: { by: { id: 'inv_tender_tara' } } });
    const buyer = await supplier.signIn('buyer');
    const { body: seen } = await buyer.ok('getBid', { ...tender, bidId: bid.id });
    await buyer.refused('reinstateBid', { ...addressOf(seen), body: {} }, 409, 'bid_of_supplier');
    const { body: again } = await supplier.ok('reinstateBid', { ...addressOf(gone), body: {} });
    expect(again).toMatchObject({ status: 'submitted', withdrawal: null });
    expect(await receipts(supplier)).toHaveLength(2);
  });

  as('supplier', 'can be copied as an alternative', async (supplier) => {
    const bid = await submit(supplier, await draftOf(supplier));
    const copied = { ...tender, bidId: bid.id, body: { as: 'alternative' as const } };
    const { body: copy } = await supplier.ok('duplicateBid', copied);
    expect(copy).toMatchObject({ number: 2, status: 'draft', alternativeOfBidId: bid.id, source: 'supplier_link' });
    await submit(supplier, copy);
    const { body: rows } = await supplier.ok('listBids', { ...tender, sort: ['number'] });
    expect(rows.data.map(({ number, status, rank }) => [number, status, rank])).toEqual([
      [1, 'submitted', null],
      [2, 'submitted', null],
    ]);
    const buyer = await supplier.signIn('buyer');
    const { body: invitation } = await buyer.ok('getInvitation', { ...tender, invitationId: 'inv_tender_tara' });
    expect(invitation.bidIds).toEqual([bid.id, copy.id]);
  });

  as('supplier', 'is confirmed for a changed order', async (supplier) => {
    const bid = await submit(supplier, await draftOf(supplier));
    await supplier.refused('confirmBidRevision', { ...addressOf(bid), body: {} }, 409, 'bid_not_outdated');
    const buyer = await supplier.signIn('buyer');
    const { body: order } = await buyer.ok('getOrder', tender);
    const items = order.items.map(({ position: _position, changedInRevision: _since, ...item }, index) => ({
      ...item,
      quantity: index === 0 ? '420' : item.quantity,
    }));
    const { body: changed } = await buyer.ok('updateOrder', {
      ...tender,
      ifMatch: etag(order),
      body: { items, reason: 'Нужно больше' },
    });
    const { body: outdated } = await supplier.ok('getBid', { ...tender, bidId: bid.id });
    expect(outdated.flags.isOutdated).toBe(true);
    const { body: confirmed } = await supplier.ok('confirmBidRevision', { ...addressOf(outdated), body: {} });
    expect(confirmed).toMatchObject({ orderRevision: changed.order.revision, flags: { isOutdated: false } });
    expect(confirmed.receipt?.hash).not.toBe(bid.receipt?.hash);
    expect(await receipts(supplier)).toHaveLength(2);
    // The buyer can confirm only bids that the buyer entered.
    const { body: seen } = await buyer.ok('getBid', { ...tender, bidId: bid.id });
    await buyer.refused('confirmBidRevision', { ...addressOf(seen), body: {} }, 409, 'bid_of_supplier');
  });

  as('buyer', 'cannot be changed by the buyer', async (buyer) => {
    const address = { ...tender, bidId: 'bid_tender_krepmarket' };
    const { body: bid } = await buyer.ok('getBid', address);
    await buyer.refused('updateBid', { ...addressOf(bid), body: { notes: 'моё' } }, 409, 'bid_of_supplier');
    await buyer.refused(
      'withdrawBid',
      { ...addressOf(bid), body: { reason: 'Попросили по телефону' } },
      409,
      'bid_of_supplier',
    );
    await buyer.refused('duplicateBid', { ...address, body: { as: 'revision' } }, 409, 'bid_of_supplier');
    await buyer.refused('uploadAttachment', uploadOf('bid', bid.id), 409, 'bid_of_supplier');
    const named = { supplier: { name: 'ООО «КрепМаркет»' }, supersedesBidId: bid.id };
    expect(pointers(await buyer.refused('createBid', { ...tender, body: named }, 422))).toEqual([
      '/supersedesBidId not_allowed',
    ]);
    // The buyer can still disqualify it; the supplier does not see the reason.
    const decision = { reasonCode: 'terms' as const, reason: 'Срок поставки не подходит' };
    const { body: rejected } = await buyer.ok('disqualifyBid', { ...addressOf(bid), body: decision });
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const { body: seen } = await supplier.ok('getBid', address);
    expect(seen).toMatchObject({ status: 'disqualified', disqualification: null });
    await supplier.refused('reinstateBid', { ...addressOf(seen), body: {} }, 409, 'bid_not_set_aside');
    await buyer.ok('reinstateBid', { ...addressOf(rejected), body: {} });
  });

  as('buyer', 'has conflicts that only its supplier can fix', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const { body: bid } = await supplier.ok('getBid', { ...tender, bidId: 'bid_tender_krepmarket' });
    const items = bid.items.map(({ id, orderItemId, unitPrice }, index) => ({
      id,
      orderItemId,
      unitPrice,
      ...(index === 1 && { quantity: '100' }),
    }));
    await supplier.ok('updateBid', { ...addressOf(bid), body: { items } });
    const { body } = await buyer.ok('listConflicts', { ...tender, kind: ['quantity_mismatch'] });
    const [conflict] = body.data;
    const actions = conflict?.suggestions.map(({ action }) => action) ?? [];
    expect(actions[0]).toBe('request_clarification');
    for (const rewriting of ['fix_bid', 'normalise', 'scale_price']) expect(actions).not.toContain(rewriting);
  });
});

describe('a supplier’s import', () => {
  as('supplier', 'reads a price list into a draft', async (supplier) => {
    const text = [
      'Наименование\tКол-во\tЦена',
      ...['Ремень стяжной 5 т, 8 м\t120\t845', 'Лента клейкая 48 мм × 66 м\t720\t55,5'],
    ].join('\n');
    const { body } = await supplier.ok('parseBidImport', { ...tender, body: { text } });
    expect(body.bidDraft.source).toBe('supplier_link');
    expect(body.unansweredItemIds).toEqual(['itm_tender_1', 'itm_tender_3', 'itm_tender_4']);
    const draft = await draftOf(supplier, body.bidDraft);
    expect(
      draft.items
        .filter(({ unitPrice }) => unitPrice !== null)
        .map(({ orderItemId, unitPrice }) => [orderItemId, unitPrice]),
    ).toEqual([
      ['itm_tender_2', '845'],
      ['itm_tender_5', '55.5'],
    ]);
  });
});
