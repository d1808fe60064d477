/**
 * Reads everything a restored world shows of its changed records once, before anybody else does: what fits its schema
 * can still make no answer (a total of too many digits, a bid on a line that is not there), which nobody is to meet as
 * a server error later.
 */
import type { FieldError } from '@zakupki/api-client/schema';
import { operations } from '../operations/all.ts';
import type { Context, SomeOperation } from '../operations/operation.ts';
import { operationById } from '../pipeline/contract.ts';
import { fieldError, Problem } from '../pipeline/problem.ts';
import { replyAnswer } from '../pipeline/respond.ts';
import type { Lang } from '../sentences/sentence.ts';
import type { Records, TableName } from '../world/tables.ts';
import type { World } from '../world/world.ts';

type OperationName = keyof typeof operations;
type Reading = { operationId: OperationName; params?: Record<string, string> };

/** What can be read of a record, and who may. A person's own pages are read for everybody something belongs to. */
const READINGS: { readonly [N in TableName]?: (record: Records[N], world: World) => Reading[] } = {
  orders: ({ id }, world) => [
    { operationId: 'getOrder', params: { id } },
    { operationId: 'listOrderAudit', params: { id } },
    { operationId: 'listBids', params: { orderId: id } },
    ...world.bids.where('order', id).map((bid) => bidReading(bid)),
  ],
  bids: ({ id, orderId }) => [
    { operationId: 'getOrder', params: { id: orderId } },
    { operationId: 'listBids', params: { orderId } },
    bidReading({ id, orderId }),
  ],
  audit: ({ orderId }) => [{ operationId: 'listOrderAudit', params: { id: orderId } }],
};

const bidReading = ({ id, orderId }: { id: string; orderId: string }): Reading => ({
  operationId: 'getBid',
  params: { id, orderId },
});

const OWN_PAGES: readonly Reading[] = [
  { operationId: 'getMe' },
  { operationId: 'getAccess' },
  { operationId: 'listPlans' },
  { operationId: 'listCreditTransactions' },
  { operationId: 'listOrders' },
  { operationId: 'getOrdersOverview' },
  { operationId: 'listSuppliers' },
];

type Put = Readonly<Partial<Record<string, { readonly put: readonly { readonly id: string }[] }>>>;

/**
 * What could not be answered, at the record that is to blame; the first alone.
 * @param world of these records, used for nothing else
 */
export function unreadable(world: World, tables: Put, lang: Lang): FieldError[] {
  const done = new Set<string>();
  for (const [table, { put } = { put: [] }] of Object.entries(tables)) {
    for (const [place, record] of put.entries()) {
      // Records were checked against the schemas of their tables.
      const ownerId = ownerOf(record);
      const read = READINGS[table as TableName] as ((record: unknown, world: World) => Reading[]) | undefined;
      for (const reading of [...(read?.(record, world) ?? []), ...OWN_PAGES]) {
        const name = `${ownerId} ${reading.operationId} ${Object.values(reading.params ?? {}).join(' ')}`;
        if (done.has(name)) continue;
        done.add(name);
        const reason = failure(world, ownerId, reading, lang);
        if (reason === null) continue;
        const params = { operation: reading.operationId, reason };
        return [fieldError(lang, `/tables/${table}/put/${place}`, 'not_allowed', 'record_unusable', params)];
      }
    }
  }
  return [];
}

/** Whose pages show the record. */
function ownerOf(record: { id: string; ownerId?: string; userId?: string }): string {
  return record.ownerId ?? record.userId ?? record.id;
}

/** Why it cannot be answered; a refusal is an answer. */
function failure(world: World, userId: string, { operationId, params = {} }: Reading, lang: Lang): string | null {
  const user = world.users.get(userId);
  const contract = operationById(operationId);
  if (!user || !contract) return null;
  const operation = operations[operationId] as unknown as SomeOperation;
  const caller = { user, impersonator: null, tokenId: '' };
  const now = world.clock.now();
  const context: Context = {
    world,
    caller,
    signedIn: caller,
    now,
    nowIso: world.clock.nowIso(),
    lang,
    requestId: 'req_control',
    idempotencyKey: null,
  };
  try {
    const target = operation.locate?.(params, context);
    replyAnswer(
      contract,
      operation.handle({ params, query: defaultsOf(operationId), body: undefined }, context, target),
    );
    return null;
  } catch (error) {
    if (error instanceof Problem) return null;
    return error instanceof Error ? error.message : String(error);
  }
}

/** The query of a request that has none, as the contract fills it in. */
function defaultsOf(operationId: OperationName): Record<string, unknown> {
  const query = operationById(operationId)?.query ?? [];
  return Object.fromEntries(
    query.flatMap(({ name, schema }) => (schema['default'] === undefined ? [] : [[name, schema['default']]])),
  );
}
