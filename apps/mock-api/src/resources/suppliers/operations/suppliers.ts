/** The entries of the buyer's address book. */
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { SupplierRecord } from '../../../model/records/suppliers.ts';
import { presentAnswer, presentSupplier, sortSuppliers, supplierPresenter } from '../present.ts';
import { patchSupplier } from '../../../rules/suppliers/draft.ts';
import {
  bidsBySupplier,
  filterSuppliers,
  markBlock,
  newSupplier,
  nextVersion,
  listSentInvitations,
  requireSupplier,
  storeSupplier,
} from '../store.ts';
import { deleteAttachments } from '../../../tables/attachments.ts';

export const suppliers = {
  listSuppliers: operation<'listSuppliers'>({
    handle: ({ query }, call) => {
      const rows = filterSuppliers(query, call).map(supplierPresenter(call));
      return { status: 200, body: pageOf(sortSuppliers(rows, query.sort), query) };
    },
  }),

  createSupplier: operation<'createSupplier'>({
    handle: ({ body }, call) => {
      const blank = newSupplier(call);
      const stored = storeSupplier(markBlock(blank, patchSupplier(blank, body), call), call);
      return { status: 201, ...presentAnswer(stored, call) };
    },
  }),

  getSupplier: operation<'getSupplier', SupplierRecord>({
    locate: requireSupplier,
    handle: (_request, call, supplier) => ({ status: 200, ...presentAnswer(supplier, call) }),
  }),

  updateSupplier: operation<'updateSupplier', SupplierRecord>({
    locate: requireSupplier,
    current: presentSupplier,
    handle: ({ body }, call, supplier) => {
      const changed = nextVersion(supplier, patchSupplier(supplier, body), call);
      return { status: 200, ...presentAnswer(storeSupplier(changed, call), call) };
    },
  }),

  deleteSupplier: operation<'deleteSupplier', SupplierRecord>({
    locate: requireSupplier,
    current: presentSupplier,
    guard: (supplier, call) => {
      const isInvited = listSentInvitations(call).some(({ supplierId }) => supplierId === supplier.id);
      if (isInvited || bidsBySupplier(call).has(supplier.id)) throw new Problem('supplier_in_use');
    },
    handle: (_request, call, supplier) => {
      deleteAttachments(supplier.id, call);
      call.world.suppliers.delete(supplier.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listSuppliers' | 'createSupplier' | 'getSupplier' | 'updateSupplier' | 'deleteSupplier'>;
