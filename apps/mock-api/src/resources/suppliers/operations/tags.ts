/** Tags of the address book. */
import type { SupplierTagCount } from '@zakupki/api-client/schema';
import { MERGE_LIMITS } from '@zakupki/procurement/suppliers/merge-suppliers';
import { byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../../sentences/refuse.ts';
import type { Fault } from '../../../sentences/fault.ts';
import type { SupplierRecord } from '../../../model/records/suppliers.ts';
import { supplierPresenter } from '../present.ts';
import { findSupplier, listAddressBook, nextVersion } from '../store.ts';

export const supplierTags = {
  listSupplierTags: operation<'listSupplierTags'>({
    handle: (_request, call) => {
      const counts = new Map<string, number>();
      for (const tag of listAddressBook(call).flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      const data = [...counts].map(([tag, suppliers]): SupplierTagCount => ({ tag, suppliers }));
      return {
        status: 200,
        body: { data: sortRows(data, ['tag'], { tag: byText<SupplierTagCount>(({ tag }) => tag) }) },
      };
    },
  }),

  changeSupplierTags: operation<'changeSupplierTags'>({
    handle: ({ body }, call) => {
      const { supplierIds } = body;
      const added = body.add.map((tag) => tag.trim());
      const removed = body.remove.map((tag) => tag.trim());
      const found = supplierIds.map((id) => findSupplier(id, call));
      const suppliers = found.filter((supplier) => supplier !== undefined);
      const changed = suppliers.map((supplier) => ({ ...supplier, tags: changeTags(supplier, added, removed) }));
      const full = changed.find(({ tags }) => tags.length > MERGE_LIMITS.tags);
      refuse(
        [
          ...found.flatMap((supplier, at): Fault[] =>
            supplier ? [] : [{ pointer: `/supplierIds/${at}`, code: 'ref_not_found', said: 'supplier_unknown' }],
          ),
          ...removed.flatMap((tag, at): Fault[] =>
            added.includes(tag)
              ? [{ pointer: `/remove/${at}`, code: 'not_allowed', said: 'tag_added_and_removed' }]
              : [],
          ),
          ...(full ? [tooManyTags(full)] : []),
        ],
        call,
      );
      const stored = changed.map((supplier, at) => {
        const before = suppliers[at] ?? supplier;
        const isSame = supplier.tags.join() === before.tags.join();
        return isSame ? before : call.world.suppliers.put(nextVersion(before, supplier, call));
      });
      return { status: 200, body: { data: stored.map(supplierPresenter(call)) } };
    },
  }),
} satisfies Operations<'listSupplierTags' | 'changeSupplierTags'>;

const changeTags = ({ tags }: SupplierRecord, add: readonly string[], remove: readonly string[]) =>
  [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag));

const tooManyTags = ({ name }: SupplierRecord): Fault => ({
  pointer: '/add',
  code: 'max_items',
  said: 'supplier_tags_full',
  params: { name, limit: MERGE_LIMITS.tags },
});
