/**
 * Every operation under random input: no answer is a 5xx or breaks the contract (`send` checks that), and each
 * operation succeeds at least once, so that not all input is refused early.
 */
import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Parameter, resolve, type Schema } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import { client, type ContractClient, type LooseRequest, signedIn } from '../contract/suite/client.ts';
import { operationOf } from '../contract/suite/conformance.ts';
import { damagedFiles } from './damaged-files.ts';
import { knownTargets, type Target, targetsOf } from './fuzz-targets.ts';
import { hostile, perhapsInvalid, valid } from './schema-values.ts';

/** `FUZZ_RUNS=5000 FUZZ_SEED=7 pnpm fuzz`: a failure prints its seed and the smallest requests that show it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
const SEED =
  process.env['FUZZ_SEED'] === 'random' ? randomInt(2 ** 31) : Number(process.env['FUZZ_SEED'] ?? 20_261_102);

const CALLERS = ['empty', 'trial', 'credits-expired', 'subscription-expired', 'no-phone', 'admin', 'nobody', 'acting'];

/** The caller of an operation, where it is not the buyer. */
const USUAL: Partial<Record<OperationId, string>> = { extendTrial: 'trial', cancelWebinarRegistration: 'trial' };

/** Operations that random input does not complete, with the reason. */
const OUT_OF_REACH: Partial<Record<OperationId, string>> = {
  verifyEmail: 'needs the secret of a letter',
  logIn: 'needs the password',
  logInByToken: 'needs the secret of a letter',
  resetPassword: 'needs the secret of a letter',
  confirmPhone: 'needs the code of a text message',
  changePassword: 'needs the password',
  awardOrder: 'needs lines of bids, and why they were chosen',
  reopenConflict: 'has to be accepted before',
  getImpersonation: 'has to be begun before',
  endImpersonation: 'has to be begun before',
  previewPromoCode: 'needs a code that was given out',
  redeemPromoCode: 'needs a code that was given out',
  joinWebinar: 'no door is open when a world begins',
  deleteSupplier: 'every supplier of the seed has offered something',
};

const IMPORTS: readonly OperationId[] = ['parseOrderImport', 'parseBidImport'];

let targets: readonly Target[] = [];
let files: Awaited<ReturnType<typeof damagedFiles>>;

beforeAll(async () => {
  files = await damagedFiles();
  targets = await knownTargets(await signedIn('buyer'));
});

/** A caller in a new world, so that every case starts from the seed and can be repeated alone. */
async function caller(name: string): Promise<ContractClient> {
  if (name === 'nobody') return client();
  if (name === 'acting') return (await signedIn('admin')).with({ actAs: 'usr_buyer' });
  return signedIn(name);
}

/** Usually one value, sometimes another. */
function mostly<T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>, weight = 9): fc.Arbitrary<T | U> {
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

function bodyOf(operationId: OperationId, ids: readonly string[]): fc.Arbitrary<unknown> {
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

function requestOf(operationId: OperationId): fc.Arbitrary<LooseRequest> {
  return fc.constantFrom(...targetsOf(operationId, targets)).chain(({ params, ids, body: accepted }) =>
    fc
      .record({
        params: mostly(fc.constant(params), strangeParams(params)),
        query: queryOf(operationId),
        body:
          accepted === undefined
            ? bodyOf(operationId, ids)
            : mostly(bodyOf(operationId, ids), fc.constant(accepted), 4),
        headers,
      })
      .map(({ body, ...rest }) => ({ ...rest, ...(body !== undefined && { body: sentBody(operationId, body) }) })),
  );
}

const STRANGE_IDS = ['ord_nobody', '__proto__', '🦊', '\0', '../..', 'x'.repeat(300)];

function strangeParams(params: Readonly<Record<string, string>>): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(Object.entries(params).map(([name, id]) => [name, fc.constantFrom(id, ...STRANGE_IDS)])),
  );
}

/** Sends a request and retries it once with the current version after a 412. */
async function send(sender: ContractClient, operationId: OperationId, wanted: LooseRequest): Promise<number> {
  const answer = await sender.send(operationId, wanted);
  const { current } = (answer.body ?? {}) as { current?: { version?: number; fingerprint?: string } };
  if (answer.status !== 412 || !current) return answer.status;
  const retried = { 'if-match': `"${current.version ?? current.fingerprint}"`, 'idempotency-key': randomUUID() };
  return (await sender.send(operationId, { ...wanted, headers: { ...wanted.headers, ...retried } })).status;
}

describe('under random input', () => {
  it.each(Object.keys(routes) as OperationId[])(
    '%s stays within the contract',
    async (operationId) => {
      const seen = new Map<number, number>();
      const one = requestOf(operationId);
      const usual = USUAL[operationId] ?? (routes[operationId].path.startsWith('/admin/') ? 'admin' : 'buyer');
      const who = mostly(fc.constant(usual), fc.constantFrom(...CALLERS), 4);
      const property = fc.asyncProperty(who, fc.array(one, { minLength: 1, maxLength: 2 }), async (name, requests) => {
        const sender = await caller(name);
        for (const request of requests) {
          const status = await send(sender, operationId, request);
          expect(status).toBeLessThan(500);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
      expect([...seen.keys()].some((status) => status < 300)).toBe(!(operationId in OUT_OF_REACH));
    },
    RUNS * 1000,
  );
});
