/** Lists, dismisses and merges likely duplicates in the address book. */
import type { FieldError } from '@zakupki/api-client/schema';
import { MERGE_LIMITS, mergeExcess, mergeSuppliers } from '@zakupki/procurement/suppliers/merge-suppliers';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { invalid, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../../sentences/refuse.ts';
import type { MessageCode } from '../../../sentences/sentence.ts';
import type { SupplierRecord } from '../../../model/records/suppliers.ts';
import { byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import { presentAnswer, presentSupplier, supplierPresenter } from '../present.ts';
import { findSupplier, nextVersion, requireSupplier, storeSupplier } from '../store.ts';
import type { Pair } from '../../../rules/suppliers/duplicates.ts';
import { countDocuments, listOpenPairs, moveDocuments, moveReferences, requirePair } from '../pairs.ts';

export const merging = {
  listSupplierDuplicates: operation<'listSupplierDuplicates'>({
    handle: ({ query }, call) => {
      const present = supplierPresenter(call);
      const { data, page } = pageOf(sortRows(listOpenPairs(call), ['name', 'second'], COLUMNS), query);
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
    handle: ({ body: { otherId, otherVersion, take } }, call, survivor) => {
      const { world } = call;
      if (otherId === survivor.id) throw wrongOther('not_allowed', 'merge_with_itself', call);
      const other = findSupplier(otherId, call);
      if (!other) throw wrongOther('ref_not_found', 'supplier_unknown', call);
      if (other.version !== otherVersion) throw new Problem('other_supplier_changed', { params: { name: other.name } });
      const merged = mergeSuppliers(survivor, other, take);
      if (mergeExcess(merged, countDocuments(survivor.id, other.id, call)) !== null)
        throw new Problem('merge_exceeds_limits', { params: MERGE_LIMITS });
      // Deleted first, so that its tax number is free.
      world.suppliers.delete(other.id);
      const { blockedAt, blockedBy } = survivor.blockedReason === null ? other : survivor;
      const stored = storeSupplier({ ...nextVersion(survivor, merged, call), blockedAt, blockedBy }, call);
      moveDocuments(other.id, survivor.id, call);
      moveReferences(other.id, survivor.id, call);
      return { status: 200, ...presentAnswer(stored, call) };
    },
  }),
} satisfies Operations<'listSupplierDuplicates' | 'dismissSupplierDuplicate' | 'mergeSuppliers'>;

const COLUMNS = {
  name: byText<Pair>(({ suppliers: [first] }) => first.name),
  second: byText<Pair>(({ suppliers: [, second] }) => second.name),
};

const wrongOther = (code: FieldError['code'], said: MessageCode, { lang }: Pick<Call, 'lang'>) =>
  invalid([fieldError(lang, '/otherId', code, said)]);
