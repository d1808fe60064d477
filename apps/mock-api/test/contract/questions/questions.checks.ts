import { etag } from '@zakupki/api-client/operation';
import type { ApiProblem, QuestionDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';

const { as, describe, it } = checks('questions');

const orderId = 'ord_fasteners';
const ABOUT_LINE: QuestionDraft = {
  text: 'Подойдёт ли <анкер> 12×99?',
  orderItemId: 'itm_fasteners_5',
  supplierId: 'sup_volga',
  askedAt: '2026-11-01T08:40:00Z',
};

const ask = async (caller: ContractClient, body: QuestionDraft = ABOUT_LINE) =>
  (await caller.ok('askQuestion', { orderId, body })).body;
const listed = async (caller: ContractClient, of = orderId) =>
  (await caller.ok('listQuestions', { orderId: of, perPage: 100 })).body;

as('buyer', 'the list has the latest question first and counts open ones', async (buyer) => {
  await ask(buyer, { text: 'Можно ли частями?', askedAt: '2026-10-14T06:00:00Z' });
  const asked = await ask(buyer);
  const { data, unanswered } = await listed(buyer);
  const moments = data.map(({ askedAt }) => Date.parse(askedAt));
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  expect(unanswered).toBe(data.filter(({ status }) => status === 'open').length);
  const { body: some } = await buyer.ok('listQuestions', { orderId, status: ['answered'] });
  // Regardless of the filter.
  expect([some.unanswered, some.data.some(({ id }) => id === asked.id)]).toEqual([unanswered, false]);
  expect((await buyer.ok('listQuestions', { orderId: 'ord_bearings' })).body).toMatchObject({
    data: [],
    unanswered: 0,
  });
});

describe('recording a question', () => {
  as('buyer', 'keeps every field', async (buyer) => {
    const before = (await listed(buyer)).data;
    const { body: asked, headers } = await buyer.ok('askQuestion', { orderId, body: ABOUT_LINE });
    expect(asked).toMatchObject({
      version: 1,
      orderId,
      number: 1 + Math.max(...before.map(({ number }) => number)),
      status: 'open',
      text: ABOUT_LINE.text,
      orderItemId: 'itm_fasteners_5',
      askedBy: { supplierId: 'sup_volga', name: 'АО «Волга-Инструмент»' },
      askedAt: ABOUT_LINE.askedAt,
      answer: null,
      attachments: [],
    });
    expect(headers['etag']).toBe('"1"');
    const after = await listed(buyer);
    expect(after.data).toHaveLength(before.length + 1);
    expect(after.data).toContainEqual(asked);
  });

  it('fills in defaults', async () => {
    const asked = await ask(await signedIn('buyer'), { text: '  Нужны ли паспорта? ' });
    const defaults = { orderItemId: null, askedBy: null, askedAt: asked.createdAt };
    expect(asked).toMatchObject({ text: 'Нужны ли паспорта?', ...defaults });
  });

  it('accepts a supplier outside the address book', async () => {
    const asked = await ask(await signedIn('buyer'), { text: 'Можно ли частями?', supplierName: ' ООО «Трос» ' });
    expect(asked.askedBy).toEqual({ supplierId: null, name: 'ООО «Трос»' });
  });

  it.each<[string, object, string[]]>([
    ['a blank text', { text: '    ' }, ['/text required']],
    ['a line of another order', { orderItemId: 'itm_paper_1' }, ['/orderItemId ref_not_found']],
    ['an unknown supplier', { supplierId: 'sup_nobody' }, ['/supplierId ref_not_found']],
    ['two suppliers', { supplierName: 'ООО «Трос»' }, ['/supplierName not_allowed']],
    ['a blank supplier name', { supplierId: null, supplierName: '   ' }, ['/supplierName required']],
    ['a future date', { askedAt: '2026-11-03T09:00:00Z' }, ['/askedAt max']],
  ])('refuses %s', async (_what, more, expected) => {
    const request = { params: { orderId }, body: { ...ABOUT_LINE, ...more }, headers: keyed() };
    const { status, body } = await (await signedIn('buyer')).send('askQuestion', request);
    expect([status, pointers(body as ApiProblem)]).toEqual([422, expected]);
  });

  as('buyer', 'rejects a supplier of another user’s address book', async (buyer) => {
    const other = await buyer.signIn('trial');
    const { body: entry } = await other.ok('createSupplier', { body: { name: 'ООО «Трос»' } });
    const body = { text: 'Можно ли частями?', supplierId: entry.id };
    const { errors } = await buyer.refused('askQuestion', { orderId, body }, 422);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/supplierId']);
  });

  it.each([
    ['ord_uniform', 'a draft'],
    ['ord_forklift', 'cancelled'],
  ])('is refused on %s: %s', async (closed) => {
    const buyer = await signedIn('buyer');
    await buyer.refused('askQuestion', { orderId: closed, body: { text: 'Можно ли?' } }, 409, 'questions_closed');
    expect((await listed(buyer, closed)).data).toEqual([]);
  });
});

as('supplier', 'a supplier has at most twenty questions that wait for answers', async (supplier) => {
  const order = { orderId: 'ord_tender' };
  const asked: string[] = [];
  while (asked.length < 20) {
    asked.push((await supplier.ok('askQuestion', { ...order, body: { text: 'Можно ли частями?' } })).body.id);
  }
  const more = { ...order, body: { text: 'Можно ли раньше?' } };
  await supplier.refused('askQuestion', more, 409, 'too_many_questions');
  const buyer = await supplier.signIn('buyer');
  await buyer.ok('askQuestion', more);
  const [first] = asked;
  if (first === undefined) throw new Error('questions were asked');
  await buyer.ok('answerQuestion', { ...order, questionId: first, ifMatch: '"1"', body: { text: 'Да' } });
  await supplier.ok('askQuestion', more);
});

describe('answering', () => {
  as('buyer', 'closes the question', async (buyer) => {
    const asked = await ask(buyer);
    const { unanswered } = await listed(buyer);
    const answer = { orderId, questionId: asked.id, ifMatch: '"1"', body: { text: ' Да, до 100 мм. ' } };
    const { body: answered, headers } = await buyer.ok('answerQuestion', answer);
    expect(answered).toEqual({
      ...asked,
      version: 2,
      updatedAt: answered.updatedAt,
      status: 'answered',
      answer: { text: 'Да, до 100 мм.', at: answered.updatedAt, by: { id: 'usr_buyer', name: 'Анна Соколова' } },
    });
    expect(headers['etag']).toBe('"2"');
    const after = await listed(buyer);
    expect([after.unanswered, after.data.find(({ id }) => id === asked.id)]).toEqual([unanswered - 1, answered]);
  });

  as('buyer', 'can be repeated; the history has both answers', async (buyer) => {
    const { id } = await ask(buyer);
    await buyer.ok('answerQuestion', { orderId, questionId: id, ifMatch: '"1"', body: { text: 'Да' } });
    const { body: again } = await buyer.ok('answerQuestion', {
      orderId,
      questionId: id,
      ifMatch: '"2"',
      body: { text: 'Нет' },
    });
    expect([again.answer?.text, again.version]).toEqual(['Нет', 3]);
    const { body: history } = await buyer.ok('listOrderAudit', { orderId, limit: 3 });
    expect(history.data.map(({ action, entity, changes }) => [action, entity, changes])).toEqual([
      [
        'question.answer',
        { type: 'question', id, label: `№ ${again.number}` },
        [{ path: '/answer', from: 'Да', to: 'Нет' }],
      ],
      [
        'question.answer',
        { type: 'question', id, label: `№ ${again.number}` },
        [{ path: '/answer', from: null, to: 'Да' }],
      ],
      [
        'question.ask',
        { type: 'question', id, label: `№ ${again.number}` },
        [{ path: '/text', from: null, to: again.text }],
      ],
    ]);
  });

  as('buyer', 'requires a text', async (buyer) => {
    const { id } = await ask(buyer);
    const problem = await buyer.refused(
      'answerQuestion',
      { orderId, questionId: id, ifMatch: '"1"', body: { text: '  ' } },
      422,
    );
    expect(pointers(problem)).toEqual(['/text required']);
  });

  as('buyer', 'is refused after the order ends', async (buyer) => {
    const { id } = await ask(buyer);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const body = { reasonCode: 'need_gone', reason: 'Больше не нужно' } as const;
    await buyer.ok('cancelOrder', { orderId, ifMatch: etag(order), body });
    const answer = { orderId, questionId: id, ifMatch: '"1"', body: { text: 'Да' } };
    await buyer.refused('answerQuestion', answer, 409, 'questions_closed');
  });

  as('buyer', 'returns 404 for a question of another order', async (buyer) => {
    const { id } = await ask(buyer);
    const arg = { orderId: 'ord_paper', questionId: id, ifMatch: '"1"', body: { text: 'Да' } };
    await buyer.refused('answerQuestion', arg, 404);
  });
});

as('buyer', 'a question lists its files', async (buyer) => {
  const { id } = await ask(buyer);
  const body = { owner: 'question', ownerId: id, file: PDF };
  const { body: file } = await buyer.send('uploadAttachment', { body, headers: keyed() });
  expect((await listed(buyer)).data.find((question) => question.id === id)?.attachments).toEqual([file]);
});

as('buyer', 'a question no longer names a removed line', async (buyer) => {
  const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_paper' });
  const last = order.items.at(-1)?.id ?? '';
  const body = { text: 'Можно ли частями?', orderItemId: last };
  const { body: asked } = await buyer.ok('askQuestion', { orderId: order.id, body });
  expect(asked.orderItemId).toBe(last);
  const items = order.items.slice(0, -1).map(({ id, name, quantity, unitCode }) => ({ id, name, quantity, unitCode }));
  const change = { items, reason: 'Больше не нужно' };
  await buyer.ok('updateOrder', { orderId: order.id, ifMatch: etag(order), body: change });
  const { data } = await listed(buyer, order.id);
  expect(data.find(({ id }) => id === asked.id)?.orderItemId).toBeNull();
});
