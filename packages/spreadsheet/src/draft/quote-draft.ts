/** Turns facts of a quote into a draft of the contract. */
import type { BidDraft, BidSupplierDraft } from '@zakupki/api-client/schema';
import { type Currency, isCurrency } from '@zakupki/procurement/money/currency';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { type Issue, shownValue } from '../cells/issue.ts';
import type { Fact, FactField } from '../facts/fact.ts';

/** Fields that keep every statement. */
const SEVERAL: readonly FactField[] = ['email', 'phone', 'contactName', 'notes'];

/** Keeps one fact of each field, preferring stated to inferred ones; different values become issues. */
export function mergeFacts(facts: readonly Fact[]): { facts: Fact[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const merged: Fact[] = [];
  for (const [field, all] of Map.groupBy(facts, (fact) => fact.field)) {
    const different = all.filter((fact, at) => all.findIndex(({ value }) => isSame(field, value, fact.value)) === at);
    if (SEVERAL.includes(field)) {
      merged.push(...different);
      continue;
    }
    const first = different.find(({ isDoubtful }) => !isDoubtful) ?? different[0];
    if (!first) continue;
    // A single name is the supplier's, with or without a label.
    merged.push(field === 'supplierName' && different.length === 1 ? { ...first, isDoubtful: false } : first);
    for (const other of different)
      if (other !== first)
        issues.push({
          severity: 'warning',
          code: 'fact_differs',
          row: other.row,
          column: null,
          value: shownValue(other.text),
          params: { first: shownValue(first.text) },
        });
  }
  const place = ({ row }: Fact) => row ?? Infinity;
  return { facts: merged.toSorted((a, b) => place(a) - place(b)), issues };
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isSame = (field: FactField, a: string, b: string) =>
  field === 'supplierName' ? plainName(a).includes(plainName(b)) || plainName(b).includes(plainName(a)) : a === b;

export function draftOf(facts: readonly Fact[]): Partial<BidDraft> {
  const valueOf = (field: FactField) => facts.find((fact) => fact.field === field)?.value;
  const text = <
    K extends
      | 'externalNumber'
      | 'externalDate'
      | 'validUntil'
      | 'deliveryCost'
      | 'deliveryTerms'
      | 'minOrderAmount'
      | 'declaredTotal',
  >(
    field: K,
  ): Partial<Record<K, string>> => {
    const value = valueOf(field);
    // One key of the record or none.
    return (value === undefined ? {} : { [field]: value }) as Partial<Record<K, string>>;
  };
  const count = <K extends 'deliveryDays' | 'warrantyMonths'>(field: K): Partial<Record<K, number>> => {
    const value = valueOf(field);
    // One key of the record or none.
    return (value === undefined ? {} : { [field]: Number(value) }) as Partial<Record<K, number>>;
  };
  const supplier = supplierOf(facts);
  const currency = valueOf('currency');
  const vatMode = valueOf('vatMode');
  const payment = facts.find((fact) => fact.payment)?.payment;
  const notes = facts.filter(({ field }) => field === 'notes').map(({ value }) => value);
  return {
    ...(supplier && { supplier }),
    ...(isKnownCurrency(currency) && { currency }),
    ...(isMode(vatMode) && { vatMode }),
    ...text('externalNumber'),
    ...text('externalDate'),
    ...text('validUntil'),
    ...count('deliveryDays'),
    ...text('deliveryCost'),
    ...text('deliveryTerms'),
    ...(payment && { payment }),
    ...count('warrantyMonths'),
    ...text('minOrderAmount'),
    ...text('declaredTotal'),
    ...(notes.length > 0 && { notes: notes.join('\n').slice(0, 4000) }),
  };
}

const isKnownCurrency = (code: string | undefined): code is Currency => code !== undefined && isCurrency(code);
const isMode = (mode: string | undefined): mode is VatMode => mode === 'included' || mode === 'excluded';

function supplierOf(facts: readonly Fact[]): BidSupplierDraft | null {
  const find = (field: FactField) => facts.find((fact) => fact.field === field);
  const all = (field: FactField) => facts.filter((fact) => fact.field === field).map(({ value }) => value);
  const [names, emails, phones] = [all('contactName'), all('email'), all('phone')];
  const taxId = find('taxId');
  const name = find('supplierName')?.value;
  const kpp = find('kpp')?.value;
  const hasNoVat = find('vatRate')?.value === 'none';
  const contacts = Array.from(
    { length: Math.min(20, Math.max(emails.length, phones.length, Math.min(1, names.length))) },
    (_, at) => ({
      ...(names[at] && { name: names[at] }),
      ...(emails[at] && { email: emails[at] }),
      ...(phones[at] && { phone: phones[at] }),
      isPrimary: at === 0,
    }),
  );
  const supplier: BidSupplierDraft = {
    ...(name && { name: name.slice(0, 200) }),
    ...(taxId && { taxId: { scheme: taxId.scheme ?? 'OTHER', id: taxId.value } }),
    // The contract accepts it only with a company's number.
    ...(kpp && taxId?.scheme === 'RU-INN' && taxId.value.length === 10 && { kpp }),
    ...(hasNoVat && { vatPayer: false }),
    ...(contacts.length > 0 && { contacts }),
  };
  return Object.keys(supplier).length > 0 ? supplier : null;
}
