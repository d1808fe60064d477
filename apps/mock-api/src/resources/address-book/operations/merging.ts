/** Likely duplicates of the address book: listed, dismissed, merged. */
import type { FieldError } from '@zakupki/api-client/schema';
import { MERGE_LIMITS, mergeExcess, mergeSuppliers } from '@zakupki/procurement/suppliers/merge-suppliers';
import { pageOf } from '../../../lists/page.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';
import { fieldError, invalid, Problem } from '../../../pipeline/problem.ts';
import type { MessageCode } from '../../../sentences/sentence.ts';
import type { SupplierRecord } from '../../../world/records/suppliers.ts';
import { byText, sortRows } from '../../../lists/sort.ts';
import { presentAnswer, presentSupplier, supplierPresenter } from '../../suppliers/present.ts';
import { findSupplier, nextVersion, requireSupplier, storeSupplier } from '../../suppliers/store.ts';
import type { Pair } from '../rules/duplicates.ts';
import { countDocuments, listOpenPairs, moveDocuments, moveReferences, requirePair } from '../store.ts';

export const merging = {
  listSupplierDuplicates: operation<'listSupplierDuplicates'>({
    handle: ({ query }, context) => {
      const present = supplierPresenter(context);
      const { data, page } = pageOf(sortRows(listOpenPairs(context), ['name', 'second'], COLUMNS), query);
      const rows = data.map(({ id, suppliers: [first, second], reasons }) => ({
        id,
        suppliers: [present(first), present(second)],
        reasons,
      }));
      return { status: 200, body: { data: rows, page } };
    },
  }),

  dismissSupplierDuplicate: operation<'dismissSupplierDuplicate', Pair>({
    locate: requirePair,
    handle: (_request, { world, caller }, { id }) => {
      world.supplierDistinctions.put({ id, ownerId: caller.user.id });
      return { status: 204 };
    },
  }),

  mergeSuppliers: operation<'mergeSuppliers', SupplierRecord>({
    locate: requireSupplier,
    current: presentSupplier,
    handle: ({ body: { otherId, otherVersion, take } }, context, kept) => {
      const { world } = context;
      if (otherId === kept.id) throw wrongOther('not_allowed', 'merge_with_itself', context);
      const other = findSupplier(otherId, context);
      if (!other) throw wrongOther('ref_not_found', 'supplier_unknown', context);
      if (other.version !== otherVersion) throw new Problem('other_supplier_changed', { params: { name: other.name } });
      const merged = mergeSuppliers(kept, other, take);
      if (mergeExcess(merged, countDocuments(kept.id, other.id, context)) !== null)
        throw new Problem('merge_exceeds_limits', { params: MERGE_LIMITS });
      // Its tax number is free from here on.
      world.suppliers.delete(other.id);
      const { blockedAt, blockedBy } = kept.blockedReason === null ? other : kept;
      const stored = storeSupplier({ ...nextVersion(kept, merged, context), blockedAt, blockedBy }, context);
      moveDocuments(other.id, kept.id, context);
      moveReferences(other.id, kept.id, context);
      return { status: 200, ...presentAnswer(stored, context) };
    },
  }),
} satisfies Operations<'listSupplierDuplicates' | 'dismissSupplierDuplicate' | 'mergeSuppliers'>;

const COLUMNS = {
  name: byText<Pair>(({ suppliers: [first] }) => first.name),
  second: byText<Pair>(({ suppliers: [, second] }) => second.name),
};

const wrongOther = (code: FieldError['code'], said: MessageCode, { lang }: Pick<Context, 'lang'>) =>
  invalid([fieldError(lang, '/otherId', code, said)]);
