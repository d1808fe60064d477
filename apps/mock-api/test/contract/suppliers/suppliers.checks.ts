import { type Arg, etag, type OperationId } from '@zakupki/api-client/operation';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';

const { as, describe, it } = checks('suppliers');

const TROS = {
  name: 'ООО «Трос и такелаж»',
  taxId: { scheme: 'RU-INN', id: '7736050003' },
  contacts: [{ email: 'zakaz@tros.example' }],
} as const satisfies Arg<'createSupplier'>['body'];

it.each<[OperationId, body?: object]>([
  ['listSuppliers'],
  ['createSupplier', TROS],
  ['updateSupplier', { tags: [] }],
  ['deleteSupplier'],
])('%s requires a token', async (operationId, body) => {
  const answer = await client().send(operationId, { params: { supplierId: 'sup_metiz' }, body });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});

as('empty', 'the address book is visible to its buyer only', async (caller) => {
  expect((await caller.ok('listSuppliers', {})).body.data).toEqual([]);
  await caller.refused('updateSupplier', { supplierId: 'sup_metiz', ifMatch: '"1"', body: { tags: [] } }, 404);
  await caller.refused('deleteSupplier', { supplierId: 'sup_metiz', ifMatch: '"1"' }, 404);
  // Another buyer's tax number is free here.
  await caller.ok('createSupplier', { body: { ...TROS, taxId: { scheme: 'RU-INN', id: '7707083893' } } });
});

as('empty', 'a website is an address of the web (D7)', async (caller) => {
  for (const website of ['javascript:alert(1)', 'data:text/html,x', 'http://metiz.example', '//metiz.example']) {
    const problem = await caller.refused('createSupplier', { body: { ...TROS, website } }, 422);
    expect(pointers(problem)).toEqual(['/website format']);
  }
});

as('no-phone', 'the address book requires a confirmed phone number', async (caller) => {
  expect((await caller.refused('listSuppliers', {}, 460)).message).toBe('PHONE_REQUIRED');
});

as('subscription-expired', 'the address book is writable without a subscription', async (caller) => {
  const { body: entry } = await caller.ok('createSupplier', { body: TROS });
  const arg = { supplierId: entry.id, ifMatch: '"1"', body: { tags: ['такелаж'] } };
  expect((await caller.ok('updateSupplier', arg)).body.tags).toEqual(['такелаж']);
});

describe('adding a supplier', () => {
  as('buyer', 'fills in defaults', async (buyer) => {
    const { body: entry, headers } = await buyer.ok('createSupplier', { body: { ...TROS, name: ' ООО «Трос» ' } });
    expect(headers['etag']).toBe('"1"');
    expect(entry).toMatchObject({
      name: 'ООО «Трос»',
      kpp: null,
      tags: [],
      notes: null,
      blockedReason: null,
      blockedAt: null,
      blockedBy: null,
      documents: [],
      contacts: [{ name: null, role: null, email: 'zakaz@tros.example', phone: null, isPrimary: false }],
      stats: { bids: 0, wins: 0, medianRank: null, lateRate: null, typicalDiscountPercent: null, lastBidAt: null },
    });
    const { body: list } = await buyer.ok('listSuppliers', { q: 'трос' });
    expect(list.data).toEqual([entry]);
  });

  it.each<[string, unknown, string[]]>([
    ['no name', {}, ['/name required']],
    ['a blank name', { name: '   ' }, ['/name required']],
    ['an unknown field', { ...TROS, stats: {} }, ['/stats unknown_property']],
    ['a contact without e-mail and phone', { ...TROS, contacts: [{ name: 'Иван' }] }, ['/contacts/0/email required']],
    ['a mistyped INN', { ...TROS, taxId: { scheme: 'RU-INN', id: '7736050004' } }, ['/taxId/id checksum']],
    ['a KPP without a company’s INN', { ...TROS, taxId: null, kpp: '770701001' }, ['/kpp not_allowed']],
    ['a tax number of another supplier', { ...TROS, taxId: { scheme: 'RU-INN', id: '7707083893' } }, ['/taxId unique']],
    ['the same one in lower case', { ...TROS, taxId: { scheme: 'OTHER', id: 'de129273398' } }, ['/taxId unique']],
    ['a tag with a comma', { ...TROS, tags: ['a,b'] }, ['/tags/0 format']],
    ['http', { ...TROS, website: 'http://tros.example' }, ['/website format']],
  ])('reports %s', async (_what, body, expected) => {
    const answer = await (await signedIn('buyer')).send('createSupplier', { body, headers: keyed() });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body as ApiProblem)).toEqual(expected);
  });
});

describe('changing a supplier', () => {
  as('buyer', 'requires the current version and otherwise returns the current supplier', async (buyer) => {
    const missing = await buyer.send('updateSupplier', { params: { supplierId: 'sup_metiz' }, body: { tags: [] } });
    expect(missing.status).toBe(428);
    const arg = { supplierId: 'sup_metiz', ifMatch: '"99"', body: { tags: [] } };
    const stale = await buyer.refused('updateSupplier', arg, 412);
    expect(stale).toMatchObject({ code: 'stale', current: { id: 'sup_metiz' } });
  });

  as('buyer', 'keeps absent fields, clears with null and accepts its unchanged tax number', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', { body: { ...TROS, address: 'Тверь', tags: ['а', 'б'] } });
    const body = { address: null, tags: ['в'], taxId: TROS.taxId };
    const { body: changed } = await buyer.ok('updateSupplier', { supplierId: entry.id, ifMatch: '"1"', body });
    expect(changed).toEqual({ ...entry, address: null, tags: ['в'], version: 2, updatedAt: changed.updatedAt });
  });

  as('buyer', 'rejects the tax number of another supplier', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', { body: TROS });
    const taxId = { scheme: 'RU-INN', id: '7707083893' } as const;
    const problem = await buyer.refused(
      'updateSupplier',
      { supplierId: entry.id, ifMatch: '"1"', body: { taxId } },
      422,
    );
    expect(pointers(problem)).toEqual(['/taxId unique']);
    expect(problem.errors?.[0]?.message).toContain('Метиз-Сервис');
  });
});

describe('blocking a supplier', () => {
  as('buyer', 'records who blocked it and when, until it is unblocked', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', { body: TROS });
    const change = async (before: { version: number }, body: Arg<'updateSupplier'>['body']) =>
      (await buyer.ok('updateSupplier', { supplierId: entry.id, ifMatch: etag(before), body })).body;
    const blocked = await change(entry, { blockedReason: 'Сорвал срок' });
    expect(blocked).toMatchObject({
      blockedReason: 'Сорвал срок',
      blockedAt: blocked.updatedAt,
      blockedBy: { id: 'usr_buyer', name: 'Анна Соколова' },
    });
    await buyer.advance('P1D');
    const again = await change(blocked, { blockedReason: 'Дважды сорвал срок' });
    expect([again.blockedAt, again.blockedBy]).toEqual([blocked.blockedAt, blocked.blockedBy]);
    const free = await change(again, { blockedReason: null });
    expect([free.blockedReason, free.blockedAt, free.blockedBy]).toEqual([null, null, null]);
  });
});

describe('documents', () => {
  const documents = async (buyer: ContractClient) =>
    (await buyer.ok('getSupplier', { supplierId: 'sup_volga' })).body.documents;

  as('buyer', 'are listed on the supplier and keep its version', async (buyer) => {
    const { body: before } = await buyer.ok('getSupplier', { supplierId: 'sup_volga' });
    const body = {
      owner: 'supplier',
      ownerId: before.id,
      kind: 'licence',
      title: ' Лицензия ',
      expiresOn: '2026-11-16',
      file: PDF,
    };
    const { body: file } = await buyer.send('uploadAttachment', { body, headers: keyed() });
    expect(file).toMatchObject({ kind: 'licence', title: 'Лицензия', expiresOn: '2026-11-16', orderId: null });
    const { body: after } = await buyer.ok('getSupplier', { supplierId: before.id });
    expect(after).toEqual({ ...before, documents: [...before.documents, file] });
  });

  as('buyer', 'expire after their last day', async (buyer) => {
    const ids = async (state: 'expiring' | 'expired') =>
      (await buyer.ok('listSuppliers', { documents: [state] })).body.data.map(({ id }) => id);
    expect([await ids('expiring'), await ids('expired')]).toEqual([['sup_metiz'], ['sup_energo']]);
    // To the last minute of 12 November in Moscow.
    await buyer.advance('P10DT11H59M');
    expect([await ids('expiring'), await ids('expired')]).toEqual([['sup_metiz'], ['sup_energo']]);
    await buyer.advance('PT2M');
    expect([await ids('expiring'), await ids('expired')]).toEqual([[], ['sup_metiz', 'sup_energo']]);
  });

  as('buyer', 'can change their title, kind and last day', async (buyer) => {
    const [file] = await documents(buyer);
    const attachmentId = file?.id ?? '';
    const change = async (body: Arg<'updateAttachment'>['body']) =>
      (await buyer.ok('updateAttachment', { attachmentId, body })).body;
    const renewed = await change({ title: 'Договор № 15', expiresOn: '2028-03-31' });
    expect(renewed).toEqual({ ...file, title: 'Договор № 15', expiresOn: '2028-03-31' });
    expect(await change({ kind: 'other', title: null, expiresOn: null })).toEqual({
      ...file,
      kind: 'other',
      title: null,
      expiresOn: null,
    });
    expect(await documents(buyer)).toMatchObject([{ kind: 'other', title: null, expiresOn: null }]);
    await (await buyer.signIn('empty')).refused('updateAttachment', { attachmentId, body: { title: 'Моё' } }, 404);
  });

  as('buyer', 'end with the supplier', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', { body: TROS });
    const body = { owner: 'supplier', ownerId: entry.id, file: PDF };
    const { body: file } = await buyer.send('uploadAttachment', { body, headers: keyed() });
    await buyer.ok('deleteSupplier', { supplierId: entry.id, ifMatch: '"1"' });
    await buyer.refused('downloadAttachment', { attachmentId: (file as { id: string }).id }, 404);
  });

  as('buyer', 'of another buyer’s supplier are refused', async (buyer) => {
    const other = await buyer.signIn('empty');
    const body = { owner: 'supplier', ownerId: 'sup_metiz', file: PDF };
    const { status, body: problem } = await other.send('uploadAttachment', { body, headers: keyed() });
    expect([status, pointers(problem as ApiProblem)]).toEqual([422, ['/ownerId ref_not_found']]);
  });
});

describe('removing a supplier', () => {
  as('buyer', 'is refused while bids refer to it', async (buyer) => {
    const { body: entry } = await buyer.ok('createSupplier', { body: TROS });
    const { body: bid } = await buyer.ok('createBid', {
      orderId: 'ord_fasteners',
      body: { supplier: { supplierId: entry.id } },
    });
    const arg = { supplierId: entry.id, ifMatch: '"1"' };
    await buyer.refused('deleteSupplier', arg, 409, 'supplier_in_use');
    await buyer.ok('deleteBid', { orderId: bid.orderId, bidId: bid.id, ifMatch: '"1"' });
    await buyer.ok('deleteSupplier', arg);
    await buyer.refused('updateSupplier', { ...arg, body: { tags: [] } }, 404);
  });
});

describe('the list', () => {
  const list = async (query: Arg<'listSuppliers'>) => (await (await signedIn('buyer')).ok('listSuppliers', query)).body;

  it('is sorted by name', async () => {
    const { data, page } = await list({ perPage: 100 });
    const names = data.map(({ name }) => name);
    expect(page.totalItems).toBe(data.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ru', { sensitivity: 'base', numeric: true }).compare));
  });

  it('is sorted by total of bids', async () => {
    const { data } = await list({ sort: ['-bids', 'name'], perPage: 100 });
    const bids = data.map(({ stats }) => stats.bids);
    expect(bids).toEqual(bids.toSorted((a, b) => b - a));
  });

  it.each(['lastBidAt', '-lastBidAt'] as const)('by %s has suppliers without a bid last', async (sort) => {
    const buyer = await signedIn('buyer');
    const { body: entry } = await buyer.ok('createSupplier', { body: TROS });
    const { data } = (await buyer.ok('listSuppliers', { sort: [sort], perPage: 100 })).body;
    expect(data.at(-1)).toEqual(entry);
  });

  it.each<[string, Arg<'listSuppliers'>]>([
    ['name', { q: 'метиз' }],
    ['tax number', { q: '7707083893' }],
    ['contact', { q: 'игорь лапин' }],
    ['e-mail address', { q: 'sales@metiz' }],
    ['phone number', { q: '4957771122' }],
  ])('finds by %s', async (_what, query) => {
    expect((await list(query)).data.map(({ id }) => id)).toEqual(['sup_metiz']);
  });

  as('buyer', 'is filtered by blocked state and by tag', async (buyer) => {
    const { body: all } = await buyer.ok('listSuppliers', { perPage: 100 });
    const { body: entry } = await buyer.ok('createSupplier', {
      body: { ...TROS, tags: ['редкий'], blockedReason: 'Дважды сорвал срок поставки' },
    });
    const blocked = (await buyer.ok('listSuppliers', { blocked: true, perPage: 100 })).body.data;
    const others = (await buyer.ok('listSuppliers', { blocked: false, perPage: 100 })).body.data;
    expect(blocked.map(({ id }) => id)).toContain(entry.id);
    expect(blocked.length + others.length).toBe(all.data.length + 1);
    expect((await buyer.ok('listSuppliers', { tag: ['редкий', 'иной'] })).body.data).toEqual([entry]);
  });
});
