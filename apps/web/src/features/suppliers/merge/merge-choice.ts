import type { Supplier } from '@zakupki/api-client/schema';
import {
  MERGE_CHOICES,
  MERGE_LIMITS,
  type MergeChoice,
  mergeExcess,
  mergeSuppliers,
} from '@zakupki/procurement/suppliers/merge-suppliers';
import { useState } from 'react';
import { MERGE_FIELDS } from './merge-words.ts';

/** Holds which of two suppliers stays and whose values it takes. Previews the merge by the server's rules. */
export function useMergeChoice(pair: readonly [Supplier, Supplier]) {
  const [isSwapped, setSwapped] = useState(false);
  /** Fields that take the value of the second supplier. */
  const [fromSecond, setFromSecond] = useState<ReadonlySet<MergeChoice>>(new Set());
  const [first, second] = pair;
  const [kept, other] = isSwapped ? [second, first] : [first, second];
  const choices = MERGE_CHOICES.filter((field) => {
    const [a, b] = pair.map((supplier) => MERGE_FIELDS[field].text(supplier));
    return a !== '' && b !== '' && a !== b;
  });
  const take = choices.filter((field) => fromSecond.has(field) !== isSwapped);
  const merged = mergeSuppliers(kept, other, take);
  const documents = new Set([...first.documents, ...second.documents].map(({ sha256 }) => sha256)).size;
  const field = mergeExcess(merged, documents);
  return {
    pair,
    kept,
    other,
    /** Fields in which the suppliers differ. */
    choices,
    fromSecond,
    take,
    merged,
    documents,
    excess: field && { field, limit: MERGE_LIMITS[field] },
    keep: (supplier: Supplier) => {
      const swaps = supplier.id === second.id;
      setSwapped(swaps);
      // Takes all values of this supplier; the user can then choose single ones.
      setFromSecond(new Set(swaps ? choices : []));
    },
    choose: (field: MergeChoice, isSecond: boolean) =>
      setFromSecond((before) => new Set(isSecond ? [...before, field] : [...before].filter((name) => name !== field))),
  };
}

export type MergeChoiceState = ReturnType<typeof useMergeChoice>;
