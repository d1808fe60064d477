/** Random requests to an operation of the contract. */
import { randomUUID } from 'node:crypto';
import { type Parameter, resolve, type Schema } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import fc from 'fast-check';
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../contract/suite/client.ts';
import { operationOf } from '../contract/suite/operations.ts';
import type { damagedFiles } from './damaged-files.ts';
import { type Target, targetsOf } from './fuzz-targets.ts';
import { hostile, perhapsInvalid, valid } from './schema-values.ts';

/** Who sends requests, beside the usual caller of an operation. */
export const CALLERS = [
  'empty',
  'trial',
  'credits-expired',
  'subscription-expired',
  'no-phone',
  'admin',
  'guest',
  'acting',
] as const;

/** Where it is neither the buyer nor an administrator. */
const USUAL: Partial<Record<OperationId, string>> = { extendTrial: 'trial', cancelWebinarRegistration: 'trial' };

export const usualCaller = (operationId: OperationId): string =>
  USUAL[operationId] ?? (routes[operationId].path.startsWith('/admin/') ? 'admin' : 'buyer');

const IMPORTS: readonly OperationId[] = ['parseOrderImport', 'parseBidImport'];

type Files = Awaited<ReturnType<typeof damagedFiles>>;

/** Usually one value, sometimes another. */
export function mostly<T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>, weight = 9): fc.Arbitrary<T | U> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

/** Random headers. `send` below corrects an outdated If-Match. */
const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'if-match': mostly(fc.constant('"1"'), fc.constantFrom('*', 'W/"1"', '"-1"', '')),
    'idempotency-key': mostly(fc.uuid(), fc.constantFrom('', '1', 'x'.repeat(2000))),
    'accept-language': fc.constantFrom('ru', 'en', '*', 'x'.repeat(500)),
    prefer: fc.constantFrom('respond-async', 'code=', 'code=1e9'),
  },
  { requiredKeys: ['if-match', 'idempotency-key'] },
);

function queryOf(operationId: OperationId): fc.Arbitrary<(readonly [string, string])[]> {
  const pairs = (operationOf(operationId).parameters ?? [])
    .map((parameter) => resolve<Parameter>(parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => mostly(valid(schema), hostile, 4).map((value) => [name, written(value)] as const));
  const strange = fc.tuple(fc.constantFrom('__proto__', 'page[]', '🦊'), fc.string());
  const usual =
    pairs.length > 0 ? fc.array(fc.oneof(...pairs), { maxLength: 3 }) : fc.constant<(readonly [string, string])[]>([]);
  return mostly(usual, fc.array(fc.oneof(strange, ...pairs), { maxLength: 5 }));
}

/** A path segment, which is shorter than a body. */
function written(value: unknown): string {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);
  return text.slice(0, 300);
}

function bodyOf(operationId: OperationId, ids: readonly string[], files: Files): fc.Arbitrary<unknown> {
  const [media] = Object.values(operationOf(operationId).requestBody?.content ?? {});
  const schema: Schema | undefined = media?.schema;
  if (!schema) return fc.constant(undefined);
  const random = perhapsInvalid(schema, ids);
  return IMPORTS.includes(operationId) ? mostly(random, fc.record({ file: files }), 1) : random;
}

/** JSON, or a form whose `file` is usually the content of a file. */
function sentBody(operationId: OperationId, body: unknown): unknown {
  if (!('multipart/form-data' in (operationOf(operationId).requestBody?.content ?? {}))) return JSON.stringify(body);
  if (typeof body !== 'object' || body === null) return Buffer.from(String(body));
  const { file } = body as { file?: unknown };
  return {
    ...body,
    ...(typeof file === 'string' && file !== '' && { file: { name: file.slice(0, 300), content: file } }),
  };
}

export function requestOf(
  operationId: OperationId,
  targets: readonly Target[],
  files: Files,
): fc.Arbitrary<LooseRequest> {
  return fc.constantFrom(...targetsOf(operationId, targets)).chain(({ params, ids, body: accepted }) =>
    fc
      .record({
        params: mostly(fc.constant(params), strangeParams(params)),
        query: queryOf(operationId),
        body:
          accepted === undefined
            ? bodyOf(operationId, ids, files)
            : mostly(bodyOf(operationId, ids, files), fc.constant(accepted), 4),
        headers,
      })
      .map(({ body, ...rest }) => ({ ...rest, ...(body !== undefined && { body: sentBody(operationId, body) }) })),
  );
}

const STRANGE_IDS = ['ord_unknown', '__proto__', '🦊', '\0', '../..', 'x'.repeat(300)];

function strangeParams(params: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(Object.entries(params).map(([name, id]) => [name, fc.constantFrom(id, ...STRANGE_IDS)])),
  );
}

/** Sends a request and retries it once with the current version after a 412. */
export async function send(sender: ContractClient, operationId: OperationId, wanted: LooseRequest): Promise<Answer> {
  const answer = await sender.send(operationId, wanted);
  const { current } = (answer.body ?? {}) as { current?: { version?: number; fingerprint?: string } };
  if (answer.status !== 412 || !current) return answer;
  const retried = { 'if-match': `"${current.version ?? current.fingerprint}"`, 'idempotency-key': randomUUID() };
  return sender.send(operationId, { ...wanted, headers: { ...wanted.headers, ...retried } });
}
