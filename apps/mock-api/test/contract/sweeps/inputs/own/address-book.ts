/** Requests about the address book that succeed, on suppliers that are deleted afterwards. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Supplier } from '@zakupki/api-client/schema';
import { type Answer, keyed } from '@zakupki/mock-engine/suite/client';
import { account, type ContractClient } from '../../../suite/client.ts';
import { fresh, type Use } from './actions.ts';
import { withSupplier } from './things.ts';

const onSupplier = (body?: unknown) => async (run: Use) => {
  const caller = await account();
  await withSupplier(caller, { name: 'Проверка договора' }, (entry, created) =>
    run({ caller, request: { params: { supplierId: entry.id }, body, headers: fresh(created) } }),
  );
};

/** Two suppliers with one e-mail address. */
async function withPair(
  run: (caller: ContractClient, entry: Supplier, created: Answer<Supplier>, other: Supplier) => Promise<void>,
) {
  const caller = await account();
  const contacts = [{ email: `${randomUUID()}@tros.example` }];
  await withSupplier(caller, { name: 'Проверка договора', contacts }, async (entry, created) =>
    withSupplier(caller, { name: 'Договор', contacts }, async (other) => run(caller, entry, created, other)),
  );
}

const onTwoSuppliers = async (run: Use) =>
  withPair(async (caller, entry, created, other) => {
    const body = { otherId: other.id, otherVersion: other.version, take: ['name'] };
    await run({ caller, request: { params: { supplierId: entry.id }, body, headers: fresh(created) } });
  });

const onDuplicate = async (run: Use) =>
  withPair(async (caller, { id }) => {
    const { data } = (await caller.ok('listSupplierDuplicates', { perPage: 100 })).body;
    const pair = data.find(({ suppliers }) => suppliers.some((one) => one.id === id));
    await run({ caller, request: { params: { duplicateId: pair?.id ?? '' } } });
  });

const toImport = async (run: Use) => {
  const caller = await account();
  const name = `Проверка ${randomUUID()}`;
  await run({ caller, request: { params: {}, body: { entries: [{ supplier: { name } }] }, headers: keyed() } });
  for (const { id } of (await caller.ok('listSuppliers', { q: name })).body.data)
    await caller.ok('deleteSupplier', { supplierId: id, ifMatch: '*' });
};

export const ADDRESS_BOOK: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  createSupplier: async (run) =>
    run({
      caller: await account(),
      request: { params: {}, body: { name: 'Проверка договора' }, headers: keyed() },
    }),
  getSupplier: onSupplier(),
  updateSupplier: onSupplier({ tags: [] }),
  deleteSupplier: onSupplier(),
  getSupplierHistory: onSupplier(),
  mergeSuppliers: onTwoSuppliers,
  importSuppliers: toImport,
  changeSupplierTags: async (run) => {
    const caller = await account();
    await withSupplier(caller, { name: 'Проверка договора' }, ({ id }) =>
      run({ caller, request: { params: {}, body: { supplierIds: [id], add: ['такелаж'], remove: [] } } }),
    );
  },
  dismissSupplierDuplicate: onDuplicate,
};
