/** Which changes of a published order touch what suppliers quoted for, and what they do to its revision. Pure. */
import type { AuditChange, OrderItem } from '@zakupki/api-client/schema';
import { compareFields, compareLists } from '../../audit/rules.ts';
import type { OrderFields } from './fields.ts';

/** What a material term reaches: each line, the lines without a rate of their own, or the order alone. */
type Reach = 'every_line' | 'default_rate_lines' | 'order';

/** Fields of the order that are material. The rest (title, budget, dates, rates, tags) is the buyer's own affair. */
const TERMS = {
  currency: 'every_line',
  vatMode: 'every_line',
  vatRateDefault: 'default_rate_lines',
  requireVat: 'order',
  partialBidsAllowed: 'order',
  alternativesAllowed: 'order',
  awardCriteria: 'order',
  delivery: 'every_line',
  payment: 'every_line',
} as const satisfies Partial<Record<keyof OrderFields, Reach>>;

const BUYER_FIELDS = [
  'title',
  'description',
  'category',
  'compareBasis',
  'budget',
  'submissionDeadline',
  'decisionDate',
  'timeZone',
  'lots',
  'exchangeRates',
  'tags',
] as const satisfies readonly Exclude<keyof OrderFields, keyof typeof TERMS | 'items'>[];

/** Fields of a line that are material, and those that only the buyer needs. */
const LINE_TERMS = [
  'name',
  'specification',
  'sku',
  'gtin',
  'quantity',
  'unitCode',
  'maxUnitPrice',
  'requiredBy',
  'deliveryNote',
  'vatRate',
] as const satisfies readonly (keyof OrderItem)[];
const BUYER_LINE_FIELDS = [
  'lotKey',
  'quantityTolerancePercent',
  'okpd2',
] as const satisfies readonly (keyof OrderItem)[];

/** Every field a person changed, as the history shows it. */
export function compareOrders(before: OrderFields, after: OrderFields): AuditChange[] {
  return [
    ...compareFields(before, after, [...BUYER_FIELDS, ...Object.keys(TERMS)]),
    ...compareLines(before.items, after.items, [...LINE_TERMS, ...BUYER_LINE_FIELDS]),
  ];
}

type Revision = {
  /** JSON pointers of what suppliers have to know; empty when the revision stays */
  materialChanges: string[];
  revision: number;
  /** the lines, those touched marked with the new revision */
  items: OrderItem[];
};

/** What the changes of a published order at `revision` mean. */
export function revise(before: OrderFields, after: OrderFields, revision: number): Revision {
  const terms = Object.entries(TERMS).flatMap(([name, reach]) =>
    compareFields(before, after, [name]).map(({ path }) => ({ path, reach })),
  );
  const lines = compareLines(before.items, after.items, LINE_TERMS).filter(({ path }) => path !== '/items');
  const materialChanges = [...new Set([...terms, ...lines].map(({ path }) => path))];
  if (materialChanges.length === 0) return { materialChanges, revision, items: after.items };

  const next = revision + 1;
  const reached = new Set(terms.map(({ reach }) => reach));
  const old = new Map(before.items.map((item) => [item.id, item]));
  const items = after.items.map((item) => {
    const known = old.get(item.id) ?? null;
    const isTouched =
      reached.has('every_line') ||
      (reached.has('default_rate_lines') && item.vatRate === null) ||
      known === null ||
      compareFields(known, item, LINE_TERMS).length > 0;
    return isTouched ? { ...item, changedInRevision: next } : item;
  });
  return { materialChanges, revision: next, items };
}

function compareLines(before: readonly OrderItem[], after: readonly OrderItem[], names: readonly string[]) {
  return compareLists(before, after, names, (item) => item.name || String(item.position), '/items');
}
