/** The facts of a bid that a filled-in form gives beside its lines. */
import type { BidDraft } from '@zakupki/api-client/schema';
import { checkInn } from '@zakupki/pricing/inn';
import { readAmount, readDate, readLeadTime, readLine, type Reading } from './cell-values.ts';
import { type Issue, shownValue } from './issue.ts';
import { type Cell, cellText, type Sheet, valueCell } from './sheet.ts';
import { factOfKey, type FormFact } from './template-keys.ts';

/** Columns of a fact: its key, its name for people, what the supplier wrote. */
const VALUE_COLUMN = 3;

export function formFacts(sheets: readonly Sheet[]): { draft: Partial<BidDraft>; issues: Issue[] } {
  const issues: Issue[] = [];
  const found = new Map<FormFact, { cell: Cell; row: number }>();
  for (const { rows } of sheets) {
    for (const [at, row] of rows.entries()) {
      const fact = factOfKey(cellText(row[0]));
      const cell = row[VALUE_COLUMN - 1] ?? null;
      if (fact && cellText(cell) !== '') found.set(fact, { cell, row: at + 1 });
    }
  }
  const value = <T>(fact: FormFact, how: (cell: Cell) => Reading<T>): T | null => {
    const known = found.get(fact);
    if (!known) return null;
    const reading = how(fact === 'notes' || fact === 'deliveryTerms' ? known.cell : valueCell(known.cell));
    if (reading.ok) return reading.value;
    const { code, params } = reading;
    issues.push({
      severity: 'error',
      code,
      row: known.row,
      column: VALUE_COLUMN,
      value: shownValue(cellText(known.cell)),
      ...(params && { params }),
    });
    return null;
  };
  const text = (fact: FormFact, limit: number) =>
    value(fact, (cell) => readLine(cell, limit, fact === 'notes')) || null;
  const supplier = supplierOf(value, text);
  const draft: Partial<BidDraft> = {
    ...(supplier && { supplier }),
    ...present('externalNumber', text('externalNumber', 64)),
    ...present('externalDate', value('externalDate', readDate)),
    ...present('validUntil', value('validUntil', readDate)),
    ...present('deliveryDays', value('deliveryDays', readLeadTime)),
    ...present('deliveryCost', value('deliveryCost', readAmount)),
    ...present('deliveryTerms', text('deliveryTerms', 500)),
    ...present('warrantyMonths', value('warrantyMonths', readMonths)),
    ...present('notes', text('notes', 4000)),
  };
  return { draft, issues };
}

const present = <K extends string, T>(key: K, value: T | null): Partial<Record<K, T>> =>
  // One key of the record, or none.
  (value === null ? {} : { [key]: value }) as Partial<Record<K, T>>;

/** Reads facts by what each must be. */
type Facts = <T>(fact: FormFact, how: (cell: Cell) => Reading<T>) => T | null;

function supplierOf(value: Facts, text: (fact: FormFact, limit: number) => string | null): BidDraft['supplier'] | null {
  const name = text('supplierName', 200);
  const taxId = value('taxId', readTaxId);
  const [person, email, phone] = [text('contactName', 200), value('email', readEmail), value('phone', readPhone)];
  const contact = { ...present('name', person), ...present('email', email), ...present('phone', phone) };
  const isReachable = Object.keys(contact).length > 0;
  if (name === null && taxId === null && !isReachable) return null;
  return {
    ...present('name', name),
    ...present('taxId', taxId),
    ...(isReachable && { contacts: [{ ...contact, isPrimary: true }] }),
  };
}

/** A Russian number by its digits, any other as it is written. */
function readTaxId(cell: Cell): Reading<{ scheme: 'RU-INN' | 'OTHER'; id: string }> {
  const id = cellText(cell).replaceAll(/\s/gu, '');
  if (checkInn(id).ok) return { ok: true, value: { scheme: 'RU-INN', id } };
  const isOther = /^(?=.*[A-Za-z])[A-Za-z0-9-]{1,32}$/u.test(id);
  return isOther ? { ok: true, value: { scheme: 'OTHER', id } } : { ok: false, code: 'tax_id_invalid' };
}

// Narrower than the standard: what is taken here must be taken everywhere.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/iu;

function readEmail(cell: Cell): Reading<string> {
  const email = cellText(cell);
  return EMAIL.test(email) && email.length <= 254 ? { ok: true, value: email } : { ok: false, code: 'email_invalid' };
}

/** "8 (916) 123-45-67" is +79161234567. */
function readPhone(cell: Cell): Reading<string> {
  const digits = cellText(cell).replaceAll(/\D/gu, '');
  const full = digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
  return /^[1-9]\d{6,14}$/u.test(full) ? { ok: true, value: `+${full}` } : { ok: false, code: 'phone_invalid' };
}

function readMonths(cell: Cell): Reading<number> {
  const [, months] = /^(\d{1,3})(?:\s*(?:мес|month).*)?$/iu.exec(cellText(cell)) ?? [];
  if (months === undefined) return { ok: false, code: 'not_a_number' };
  return Number(months) > 240 ? { ok: false, code: 'too_large' } : { ok: true, value: Number(months) };
}
