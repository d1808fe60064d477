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

/** Which of two suppliers stays, whose values it has, and what results, by the server's own rules. */
export function useMergeChoice(pair: readonly [Supplier, Supplier]) {
  const [isSwapped, setSwapped] = useState(false);
  /** Fields with the value of the second of the pair. */
  const [ofSecond, setOfSecond] = useState<ReadonlySet<MergeChoice>>(new Set());
  const [first, second] = pair;
  const [kept, other] = isSwapped ? [second, first] : [first, second];
  const choices = MERGE_CHOICES.filter((field) => {
    const [own, others] = pair.map((supplier) => MERGE_FIELDS[field].text(supplier));
    return own !== '' && others !== '' && own !== others;
  });
  const take = choices.filter((field) => ofSecond.has(field) !== isSwapped);
  const merged = mergeSuppliers(kept, other, take);
  const documents = new Set([...first.documents, ...second.documents].map(({ sha256 }) => sha256)).size;
  const of = mergeExcess(merged, documents);
  return {
    pair,
    kept,
    other,
    /** Fields in which they differ. */
    choices,
    ofSecond,
    take,
    merged,
    documents,
    excess: of && { of, limit: MERGE_LIMITS[of] },
    keep: (supplier: Supplier) => {
      const swaps = supplier.id === second.id;
      setSwapped(swaps);
      // Its values come with it; single ones can be chosen after that.
      setOfSecond(new Set(swaps ? choices : []));
    },
    choose: (field: MergeChoice, isSecond: boolean) =>
      setOfSecond((before) => new Set(isSecond ? [...before, field] : [...before].filter((one) => one !== field))),
  };
}

export type MergeChoiceState = ReturnType<typeof useMergeChoice>;
