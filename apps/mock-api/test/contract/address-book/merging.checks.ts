/** Likely duplicates, merging and tags of the address book. */
import { etag } from '@zakupki/api-client/operation';
import type { Attachment, Supplier, SupplierDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';

const { as, describe } = checks('address-book');

const created = async (caller: ContractClient, body: SupplierDraft): Promise<Supplier> =>
  (await caller.ok('createSupplier', { body })).body;
const merge = (kept: Supplier, other: Supplier, take?: Supplier['name'][]) => ({
  supplierId: kept.id,
  ifMatch: etag(kept),
  // The names are checked by the server.
  body: { otherId: other.id, otherVersion: other.version, ...(take && { take: take as never[] }) },
});
const attach = async (caller: ContractClient, ownerId: string, file: object) =>
  caller.send('uploadAttachment', { body: { owner: 'supplier', ownerId, file }, headers: keyed() });

describe('likely duplicates', () => {
  as('buyer', 'are pairs with what they have in common', async (buyer) => {
    const { data, page } = (await buyer.ok('listSupplierDuplicates', {})).body;
    expect(page.totalItems).toBe(1);
    expect(data.map(({ suppliers, reasons }) => [suppliers.map(({ id }) => id), reasons])).toEqual([
      [
        ['sup_krepmarket', 'sup_krepmarket_kazan'],
        ['name', 'email'],
      ],
    ]);
    const { body: whole } = await buyer.ok('getSupplier', { supplierId: 'sup_krepmarket' });
    expect(data[0]?.suppliers[0]).toEqual(whole);
  });

  as('empty', 'are found by tax number, name and e-mail address', async (caller) => {
    const tros = await created(caller, { name: 'ООО «Трос»', taxId: { scheme: 'RU-INN', id: '7736050003' } });
    await created(caller, { name: 'Верёвка', taxId: { scheme: 'OTHER', id: '7736050003' } });
    await created(caller, { name: 'Трос, АО', contacts: [{ email: 'A@x.example' }] });
    await created(caller, { name: 'Канат', contacts: [{ email: 'a@X.example' }] });
    // Another company of the same name.
    await created(caller, { name: 'Трос', taxId: { scheme: 'RU-INN', id: '7707083893' } });
    const { data } = (await caller.ok('listSupplierDuplicates', { perPage: 100 })).body;
    const named = data.map(({ suppliers, reasons }) => [...suppliers.map(({ name }) => name), ...reasons].join(' · '));
    expect(named.toSorted()).toEqual([
      'ООО «Трос» · Верёвка · tax_id',
      'ООО «Трос» · Трос, АО · name',
      'Трос, АО · Канат · email',
      'Трос, АО · Трос · name',
    ]);
    await caller.ok('deleteSupplier', { supplierId: tros.id, ifMatch: '"1"' });
    expect((await caller.ok('listSupplierDuplicates', {})).body.page.totalItems).toBe(2);
  });

  as('buyer', 'are dismissed for good, and only by their owner', async (buyer) => {
    const [pair] = (await buyer.ok('listSupplierDuplicates', {})).body.data;
    const duplicateId = pair?.id ?? '';
    const other = await buyer.signIn('empty');
    await other.refused('dismissSupplierDuplicate', { duplicateId }, 404);
    await buyer.ok('dismissSupplierDuplicate', { duplicateId });
    expect((await buyer.ok('listSupplierDuplicates', {})).body.data).toEqual([]);
    await buyer.refused('dismissSupplierDuplicate', { duplicateId }, 404);
    const patch = { supplierId: 'sup_krepmarket_kazan', ifMatch: '"1"', body: { name: 'ООО КрепМаркет' } };
    await buyer.ok('updateSupplier', patch);
    expect((await buyer.ok('listSupplierDuplicates', {})).body.data).toEqual([]);
  });
});

describe('merging', () => {
  as('buyer', 'keeps existing values, fills empty ones and adds contacts, tags and notes', async (buyer) => {
    const { body: kept } = await buyer.ok('getSupplier', { supplierId: 'sup_krepmarket' });
    const { body: other } = await buyer.ok('getSupplier', { supplierId: 'sup_krepmarket_kazan' });
    const { body: merged, headers } = await buyer.ok('mergeSuppliers', merge(kept, other));
    expect(headers['etag']).toBe(etag(merged));
    expect(merged).toMatchObject({
      id: kept.id,
      name: kept.name,
      taxId: kept.taxId,
      version: kept.version + 1,
      createdAt: kept.createdAt,
      vatPayer: true,
      tags: ['крепёж', 'Казань'],
      stats: kept.stats,
    });
    // One e-mail address is one contact.
    expect(merged.contacts).toEqual(kept.contacts);
    expect((await buyer.ok('getSupplier', { supplierId: kept.id })).body).toEqual(merged);
    await buyer.refused('getSupplier', { supplierId: other.id }, 404);
    expect((await buyer.ok('listSupplierDuplicates', {})).body.data).toEqual([]);
  });

  as('empty', 'updates the remaining pairs', async (caller) => {
    const [kept, other, third] = [
      await created(caller, { name: 'Трос', tags: ['тросы'] }),
      await created(caller, { name: 'ООО «Трос»', address: 'Тверь' }),
      await created(caller, { name: 'АО «Трос»' }),
    ];
    expect((await caller.ok('listSupplierDuplicates', {})).body.data).toHaveLength(3);
    const { body: merged } = await caller.ok('mergeSuppliers', merge(kept, other));
    expect(merged).toMatchObject({ address: 'Тверь', tags: ['тросы'], version: 2 });
    const { data } = (await caller.ok('listSupplierDuplicates', {})).body;
    expect(data.map(({ suppliers }) => suppliers)).toEqual([[merged, third]]);
  });

  as('empty', 'takes chosen values, and blocks what was blocked', async (caller) => {
    const kept = await created(caller, { name: 'Трос', address: 'Тверь', notes: 'Первая' });
    const other = await created(caller, {
      name: 'ООО «Трос»',
      address: 'Москва',
      taxId: { scheme: 'RU-INN', id: '7736050003' },
      kpp: '773601001',
      notes: 'Вторая',
      blockedReason: 'Сорвал срок',
      contacts: [{ phone: '+74950001122' }],
    });
    const { body: merged } = await caller.ok('mergeSuppliers', merge(kept, other, ['name']));
    expect(merged).toMatchObject({
      name: 'ООО «Трос»',
      address: 'Тверь',
      taxId: other.taxId,
      kpp: '773601001',
      notes: 'Первая\n\nВторая',
      blockedReason: 'Сорвал срок',
      blockedAt: other.blockedAt,
      blockedBy: other.blockedBy,
      contacts: [{ phone: '+74950001122' }],
    });
  });

  as('buyer', 'preserves figures and the last days of documents', async (buyer) => {
    const { body: kept } = await buyer.ok('getSupplier', { supplierId: 'sup_itline' });
    const { id, name } = await created(buyer, { name: 'Линия' });
    const { body: file } = await attach(buyer, id, PDF);
    const { id: attachmentId } = file as Attachment;
    await buyer.ok('updateAttachment', { attachmentId, body: { kind: 'certificate', expiresOn: '2027-01-31' } });
    const { body: other } = await buyer.ok('getSupplier', { supplierId: id });
    const { body: merged } = await buyer.ok('mergeSuppliers', merge(kept, other));
    expect([merged.name, merged.stats.medianRank, name]).toEqual([kept.name, '1.5', 'Линия']);
    expect(merged.documents.map(({ expiresOn }) => expiresOn)).toEqual(['2027-01-31']);
  });

  as('buyer', 'moves bids, questions and documents', async (buyer) => {
    const other = await created(buyer, { name: 'Трос' });
    const kept = await created(buyer, { name: 'Канат' });
    const orderId = 'ord_fasteners';
    const { body: bid } = await buyer.ok('createBid', { orderId, body: { supplier: { supplierId: other.id } } });
    const { body: question } = await buyer.ok('askQuestion', {
      orderId,
      body: { text: 'Когда?', supplierId: other.id },
    });
    await attach(buyer, other.id, PDF);
    await attach(buyer, kept.id, PDF);
    await attach(buyer, other.id, { ...PDF, content: `${String(PDF.content)}\n` });
    const { body: merged } = await buyer.ok('mergeSuppliers', merge(kept, other));
    // An identical file is stored once.
    expect(merged.documents.map(({ ownerId }) => ownerId)).toEqual([kept.id, kept.id]);
    expect((await buyer.ok('getSupplier', { supplierId: kept.id })).body).toEqual(merged);
    const { body: moved } = await buyer.ok('getBid', { orderId, bidId: bid.id });
    expect(moved).toEqual({ ...bid, supplier: { ...bid.supplier, supplierId: kept.id } });
    const { body: asked } = await buyer.ok('getQuestion', { orderId, questionId: question.id });
    expect(asked.askedBy).toEqual({ supplierId: kept.id, name: 'Трос' });
    const arg = { supplierId: kept.id, ifMatch: etag(merged) };
    await buyer.refused('deleteSupplier', arg, 409, 'supplier_in_use');
  });

  as('buyer', 'keeps the history of both', async (buyer) => {
    const [metiz, volga] = await Promise.all(
      ['sup_metiz', 'sup_volga'].map(async (supplierId) => (await buyer.ok('getSupplier', { supplierId })).body),
    );
    if (!metiz || !volga) throw new Error('The seed has both');
    const before = await Promise.all(
      [metiz, volga].map(({ id }) => buyer.ok('getSupplierHistory', { supplierId: id })),
    );
    const { body: merged } = await buyer.ok('mergeSuppliers', merge(metiz, volga));
    const { body: history } = await buyer.ok('getSupplierHistory', { supplierId: metiz.id, perPage: 100 });
    const orders = new Set(before.flatMap(({ body }) => body.data.map(({ orderId }) => orderId)));
    expect(new Set(history.data.map(({ orderId }) => orderId))).toEqual(orders);
    expect(merged.stats.bids).toBe(metiz.stats.bids + volga.stats.bids);
    expect(merged.stats.wins).toBe(metiz.stats.wins + volga.stats.wins);
  });

  as('buyer', 'refuses itself, unknown and foreign suppliers', async (buyer) => {
    const { body: kept } = await buyer.ok('getSupplier', { supplierId: 'sup_metiz' });
    const foreign = await created(await buyer.signIn('empty'), { name: 'Трос' });
    for (const [otherId, code] of [
      [kept.id, 'not_allowed'],
      ['sup_nobody', 'ref_not_found'],
      [foreign.id, 'ref_not_found'],
    ] as const) {
      const body = { otherId, otherVersion: 1 };
      const problem = await buyer.refused('mergeSuppliers', { supplierId: kept.id, ifMatch: etag(kept), body }, 422);
      expect(pointers(problem)).toEqual([`/otherId ${code}`]);
    }
  });

  as('buyer', 'refuses when the other one was changed meanwhile', async (buyer) => {
    const { body: kept } = await buyer.ok('getSupplier', { supplierId: 'sup_krepmarket' });
    const { body: other } = await buyer.ok('getSupplier', { supplierId: 'sup_krepmarket_kazan' });
    await buyer.ok('updateSupplier', { supplierId: other.id, ifMatch: etag(other), body: { tags: [] } });
    const problem = await buyer.refused('mergeSuppliers', merge(kept, other), 409);
    expect([problem.code, problem.message]).toEqual(['other_supplier_changed', expect.stringContaining(other.name)]);
    expect((await buyer.ok('getSupplier', { supplierId: kept.id })).body).toEqual(kept);
  });

  as('empty', 'refuses more than an entry may have', async (caller) => {
    const contacts = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ email: `a${from + at}@x.example` }));
    const kept = await created(caller, { name: 'Трос', contacts: contacts(0, 15) });
    const fitting = await created(caller, { name: 'Канат', contacts: contacts(10, 10) });
    const excess = await created(caller, { name: 'Верёвка', contacts: contacts(50, 6) });
    await caller.refused('mergeSuppliers', merge(kept, excess), 409, 'merge_exceeds_limits');
    const { body: merged } = await caller.ok('mergeSuppliers', merge(kept, fitting));
    expect(merged.contacts).toHaveLength(20);
    await caller.ok('getSupplier', { supplierId: excess.id });
  });
});

describe('tags', () => {
  as('buyer', 'are listed with the number of their suppliers, by name', async (buyer) => {
    const { data } = (await buyer.ok('listSupplierTags', {})).body;
    const { body: book } = await buyer.ok('listSuppliers', { perPage: 100 });
    const tags = book.data.flatMap((supplier) => supplier.tags);
    const counts = [...new Set(tags)].map((tag) => ({ tag, suppliers: tags.filter((one) => one === tag).length }));
    const collator = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });
    expect(data).toEqual(counts.toSorted((a, b) => collator.compare(a.tag, b.tag)));
  });

  as('buyer', 'are added to and removed from several suppliers at once', async (buyer) => {
    const read = async (supplierId: string) => (await buyer.ok('getSupplier', { supplierId })).body;
    const [metiz, volga] = [await read('sup_metiz'), await read('sup_volga')];
    const body = { supplierIds: [metiz.id, volga.id], add: [' проверен ', 'крепёж'], remove: ['инструмент'] };
    const { data } = (await buyer.ok('changeSupplierTags', { body })).body;
    expect(data.map(({ tags }) => tags)).toEqual([
      ['крепёж', 'такелаж', 'проверен'],
      ['крепёж', 'проверен'],
    ]);
    expect(data).toEqual([await read(metiz.id), await read(volga.id)]);
    expect(data[0]?.version).toBe(metiz.version + 1);
    // Without a change there is no new version.
    expect((await buyer.ok('changeSupplierTags', { body })).body.data).toEqual(data);
  });

  as('buyer', 'change for all suppliers or for none', async (buyer) => {
    const tags = Array.from({ length: 10 }, (_, at) => `тег ${at}`);
    const full = await created(buyer, { name: 'Трос', tags });
    const other = await (await signedIn('empty')).ok('createSupplier', { body: { name: 'Канат' } });
    const { body: metiz } = await buyer.ok('getSupplier', { supplierId: 'sup_metiz' });
    const change = async (
      supplierIds: string[],
      more: { add: string[]; remove: string[] } = { add: ['ещё'], remove: [] },
    ) => pointers(await buyer.refused('changeSupplierTags', { body: { supplierIds, ...more } }, 422));
    expect(await change([metiz.id, full.id])).toEqual(['/add max_items']);
    expect(await change([metiz.id, 'sup_nobody', other.body.id])).toEqual([
      '/supplierIds/1 ref_not_found',
      '/supplierIds/2 ref_not_found',
    ]);
    expect(await change([metiz.id], { add: ['а'], remove: ['б', ' а'] })).toEqual(['/remove/1 not_allowed']);
    expect((await buyer.ok('getSupplier', { supplierId: metiz.id })).body).toEqual(metiz);
    const body = { supplierIds: [full.id], add: ['ещё'], remove: ['тег 0'] };
    expect((await buyer.ok('changeSupplierTags', { body })).body.data[0]?.tags).toEqual([...tags.slice(1), 'ещё']);
  });
});
