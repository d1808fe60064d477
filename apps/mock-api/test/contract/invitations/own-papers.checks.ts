/** Files and questions of invited suppliers. */
import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import type { SentFile } from '@zakupki/mock-engine/suite/form';
import { PDF, uploadOf } from '../suite/form.ts';
import { asInvited, invite, tender } from './invited.ts';

const { as, describe } = checks('invitations');

const ask = async (caller: ContractClient, text: string) =>
  (await caller.ok('askQuestion', { ...tender, body: { text } })).body;
const upload = (caller: ContractClient, owner: string, ownerId: string, file: SentFile = PDF) =>
  caller.send('uploadAttachment', { body: { owner, ownerId, file }, headers: keyed() });

describe('questions of suppliers', () => {
  as('buyer', 'are visible to their author, and once answered to all, without the author', async (buyer) => {
    const one = await asInvited(buyer, 'inv_tender_tara');
    const two = await asInvited(buyer, 'inv_tender_krepmarket');
    const open = await ask(one, 'Нужны ли евроклейма?');
    const other = await ask(two, 'Можно ли частями?');
    expect(open).toMatchObject({
      number: 1,
      askedBy: { supplierId: null, name: 'ООО «ТараПак»' },
      createdBy: { id: 'inv_tender_tara' },
    });
    expect(other).toMatchObject({ number: 1, askedBy: { name: 'ООО «КрепМаркет»' } });
    expect((await two.ok('listQuestions', tender)).body).toMatchObject({ data: [{ id: other.id }], unanswered: 1 });
    await two.refused('getQuestion', { ...tender, questionId: open.id }, 404);

    const { body: asked, headers } = await buyer.ok('getQuestion', { ...tender, questionId: open.id });
    expect(asked.askedBy?.name).toBe('ООО «ТараПак»');
    const answer = { ...tender, questionId: open.id, ifMatch: headers['etag'] ?? '', body: { text: 'Да, нужны' } };
    await buyer.ok('answerQuestion', answer);
    const { body: seen } = await two.ok('getQuestion', { ...tender, questionId: open.id });
    expect(seen).toMatchObject({
      number: 1,
      askedBy: null,
      createdBy: { id: 'usr_buyer' },
      answer: { text: 'Да, нужны', by: { id: 'usr_buyer' } },
    });
    const { body: list } = await two.ok('listQuestions', tender);
    expect(list.data.map(({ id, number }) => [id, number])).toEqual([
      [other.id, 2],
      [open.id, 1],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/ТараПак|inv_tender_tara|Котова/);
    expect((await one.ok('listQuestions', tender)).body.data.map(({ id }) => id)).toEqual([open.id]);
  });

  as('buyer', 'are visible to their author through the link to any order of the buyer', async (buyer) => {
    const here = await asInvited(buyer, 'inv_tender_tara');
    const { supplier: there } = await invite(buyer, 'supplier@demo.test', 'ord_paper');
    const { supplier: stranger } = await invite(buyer, 'olga@vector.example', 'ord_paper');
    const open = await ask(here, 'Нужны ли евроклейма?');
    const question = { ...tender, questionId: open.id };
    expect((await there.ok('getQuestion', question)).body).toEqual((await here.ok('getQuestion', question)).body);
    expect((await there.ok('listQuestions', tender)).body.data.map(({ id }) => id)).toEqual([open.id]);
    await stranger.refused('getQuestion', question, 404);
  });

  as('supplier', 'cannot be backdated or asked for another supplier', async (supplier) => {
    const body = {
      text: 'Нужны ли паспорта?',
      supplierId: 'sup_metiz',
      supplierName: 'Метиз',
      askedAt: '2026-10-30T09:00:00Z',
    };
    expect(pointers(await supplier.refused('askQuestion', { ...tender, body }, 422))).toEqual([
      '/supplierId not_allowed',
      '/supplierName not_allowed',
      '/askedAt not_allowed',
    ]);
  });
});

describe('files for suppliers', () => {
  as('buyer', 'are those of the order, of answered questions and of the supplier’s bids', async (buyer) => {
    const { body: file } = await buyer.ok('uploadAttachment', uploadOf('order', 'ord_tender'));
    const one = await asInvited(buyer, 'inv_tender_tara');
    const two = await asInvited(buyer, 'inv_tender_krepmarket');
    const { body: order } = await one.ok('getOrder', tender);
    expect(order.attachments).toMatchObject([{ id: file.id, uploadedBy: order.createdBy }]);
    await one.ok('downloadAttachment', { attachmentId: file.id });
    await one.refused('deleteAttachment', { attachmentId: file.id }, 404);
    expect((await upload(one, 'order', 'ord_tender')).status).toBe(422);

    const question = await ask(two, 'Какой чертёж верный?');
    const { body: drawing } = await buyer.ok('uploadAttachment', uploadOf('question', question.id));
    for (const caller of [one, two]) await caller.refused('downloadAttachment', { attachmentId: drawing.id }, 404);
    const { headers } = await buyer.ok('getQuestion', { ...tender, questionId: question.id });
    const answer = { ...tender, questionId: question.id, ifMatch: headers['etag'] ?? '', body: { text: 'Новый' } };
    await buyer.ok('answerQuestion', answer);
    for (const caller of [one, two]) await caller.ok('downloadAttachment', { attachmentId: drawing.id });

    const { body: bid } = await one.ok('createBid', { ...tender, body: {} });
    const { body: quote } = await one.ok('uploadAttachment', uploadOf('bid', bid.id));
    expect(quote).toMatchObject({
      owner: 'bid',
      ownerId: bid.id,
      uploadedBy: { id: 'inv_tender_tara', name: 'Галина Котова' },
    });
    for (const caller of [two, buyer]) {
      await caller.refused('downloadAttachment', { attachmentId: quote.id }, 404);
      await caller.refused('deleteAttachment', { attachmentId: quote.id }, 404);
      expect((await upload(caller, 'bid', bid.id, { ...PDF, content: '%PDF-1.5\n%%EOF\n' })).status).toBe(422);
    }
    await one.ok('deleteAttachment', { attachmentId: quote.id });
  });

  as(
    'supplier',
    'on a submitted bid create a new receipt and can be changed by the supplier only',
    async (supplier) => {
      const { body: draft } = await supplier.ok('createBid', {
        ...tender,
        body: { items: [{ orderItemId: 'itm_tender_1', unitPrice: '700' }] },
      });
      const { body } = await supplier.ok('submitBid', {
        ...tender,
        bidId: draft.id,
        ifMatch: etag(draft),
        body: {},
      });
      const { body: file } = await supplier.ok('uploadAttachment', uploadOf('bid', draft.id));
      const { body: bid } = await supplier.ok('getBid', { ...tender, bidId: draft.id });
      expect(bid.attachments).toMatchObject([{ id: file.id }]);
      expect(bid.receipt?.hash).not.toBe(body.bid.receipt?.hash);
      expect(bid.version).not.toBe(body.bid.version);
      const buyer = await supplier.signIn('buyer');
      await buyer.ok('downloadAttachment', { attachmentId: file.id });
      const renaming = { attachmentId: file.id, body: { kind: 'certificate' as const } };
      await buyer.refused('updateAttachment', renaming, 409, 'bid_of_supplier');
      await buyer.refused('deleteAttachment', { attachmentId: file.id }, 409, 'bid_of_supplier');
      await supplier.ok('withdrawBid', {
        ...tender,
        bidId: bid.id,
        ifMatch: etag(bid),
        body: { reason: 'Снимаем' },
      });
      await supplier.refused('deleteAttachment', { attachmentId: file.id }, 409, 'bid_not_editable');
      expect((await upload(supplier, 'bid', bid.id, { ...PDF, content: '%PDF-1.6\n%%EOF\n' })).body).toMatchObject({
        code: 'bid_not_editable',
      });
    },
  );
});
