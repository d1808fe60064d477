import type { Arg } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';
import { operations } from '../suite/operations.ts';
import { asInvited, companyAt } from './invited.ts';
import { bidOn, DEADLINE, sealedOrder } from './sealed.ts';

const { as, describe } = checks('bids');

async function rowOf(caller: ContractClient, orderId: string) {
  const { body } = await caller.ok('listOrders', { perPage: 100, sort: ['-bids'] });
  return body.data.find(({ id }) => id === orderId);
}

describe('sealed bids', () => {
  as('buyer', 'show only their supplier and time', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const own = await bidOn(sealed, { deliveryDays: 9, notes: 'Цены на сайте', currency: 'CNY' });
    expect(own).toMatchObject({ isSealed: true, items: [{ unitPrice: '7171.7' }, { unitPrice: '7171.7' }] });
    const at = { orderId, bidId: own.id };
    const { body: bid } = await buyer.ok('getBid', at);
    expect(bid).toMatchObject({
      isSealed: true,
      status: 'submitted',
      supplier: { name: companyAt('sealed@y.example') },
      submittedAt: own.submittedAt,
      receipt: null,
      items: [],
      currency: 'RUB',
      deliveryDays: null,
      notes: null,
      validUntil: null,
      rank: null,
      counts: { openConflicts: 0 },
    });
    expect(bid.access.actions.filter(({ allowed }) => allowed)).toEqual([]);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    expect(order).toMatchObject({
      sealedBids: true,
      sealedBidCount: 1,
      openedAt: null,
      counts: { bids: 0, submittedBids: 0, openConflicts: 0 },
      summary: null,
    });
    expect((await supplier.ok('getOrder', { orderId })).body).toMatchObject({ sealedBids: true, sealedBidCount: 0 });
    const rejection = { reasonCode: 'terms' as const, reason: 'Не глядя' };
    const disclosure = { total: '1.00', lines: 0 };
    await buyer.refused('disqualifyBid', { ...at, ifMatch: '*', body: rejection }, 409, 'bid_is_sealed');
    await buyer.refused('recordTargetDisclosure', { ...at, body: disclosure }, 409, 'bid_is_sealed');
  });

  as('buyer', 'cannot be read by the buyer or administrators before the deadline', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed, { notes: 'тайна 7171.7' });
    const file = { ...PDF, name: 'тайна.pdf' };
    const upload = { body: { owner: 'bid', ownerId: bidId, file }, headers: keyed() };
    const { body: attachment } = await supplier.send('uploadAttachment', upload);
    const { body: bid } = await supplier.ok('getBid', { orderId, bidId });
    const items = bid.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice: '7272.7' }));
    await supplier.ok('updateBid', { orderId, bidId, ifMatch: '*', body: { items } });
    const { receipt } = (await supplier.ok('getBid', { orderId, bidId })).body;
    const attachmentId = (attachment as { id: string }).id;
    const { supplierId } = (await buyer.ok('getInvitation', { orderId, invitationId: sealed.invitationId })).body;
    const ids: Readonly<Record<string, string>> = { orderId, bidId, supplierId, attachmentId, userId: 'usr_buyer' };
    const admin = await buyer.signIn('admin');
    const secrets = [
      '7171.7',
      '7272.7',
      '7171,7',
      '7272,7',
      '7 171,7',
      '7 272,7',
      'тайна',
      receipt?.hash ?? 'no receipt',
    ];
    for (const { operationId, method, pathNames, secured, forAdmins, query } of operations) {
      if (method !== 'GET' || !secured || pathNames.some((name) => !(name in ids))) continue;
      const params = Object.fromEntries(pathNames.map((name) => [name, ids[name] ?? '']));
      const formats = query.find(({ name }) => name === 'format') ? ['json', 'csv'] : [null];
      for (const format of formats) {
        const search = format === null ? [] : [['format', format] as const];
        const { body } = await (forAdmins ? admin : buyer).send(operationId, { params, query: search });
        const text = body instanceof Blob ? await body.text() : JSON.stringify(body ?? null);
        expect([operationId, secrets.filter((secret) => text.includes(secret))]).toEqual([operationId, []]);
      }
    }
    const at = (await buyer.ok('getOrder', { orderId })).body.publishedAt ?? '';
    const { body: past } = await buyer.ok('getComparison', { orderId, at } as Arg<'getComparison'>);
    expect(past.bids).toEqual([]);
    for (const { to, text } of await buyer.outbox())
      expect([to, secrets.slice(0, -1).some((secret) => text.includes(secret))]).toEqual([to, false]);
  });

  as('buyer', 'count in the rows of lists, but not for suppliers', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, supplier } = sealed;
    expect(await rowOf(buyer, orderId)).toMatchObject({ sealedBidCount: 0 });
    await bidOn(sealed);
    expect(await rowOf(buyer, orderId)).toMatchObject({ sealedBidCount: 1, counts: { bids: 0, submittedBids: 0 } });
    expect(await rowOf(supplier, orderId)).toMatchObject({ sealedBidCount: 0, counts: { bids: 0, submittedBids: 0 } });
    await buyer.advance('P17DT3H');
    const soon = (await buyer.ok('getOrdersOverview', {})).body.deadlines.find(({ id }) => id === orderId);
    expect(soon).toMatchObject({ sealedBidCount: 1 });
    await buyer.advance('P1D');
    expect(await rowOf(buyer, orderId)).toMatchObject({ sealedBidCount: 0, counts: { submittedBids: 1 } });
  });

  as('buyer', 'are opened together at the deadline, with a permanent protocol', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const own = await bidOn(sealed, { supplier: { name: 'ООО «Запечатано»' } });
    await buyer.refused('getOpeningProtocol', { orderId }, 409, 'bids_not_opened');
    await buyer.advance('P18DT3H');
    const { body: order } = await buyer.ok('getOrder', { orderId });
    expect(order).toMatchObject({
      status: 'evaluation',
      openedAt: DEADLINE,
      sealedBidCount: 0,
      counts: { submittedBids: 1 },
    });
    const { body: bid } = await buyer.ok('getBid', { orderId, bidId: own.id });
    expect(bid).toMatchObject({ isSealed: false, receipt: own.receipt, items: own.items.map(({ id }) => ({ id })) });
    const { body: protocol } = await buyer.ok('getOpeningProtocol', { orderId });
    expect(protocol).toMatchObject({
      orderId,
      openedAt: DEADLINE,
      submissionDeadline: DEADLINE,
      earlyReason: null,
      buyer: { company: 'ООО «Северный ветер»' },
      bids: [
        {
          bidId: own.id,
          number: 1,
          supplier: { name: 'ООО «Запечатано»', taxId: null },
          submittedAt: own.submittedAt,
          hash: own.receipt?.hash,
          totals: own.totals,
          validUntil: own.validUntil,
        },
      ],
    });
    const { body: audit } = await buyer.ok('listOrderAudit', { orderId, limit: 2 });
    expect(audit.data.map(({ action, actor }) => [action, actor])).toEqual([
      ['order.open_bids', null],
      ['order.deadline', null],
    ]);
  });

  as('buyer', 'name the company of an invited address once they are opened, and not before', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId } = sealed;
    const email = 'bare@y.example';
    const { body: invited } = await buyer.ok('createInvitations', { orderId, body: { recipients: [{ email }] } });
    const { id: invitationId = '', supplierId = '' } = invited.data[0] ?? {};
    const supplier = await asInvited(buyer, invitationId, orderId);
    const { id: bidId } = await bidOn({ ...sealed, supplier }, { supplier: { name: 'ООО «Конверт»' } });
    const read = async () => [
      (await buyer.ok('listBids', { orderId })).body,
      (await buyer.ok('listOrderAudit', { orderId })).body,
      (await buyer.ok('listNotifications', {})).body,
      (await buyer.ok('listInvitations', { orderId })).body,
      (await buyer.ok('listSuppliers', {})).body,
      (await buyer.ok('getBid', { orderId, bidId })).body,
    ];
    expect(JSON.stringify(await read())).not.toContain('Конверт');
    await buyer.advance('P18DT3H');
    await buyer.ok('getOrder', { orderId });
    expect((await buyer.ok('getInvitation', { orderId, invitationId })).body.supplierName).toBe('ООО «Конверт»');
    expect((await buyer.ok('getSupplier', { supplierId })).body).toMatchObject({ name: 'ООО «Конверт»', version: 2 });
    const { body: audit } = await buyer.ok('listOrderAudit', { orderId });
    expect(audit.data.find(({ action }) => action === 'bid.submit')?.entity.label).toBe('ООО «Конверт»');
  });

  as('buyer', 'are opened early with a reason that suppliers receive', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    await bidOn(sealed);
    const { orderId } = sealed;
    const body = { reason: 'Все приглашённые ответили' };
    const { body: closed } = await buyer.ok('closeOrder', { orderId, ifMatch: '*', body });
    expect(closed.openedAt).toBe(closed.closedAt);
    const [letter] = (await buyer.outbox()).filter(({ to }) => to === 'sealed@y.example');
    expect(letter?.subject).toMatch(/^Приём предложений закончен/);
    expect(letter?.text).toContain(body.reason);
    expect((await buyer.ok('getOpeningProtocol', { orderId })).body).toMatchObject({
      openedAt: closed.closedAt,
      submissionDeadline: DEADLINE,
      earlyReason: body.reason,
    });
  });

  as('buyer', 'cannot be turned off once the order is published', async (buyer) => {
    const { orderId } = await sealedOrder(buyer);
    const body = { sealedBids: false };
    await buyer.refused('updateOrder', { orderId, ifMatch: '*', body }, 409, 'sealing_frozen');
    await buyer.ok('updateOrder', { orderId, ifMatch: '*', body: { sealedBids: true, title: 'Иначе' } });
  });

  as('buyer', 'stay sealed when the order is cancelled', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { id: bidId } = await bidOn(sealed);
    const { orderId } = sealed;
    const body = { reasonCode: 'need_gone' as const, reason: 'Больше не нужно' };
    await buyer.ok('cancelOrder', { orderId, ifMatch: '*', body });
    await buyer.advance('P20D');
    expect((await buyer.ok('getBid', { orderId, bidId })).body).toMatchObject({ isSealed: true, items: [] });
    await buyer.refused('getOpeningProtocol', { orderId }, 409);
  });
});
