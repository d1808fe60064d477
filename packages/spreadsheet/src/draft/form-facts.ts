/** Reads the facts of a bid from a filled-in form, apart from its lines. */
import type { BidDraft } from '@zakupki/api-client/schema';
import { readAmount, readDate, readLeadTime, readLine, type Reading } from '../cells/cell-values.ts';
import { readEmail, readKpp, readPhone, readTaxId } from '../cells/contact-input.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import type { Fact } from '../facts/fact.ts';
import { paymentOf } from '../facts/payment-facts.ts';
import { draftOf } from './quote-draft.ts';
import { type Cell, cellText, type Sheet, valueCell } from '../cells/sheet.ts';
import { factOfKey, type FormFact } from '../headings/form-keys.ts';

/** Columns of a fact: key, label, the supplier's answer. */
const LABEL_COLUMN = 2;
const VALUE_COLUMN = 3;

type FactValue = Pick<Fact, 'value' | 'payment' | 'scheme'>;

const text =
  (limit: number, isLong = false) =>
  (cell: Cell): Reading<FactValue> =>
    plain(readLine(cell, limit, isLong));
const plain = (reading: Reading<string | number>): Reading<FactValue> =>
  reading.ok ? { ok: true, value: { value: String(reading.value) } } : reading;

const READERS: Readonly<Record<FormFact, (cell: Cell) => Reading<FactValue>>> = {
  supplierName: text(200),
  taxId: (cell) => {
    const reading = readTaxId(cell);
    return reading.ok ? { ok: true, value: { value: reading.value.id, scheme: reading.value.scheme } } : reading;
  },
  kpp: (cell) => plain(readKpp(cell)),
  contactName: text(200),
  email: (cell) => plain(readEmail(cell)),
  phone: (cell) => plain(readPhone(cell)),
  externalNumber: text(64),
  externalDate: (cell) => plain(readDate(cell)),
  validUntil: (cell) => plain(readDate(cell)),
  deliveryDays: (cell) => plain(readLeadTime(cell)),
  deliveryCost: (cell) => plain(readAmount(cell)),
  deliveryTerms: text(500),
  payment: (cell) => {
    const words = cellText(cell);
    const payment = paymentOf(words)?.payment;
    return payment ? { ok: true, value: { value: words, payment } } : { ok: false, code: 'not_understood' };
  },
  minOrderAmount: (cell) => plain(readAmount(cell)),
  warrantyMonths: (cell) => plain(readMonths(cell)),
  notes: text(4000, true),
};

/** Facts that may be long texts; elsewhere a long text is not a value. */
const LONG: ReadonlySet<FormFact> = new Set(['notes', 'deliveryTerms', 'payment']);

export function formFacts(sheets: readonly Sheet[]): { draft: Partial<BidDraft>; facts: Fact[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const byField = new Map<FormFact, Fact>();
  for (const { name: sheet, rows } of sheets) {
    for (const [at, cells] of rows.entries()) {
      const field = factOfKey(cellText(cells[0]));
      const cell = cells[VALUE_COLUMN - 1] ?? null;
      if (!field || cellText(cell) === '') continue;
      const row = at + 1;
      const reading = READERS[field](LONG.has(field) ? cell : valueCell(cell));
      if (reading.ok) {
        const label = cellText(cells[LABEL_COLUMN - 1]);
        const quoted = shownValue(`${label}: ${cellText(cell)}`);
        if (reading.value.value !== '')
          byField.set(field, { field, ...reading.value, sheet, row, text: quoted, isDoubtful: false });
        continue;
      }
      const { code, params } = reading;
      const value = shownValue(cellText(cell));
      issues.push({ severity: 'error', code, row, column: VALUE_COLUMN, value, ...(params && { params }) });
    }
  }
  const facts = [...byField.values()];
  return { draft: draftOf(facts), facts, issues };
}

function readMonths(cell: Cell): Reading<number> {
  const [, months] = /^(\d{1,3})(?:\s*(?:мес|month).*)?$/iu.exec(cellText(cell)) ?? [];
  if (months === undefined) return { ok: false, code: 'not_a_number' };
  return Number(months) > 240 ? { ok: false, code: 'too_large' } : { ok: true, value: Number(months) };
}
