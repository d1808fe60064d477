/** Requests about the address book that succeed. */
import { etag } from '@zakupki/api-client/operation';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { signedIn } from '../../suite/client.ts';
import { type Arrangement, ifMatch, plain } from './arrange.ts';

/** A supplier without bids, updated once. */
const deletion: Arrangement = async () => {
  const caller = await signedIn('buyer');
  const { body: entry, headers } = await caller.ok('createSupplier', { body: { name: 'ООО «Трос и такелаж»' } });
  const change = { supplierId: entry.id, ifMatch: headers['etag'] ?? '', body: { tags: ['такелаж'] } };
  const changed = await caller.ok('updateSupplier', change);
  return { caller, request: { params: { supplierId: entry.id }, headers: ifMatch(changed) } };
};

/** A supplier with bids. */
const onSupplier =
  (body?: unknown): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const params = { supplierId: 'sup_metiz' };
    return { caller, request: { params, body, headers: ifMatch(await caller.ok('getSupplier', params)) } };
  };

export const SUPPLIER_ARRANGEMENTS = {
  listSuppliers: plain(),
  createSupplier: plain({ body: { name: 'ООО «Трос & такелаж»', tags: ['такелаж'] } }, 'buyer', keyed),
  getSupplier: onSupplier(),
  updateSupplier: onSupplier({ tags: ['такелаж', 'a & <b>'] }),
  deleteSupplier: deletion,
  mergeSuppliers: async () => {
    const caller = await signedIn('buyer');
    const [kept, other] = await Promise.all(
      ['sup_krepmarket', 'sup_krepmarket_kazan'].map(
        async (id) => (await caller.ok('getSupplier', { supplierId: id })).body,
      ),
    );
    if (!kept || !other) throw new Error('The seed has both');
    const body = { otherId: other.id, otherVersion: other.version, take: ['name'] };
    return { caller, request: { params: { supplierId: kept.id }, body, headers: { 'if-match': etag(kept) } } };
  },
  listSupplierDuplicates: plain(),
  dismissSupplierDuplicate: async () => {
    const caller = await signedIn('buyer');
    const { body: list } = await caller.ok('listSupplierDuplicates', {});
    return { caller, request: { params: { duplicateId: list.data[0]?.id ?? '' } } };
  },
  listSupplierTags: plain(),
  changeSupplierTags: plain({ body: { supplierIds: ['sup_metiz'], add: ['a & <b>'], remove: ['такелаж'] } }),
  getSupplierHistory: plain({ params: { supplierId: 'sup_metiz' } }),
  parseSupplierImport: plain({ body: { text: 'Поставщик\tПочта\nТрос <6> & "8"\tzakaz@tros.example' } }),
  importSuppliers: plain({ body: { entries: [{ supplier: { name: 'ООО «Трос & такелаж»' } }] } }, 'buyer', keyed),
  exportSuppliers: plain({ query: [['format', 'csv']] }),
} satisfies Readonly<Record<string, Arrangement>>;
