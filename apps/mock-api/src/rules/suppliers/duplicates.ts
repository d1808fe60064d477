/** Finds suppliers that may be the same. Pure. */
import type { SupplierDuplicateReason } from '@zakupki/api-client/schema';
import { companyNameKey } from '@zakupki/procurement/suppliers/company-name';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { shortHash } from '../conflicts/rule.ts';

type Compared = Pick<SupplierRecord, 'name' | 'taxId' | 'contacts'>;

export type Match<T> = { readonly supplier: T; readonly reasons: SupplierDuplicateReason[] };

const REASONS: readonly SupplierDuplicateReason[] = ['tax_id', 'name', 'email'];

/** Two suppliers with an equal key may be the same, for the reason beside it. */
function keysOf({ name, taxId, contacts }: Compared): [SupplierDuplicateReason, string][] {
  const emails = contacts.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const number = taxId?.id.toUpperCase().replaceAll('-', '') ?? '';
  return [
    ['tax_id', number],
    ['name', companyNameKey(name)],
    ...emails.map((email): [SupplierDuplicateReason, string] => ['email', email]),
  ].filter((pair): pair is [SupplierDuplicateReason, string] => pair[1] !== '');
}

/** True for two different numbers of one register. */
function hasDifferentTaxIds(a: Compared, b: Compared): boolean {
  return a.taxId !== null && b.taxId !== null && a.taxId.scheme === b.taxId.scheme && a.taxId.id !== b.taxId.id;
}

/** Returns a search for the likely duplicates of a supplier, the likeliest first. */
export function createDuplicateSearch<T extends Compared>(suppliers: readonly T[]): (supplier: Compared) => Match<T>[] {
  const known = new Map<string, T[]>();
  for (const supplier of suppliers)
    for (const key of keysOf(supplier).map(String)) known.set(key, [...(known.get(key) ?? []), supplier]);
  return (supplier) => {
    const found = new Map<T, Set<SupplierDuplicateReason>>();
    for (const pair of keysOf(supplier))
      for (const other of known.get(String(pair)) ?? [])
        if (other !== supplier && !hasDifferentTaxIds(other, supplier))
          found.set(other, (found.get(other) ?? new Set()).add(pair[0]));
    return [...found]
      .map(([other, reasons]) => ({ supplier: other, reasons: REASONS.filter((reason) => reasons.has(reason)) }))
      .toSorted((a, b) => rank(b.reasons) - rank(a.reasons));
  };
}

/** A common tax number outweighs everything else. */
const rank = (reasons: readonly SupplierDuplicateReason[]) =>
  reasons.reduce((sum, reason) => sum + 2 ** (REASONS.length - REASONS.indexOf(reason)), 0);

export type Pair = { readonly id: string; readonly suppliers: [SupplierRecord, SupplierRecord] } & Pick<
  Match<unknown>,
  'reasons'
>;

/** Lists each pair once, the older supplier first. Suppliers of the same millisecond keep their order in `suppliers`. */
export function listPairs(suppliers: readonly SupplierRecord[]): Pair[] {
  const sorted = suppliers.toSorted((a, b) => momentOf(a.createdAt) - momentOf(b.createdAt));
  const positions = new Map(sorted.map((supplier, index) => [supplier, index]));
  const search = createDuplicateSearch(sorted);
  return sorted.flatMap((first, index) =>
    search(first)
      .filter(({ supplier }) => (positions.get(supplier) ?? 0) > index)
      .map(({ supplier, reasons }) => ({ id: pairId(first.id, supplier.id), suppliers: [first, supplier], reasons })),
  );
}

/** The order of the arguments does not matter. */
export function pairId(a: string, b: string): string {
  return `dup_${shortHash([a, b].toSorted())}`;
}
