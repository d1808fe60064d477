/** Finds material changes of published orders and marks lines of the new revision. Pure. */
import type { AuditChange, OrderItem } from '@zakupki/api-client/schema';
import { ORDER_FIELDS, ORDER_LINE_FIELDS, type Reach } from '@zakupki/procurement/fields/order-fields';
import { compareFields, compareLists } from '../audit.ts';
import type { OrderFields } from './fields.ts';

const isMaterial = (field: readonly [string, string]): field is readonly [string, Reach] =>
  !['notice', 'buyer', 'lines'].includes(field[1]);

const REACHES = Object.entries(ORDER_FIELDS).map(([name, { reach }]) => [name, reach] as const);
const TERMS = REACHES.filter(isMaterial);
const OTHER_FIELDS = namesOf(ORDER_FIELDS, 'notice', 'buyer');
const LINE_TERMS = namesOf(ORDER_LINE_FIELDS, 'material');
/** For orders whose ceiling prices suppliers see. */
const SHOWN_LINE_TERMS = namesOf(ORDER_LINE_FIELDS, 'material', 'ceiling');

function namesOf(fields: Readonly<Record<string, { readonly reach: string }>>, ...reaches: string[]): string[] {
  return Object.keys(fields).filter((name) => reaches.includes(fields[name]?.reach ?? ''));
}

/** For the audit log. */
export function compareOrders(before: OrderFields, after: OrderFields): AuditChange[] {
  return [
    ...compareFields(before, after, [...OTHER_FIELDS, ...TERMS.map(([name]) => name)]),
    ...compareLines(before.items, after.items, Object.keys(ORDER_LINE_FIELDS)),
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
  const terms = TERMS.flatMap(([name, reach]) =>
    compareFields(before, after, [name]).map(({ path }) => ({ path, reach })),
  );
  const lineTerms = after.showCeilings ? SHOWN_LINE_TERMS : LINE_TERMS;
  const lines = compareLines(before.items, after.items, lineTerms).filter(({ path }) => path !== '/items');
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
      compareFields(known, item, lineTerms).length > 0;
    return isTouched ? { ...item, changedInRevision: next } : item;
  });
  return { materialChanges, revision: next, items };
}

function compareLines(before: readonly OrderItem[], after: readonly OrderItem[], names: readonly string[]) {
  return compareLists(before, after, names, (item) => item.name || String(item.position), '/items');
}
