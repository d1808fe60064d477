/** Finds material changes of published orders and marks lines of the new revision. Pure. */
import type { AuditChange, OrderItem } from '@zakupki/api-client/schema';
import { compareFields, compareLists } from '../../audit/rules.ts';
import type { OrderFields } from './fields.ts';

/** Lines affected by a material field. */
type Reach = 'every_line' | 'default_rate_lines' | 'order';

/** Material fields. Others (title, budget, dates, rates, tags) concern the buyer only. */
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

/** Material and buyer-only fields of a line. */
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

/** For the audit log. */
export function compareOrders(before: OrderFields, after: OrderFields): AuditChange[] {
  return [
    ...compareFields(before, after, [...BUYER_FIELDS, ...Object.keys(TERMS)]),
    ...compareLines(before.items, after.items, [...LINE_TERMS, ...BUYER_LINE_FIELDS]),
  ];
}

type Revision = {
  /** JSON pointers; empty without a new revision */
  materialChanges: string[];
  revision: number;
  /** lines, with affected ones marked by the new revision */
  items: OrderItem[];
};

/** @param revision the current one */
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
