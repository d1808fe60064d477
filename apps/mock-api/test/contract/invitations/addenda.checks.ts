import type { Attachment } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import type { SentFile } from '@zakupki/mock-engine/suite/form';
import { PDF } from '../suite/form.ts';
import { asInvited, tender } from './invited.ts';

const { as, describe } = checks('orders');

describe('addenda', () => {
  as(
    'buyer',
    'tell every invited supplier what changed, without the fields that suppliers do not see',
    async (buyer) => {
      const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
      expect((await supplier.ok('listAddenda', tender)).body.data).toEqual([]);
      const { body: order } = await buyer.ok('getOrder', tender);
      const items = order.items.map(({ position, changedInRevision: _revision, ...item }) => ({
        ...item,
        maxUnitPrice: '999.99',
        quantity: position === 3 ? '340' : item.quantity,
      }));
      const body = { items, budget: '777777.00', reason: 'Расход плёнки вырос' };
      const { body: update } = await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body });
      expect(update.materialChanges).toEqual(['/items/2/quantity']);
      const { body: seen } = await supplier.ok('listAddenda', tender);
      expect(seen.data).toMatchObject([
        {
          number: 1,
          revision: update.order.revision,
          at: update.order.updatedAt,
          reason: 'Расход плёнки вырос',
          changes: [{ path: '/items/2/quantity', from: '300', to: '340' }],
        },
      ]);
      expect((await buyer.ok('listAddenda', tender)).body).toEqual(seen);
      const letters = (await buyer.outbox()).filter(({ subject }) => subject.startsWith('Изменение № 1'));
      const recipients = letters.map(({ to }) => to);
      expect(recipients).toContain('supplier@demo.test');
      expect(recipients).toHaveLength(new Set(recipients).size);
      for (const { text } of letters) {
        expect(text).toContain('Позиция 3, Количество: 300 → 340');
        expect(text).toContain('Расход плёнки вырос');
        expect(text).not.toMatch(/999|777/);
      }
      // The earlier bid is outdated until its supplier confirms it.
      const bid = { ...tender, bidId: 'bid_tender_krepmarket' };
      expect((await supplier.ok('getBid', bid)).body.flags.isOutdated).toBe(true);
      await supplier.ok('confirmBidRevision', { ...bid, ifMatch: '*', body: {} });
      expect((await buyer.ok('getBid', bid)).body.flags.isOutdated).toBe(false);
    },
  );

  as('buyer', 'include files and a moved deadline, which do not outdate bids', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const before = (await buyer.outbox()).length;
    const form = { owner: 'order', ownerId: 'ord_tender', file: PDF };
    const { body: file } = await buyer.send('uploadAttachment', { body: form, headers: keyed() });
    const later = { submissionDeadline: '2026-11-27T12:00:00Z', decisionDate: '2026-12-04', reason: 'Ждём всех' };
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: later });
    const { id: attachmentId, fileName } = file as Attachment;
    await buyer.ok('deleteAttachment', { attachmentId });
    const { data } = (await supplier.ok('listAddenda', tender)).body;
    expect(data.map(({ number, revision, changes }) => [number, revision, changes[0]?.path])).toEqual([
      [3, 1, '/attachments'],
      [2, 1, '/submissionDeadline'],
      [1, 1, '/attachments'],
    ]);
    const letters = (await buyer.outbox()).slice(0, -before).filter(({ to }) => to === 'opt@krepmarket.example');
    expect(letters.map(({ subject }) => /№ (\d)/.exec(subject)?.[1])).toEqual(['3', '2', '1']);
    expect(letters[2]?.text).toContain(fileName);
    expect(letters[1]?.text).toContain('Ждём всех');
    expect(letters[1]?.text).toContain('остаются в силе');
    const bid = { ...tender, bidId: 'bid_tender_krepmarket' };
    expect((await supplier.ok('getBid', bid)).body.flags.isOutdated).toBe(false);
    await buyer.advance('P30D');
    await buyer.send('uploadAttachment', { body: form, headers: keyed() });
    expect((await supplier.ok('listAddenda', tender)).body.data).toHaveLength(3);
  });

  as('buyer', 'list every change that suppliers see, before and after', async (buyer) => {
    const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
    const { body: order } = await buyer.ok('getOrder', tender);
    const [line, ...others] = order.items.map(({ position: _place, changedInRevision: _revision, ...item }) => item);
    const lines = (change: object) => [{ ...line, okpd2: '22.22', ...change }, ...others];
    const changes: [body: object, path: string, isRevision: boolean][] = [
      [{ title: 'Тара и плёнка' }, '/title', false],
      [{ decisionDate: '2026-12-10' }, '/decisionDate', false],
      [{ budget: '1.00', category: 'services' }, '/category', false],
      [{ items: lines({}) }, '/items/0/okpd2', false],
      [{ items: lines({ quantityTolerancePercent: '7' }) }, '/items/0/quantityTolerancePercent', false],
      [{ description: 'Отгрузка партиями' }, '/description', true],
    ];
    let revision = order.revision;
    for (const [index, [body, path, isRevision]] of changes.entries()) {
      await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { ...body, reason: 'Уточнили' } });
      revision += isRevision ? 1 : 0;
      const { data } = (await supplier.ok('listAddenda', tender)).body;
      expect(data).toHaveLength(index + 1);
      expect(data[0]).toMatchObject({ number: index + 1, revision, reason: 'Уточнили', changes: [{ path }] });
      const letter = (await buyer.outbox()).find(({ to }) => to === 'opt@krepmarket.example');
      expect(letter?.subject).toContain(`№ ${index + 1}`);
      expect(letter?.text).toContain(isRevision ? 'подтвердите, измените или отзовите' : 'остаются в силе');
    }
  });

  as('buyer', 'are not created for fields that only the buyer sees', async (buyer) => {
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body: { budget: '1.00', tags: ['тара'] } });
    expect((await buyer.ok('listAddenda', tender)).body.data).toEqual([]);
  });

  as(
    'buyer',
    'and other changes that suppliers see update the order’s time and version; hidden changes do not',
    async (buyer) => {
      const supplier = await asInvited(buyer, 'inv_tender_krepmarket');
      const upload = (file: SentFile) =>
        buyer.send('uploadAttachment', { body: { owner: 'order', ownerId: 'ord_tender', file }, headers: keyed() });
      const edit = (body: object) => buyer.ok('updateOrder', { ...tender, ifMatch: '*', body });
      const later = { submissionDeadline: '2026-11-27T12:00:00Z', decisionDate: '2026-12-04', reason: 'Ждём всех' };
      const { body: bid } = await buyer.ok('getBid', { ...tender, bidId: 'bid_tender_krepmarket' });
      const address = { ...tender, bidId: bid.id, ifMatch: '*' };
      const seen: [change: string, act: () => Promise<unknown>, isSeen: boolean][] = [
        ['budget and tags', () => edit({ budget: '1.00', tags: ['тара'] }), false],
        ['title', () => edit({ title: 'Тара и упаковка' }), true],
        ['deadline', () => edit(later), true],
        ['file', () => upload(PDF), true],
        [
          'rejection',
          () => buyer.ok('disqualifyBid', { ...address, body: { reasonCode: 'terms', reason: 'Срок' } }),
          false,
        ],
        [
          'extension',
          () =>
            buyer.ok('extendOrder', {
              ...tender,
              ifMatch: '*',
              body: { submissionDeadline: '2026-11-30T12:00:00Z', reason: 'Ждём' },
            }),
          true,
        ],
      ];
      for (const [change, act, isSeen] of seen) {
        const { body: before } = await supplier.ok('getOrder', tender);
        await buyer.advance('PT1M');
        await act();
        const { body: after } = await supplier.ok('getOrder', tender);
        const moved = { updatedAt: after.updatedAt !== before.updatedAt, version: after.version !== before.version };
        expect({ change, ...moved }).toEqual({ change, updatedAt: isSeen, version: isSeen });
      }
      // Within one second only the file distinguishes the versions.
      const { body: before } = await supplier.ok('getOrder', tender);
      await upload({ ...PDF, content: `${String(PDF.content)}%` });
      expect((await supplier.ok('getOrder', tender)).body.version).not.toBe(before.version);
    },
  );

  as('supplier', 'include answers, which all invited suppliers receive', async (supplier) => {
    const { body: question } = await supplier.ok('askQuestion', { ...tender, body: { text: 'Нужны ли евроклейма?' } });
    const buyer = await supplier.signIn('buyer');
    const answer = { ...tender, questionId: question.id, ifMatch: '*', body: { text: 'Да, на каждом поддоне' } };
    await buyer.ok('answerQuestion', answer);
    const letters = (await buyer.outbox()).filter(({ subject }) => subject.startsWith('Ответ на вопрос'));
    expect(letters.length).toBeGreaterThan(2);
    for (const { text } of letters) {
      expect(text).toContain('Нужны ли евроклейма?');
      expect(text).toContain('Да, на каждом поддоне');
      expect(text).not.toContain('ТараПак');
    }
  });
});
