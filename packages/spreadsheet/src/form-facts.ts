/** The facts of a bid that a filled-in form gives beside its lines. */
import type { BidDraft } from '@zakupki/api-client/schema';
import { checkInn } from '@zakupki/pricing/inn';
import { readAmount, readDate, readLeadTime, readLine, type Reading } from './cell-values.ts';
import { type Issue, shownValue } from './issue.ts';
import { type Cell, cellText, type Sheet } from './sheet.ts';
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
    const reading = how(known.cell);
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
  const supplier = supplierOf(text);
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

function supplierOf(text: (fact: FormFact, limit: number) => string | null): BidDraft['supplier'] | null {
  const [name, number, contact, email, phone] = [
    text('supplierName', 200),
    text('taxId', 32),
    text('contactName', 200),
    text('email', 254),
    text('phone', 32),
  ];
  const digits = number?.replaceAll(/\s/gu, '') ?? '';
  const taxId =
    digits === ''
      ? null
      : checkInn(digits).ok
        ? { scheme: 'RU-INN' as const, id: digits }
        : /^[A-Za-z0-9-]+$/u.test(digits)
          ? { scheme: 'OTHER' as const, id: digits }
          : null;
  const canonical = phoneOf(phone);
  const reachable = contact !== null || email !== null || canonical !== null;
  if (name === null && taxId === null && !reachable) return null;
  return {
    ...(name && { name }),
    ...(taxId && { taxId }),
    ...(reachable && {
      contacts: [
        {
          ...(contact && { name: contact }),
          ...(email && { email }),
          ...(canonical && { phone: canonical }),
          isPrimary: true,
        },
      ],
    }),
  };
}

/** "8 (916) 123-45-67" is +79161234567. */
function phoneOf(text: string | null): string | null {
  const digits = (text ?? '').replaceAll(/\D/gu, '');
  const full = digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
  return /^[1-9]\d{6,14}$/u.test(full) ? `+${full}` : null;
}

function readMonths(cell: Cell): Reading<number> {
  const [, months] = /^(\d{1,3})(?:\s*(?:мес|month).*)?$/iu.exec(cellText(cell)) ?? [];
  if (months === undefined) return { ok: false, code: 'not_a_number' };
  return Number(months) > 240 ? { ok: false, code: 'too_large' } : { ok: true, value: Number(months) };
}
