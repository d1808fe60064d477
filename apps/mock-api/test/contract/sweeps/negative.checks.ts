/**
 * Requests with exactly one error, generated from the schemas: the refusal names its place.
 * CONTRACT_SEED repeats a run, CONTRACT_RUNS sets the number of requests.
 */
import fc from 'fast-check';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ApiProblem, FieldError } from '@zakupki/api-client/schema';
import type { Arranged } from './inputs/arrange.ts';
import { breaksOf } from './inputs/breaks.ts';
import { checks } from '../suite/checks.ts';
import { placeOf } from '@zakupki/mock-engine/pipeline/field-error';
import { type LooseRequest, pointers } from '@zakupki/mock-engine/suite/client';
import { BID, ORDER, PROFILE, SUPPLIER } from './inputs/field-values.ts';
import { type Described, operations } from '../suite/operations.ts';
import { arranged } from './inputs/own/arranged.ts';

const SEED = Number(process.env['CONTRACT_SEED'] ?? 20_261_102);
const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 25);

/** Bodies with more fields than the contract's examples. */
const WHOLE: Partial<Record<OperationId, object>> = {
  createOrder: ORDER,
  updateOrder: { ...ORDER, reason: 'Так решили' },
  createBid: BID,
  updateBid: BID,
  createSupplier: SUPPLIER,
  updateSupplier: SUPPLIER,
  updateProfile: PROFILE,
};

type Expected = { pointer: string; what: string; codes: readonly FieldError['code'][] };

/** Sends the request and expects a refusal that names the invalid place. */
async function refusedAt(
  { caller, request }: Arranged,
  { operationId }: Described,
  more: LooseRequest,
  wrong: Expected,
) {
  const answer = await caller.send(operationId, { ...request, ...more });
  const { errors = [] } = (answer.body ?? {}) as Partial<ApiProblem>;
  const [error] = errors;
  const named = errors.length === 1 && error && placeOf(error) === wrong.pointer && wrong.codes.includes(error.code);
  if (answer.status === 422 && named) return;
  const said = `${answer.status} ${pointers({ errors }).join(', ')}`;
  throw new Error(`${operationId} with ${wrong.what} at "${wrong.pointer}" gave ${said}. CONTRACT_SEED=${SEED}`);
}

async function sample<T>(one: fc.Arbitrary<T>, hold: (value: T) => Promise<void>): Promise<void> {
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(one, hold), { seed: SEED, numRuns: RUNS });
  // The expected place is more useful than the counterexample, which is the whole body.
  if (failed) throw errorInstance;
}

for (const operation of operations) {
  const { body, bodyExamples, operationId, query, resource } = operation;
  const { it } = checks(resource, 'account', [operationId]);
  if (body !== null)
    it(`${operationId} names the invalid place of a body`, () =>
      arranged(operationId, async (known) => {
        const bases = [WHOLE[operationId] ?? known.request.body, ...bodyExamples];
        const breaks = bases.flatMap((base) => breaksOf(body, base));
        const one = fc
          .constantFrom(...breaks)
          .chain(({ mutated, ...wrong }) => mutated.map((value) => ({ ...wrong, text: JSON.stringify(value) })));
        await sample(one, ({ text, ...wrong }) => refusedAt(known, operation, { body: text }, wrong));
      }));
  if (query.length > 0)
    it(`${operationId} names the invalid parameter`, () =>
      arranged(operationId, async (known) => {
        for (const { name, schema } of query)
          for (const { value, ...wrong } of wrongTexts(name, resolve<Schema>(schema as { $ref: string })))
            await refusedAt(known, operation, { query: [[name, value]] }, wrong);
      }));
}

/** Values that the schema of a parameter does not allow. */
function wrongTexts(name: string, schema: Schema): (Expected & { value: string })[] {
  const wrong = (value: string, code: FieldError['code'], at = ''): Expected & { value: string } => ({
    pointer: `?${name}${at}`,
    what: value.slice(0, 40),
    codes: [code],
    value,
  });
  const { type, minimum, maximum, minLength, maxLength, maxItems, uniqueItems, pattern, format } = schema as Rules;
  if (type === 'integer')
    return [
      ...['x', '1.5', '1e2', ''].map((text) => wrong(text, 'type')),
      ...(minimum === undefined ? [] : [wrong(String(minimum - 1), 'min')]),
      ...(maximum === undefined ? [] : [wrong(String(maximum + 1), 'max')]),
    ];
  if (type === 'boolean') return ['yes', '1', 'TRUE', ''].map((text) => wrong(text, 'type'));
  if (type === 'array') {
    const items = resolve<Schema>(schema['items'] as { $ref: string }) as Rules;
    const right = items.enum ?? Array.from({ length: 30 }, (_, at) => `w${at}`);
    const [first = ''] = right;
    return [
      ...(items.enum ? [wrong('no-such-choice', 'enum', '/0'), wrong(`${first},no-such-choice`, 'enum', '/1')] : []),
      ...(items.maxLength ? [wrong('x'.repeat(items.maxLength + 1), 'too_long', '/0')] : []),
      ...(uniqueItems ? [wrong(`${first},${first}`, 'unique')] : []),
      ...(maxItems && right.length > maxItems ? [wrong(right.slice(0, maxItems + 1).join(','), 'max_items')] : []),
    ];
  }
  return [
    ...(minLength ? [wrong('x'.repeat(minLength - 1), 'too_short')] : []),
    ...(maxLength && !pattern ? [wrong('x'.repeat(maxLength + 1), 'too_long')] : []),
    ...((pattern ?? format) ? [wrong('???', 'format'), wrong('', 'format')] : []),
  ];
}

type Rules = {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
};
