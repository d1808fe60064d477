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
    handle: ({ query }, context) => {
      const rows = filterSuppliers(query, context).map(supplierPresenter(context));
      return { status: 200, body: pageOf(sortSuppliers(rows, query.sort), query) };
    },
  }),

  createSupplier: operation<'createSupplier'>({
    handle: ({ body }, context) => {
      const blank = newSupplier(context);
      const stored = storeSupplier(markBlock(blank, patchSupplier(blank, body), context), context);
      return { status: 201, ...presentAnswer(stored, context) };
    },
  }),

  getSupplier: operation<'getSupplier', SupplierRecord>({
    locate: requireSupplier,
    handle: (_request, context, supplier) => ({ status: 200, ...presentAnswer(supplier, context) }),
  }),

  updateSupplier: operation<'updateSupplier', SupplierRecord>({
    locate: requireSupplier,
    current: presentSupplier,
    handle: ({ body }, context, supplier) => {
      const changed = nextVersion(supplier, patchSupplier(supplier, body), context);
      return { status: 200, ...presentAnswer(storeSupplier(changed, context), context) };
    },
  }),

  deleteSupplier: operation<'deleteSupplier', SupplierRecord>({
    locate: requireSupplier,
    current: presentSupplier,
    guard: (supplier, context) => {
      const isInvited = listSentInvitations(context).some(({ supplierId }) => supplierId === supplier.id);
      if (isInvited || bidsBySupplier(context).has(supplier.id)) throw new Problem('supplier_in_use');
    },
    handle: (_request, context, supplier) => {
      deleteAttachments(supplier.id, context);
      context.world.suppliers.delete(supplier.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listSuppliers' | 'createSupplier' | 'getSupplier' | 'updateSupplier' | 'deleteSupplier'>;
