/** Consistency of an answer beyond its schema: headers, body and counts must agree. */
import { type MediaType, resolve } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ApiProblem, Page } from '@zakupki/api-client/schema';
import { operationOf, operations, responseOf } from './operations.ts';
import { onMock } from './target.ts';

type ReceivedAnswer = { operationId: OperationId; status: number; headers: Record<string, string>; body: unknown };
type Body = Partial<ApiProblem> & { data?: unknown[]; page?: Page; version?: unknown; order?: Body; bid?: Body } & {
  conflict?: { fingerprint: string };
};

/** The contradictions in an answer. */
export function semanticViolations(answer: ReceivedAnswer): string[] {
  const body = answer.body as Body | undefined;
  const untimed = answer.status < 300 && !answer.headers['x-server-time'] ? ['header X-Server-Time is missing'] : [];
  if (typeof body !== 'object' || body === null) return untimed;
  if (answer.status >= 400) return problemViolations(answer, body);
  return [...untimed, ...versionViolations(answer, body), ...listViolations(body)];
}

function problemViolations({ operationId, status, headers }: ReceivedAnswer, body: Body): string[] {
  const wrong: string[] = [];
  if (body.status !== status) wrong.push(`/status ${body.status} instead of ${status}`);
  if (body.requestId !== headers['x-request-id']) wrong.push(`/requestId ${body.requestId} is not X-Request-Id`);
  if (body.instance !== `urn:request:${body.requestId}`) wrong.push(`/instance ${body.instance} names another request`);
  const isConstant = status === 402 || status === 460;
  if (isConstant ? body.detail === body.message : body.detail !== body.message)
    wrong.push('/detail is not the sentence');
  // Only a plain 403 may have an empty message (spec §8).
  const codes: readonly string[] = operationOf(operationId)['x-problems'];
  if (!codes.includes(body.code ?? '')) wrong.push(`/code ${body.code} is not listed on ${operationId}`);
  if (body.message === '' && body.code !== 'forbidden') wrong.push('/message is empty');
  if (body.message === body.code) wrong.push(`/message says only ${body.code}`);
  if (isConstant && body.code !== body.message?.toLowerCase()) wrong.push(`/code ${body.code} for ${body.message}`);
  // The contract's examples define the type and title of each code.
  const example = exampleOf(operationId, body.code);
  for (const name of ['type', 'title'] as const) {
    const expected = example?.[name];
    if (expected !== undefined && body[name] !== expected) wrong.push(`/${name} ${body[name]} instead of ${expected}`);
  }
  const pointers = (body.errors ?? []).map((error) => `${error.in} ${error.pointer}`);
  if (new Set(pointers).size < pointers.length) wrong.push('/errors name a field twice');
  return wrong;
}

/** The mock’s ETags are versions; other servers choose theirs. */
function versionViolations({ headers }: ReceivedAnswer, body: Body): string[] {
  if (!onMock()) return [];
  const entity = body.order ?? body.bid ?? body;
  const etag = headers['etag'];
  const evidence = body.conflict?.fingerprint;
  if (evidence !== undefined) return etag === `"${evidence}"` ? [] : [`ETag ${etag} of fingerprint ${evidence}`];
  if (etag === undefined || typeof entity.version !== 'number') return [];
  return etag === `"${entity.version}"` ? [] : [`ETag ${etag} of version ${entity.version}`];
}

function listViolations({ data, page }: Body): string[] {
  if (!data) return [];
  const wrong: string[] = [];
  const named = data.map((row) => keyOf((row as Record<string, string | undefined> | null) ?? {}));
  if (new Set(named).size < data.length) wrong.push('/data has a row twice');
  if (!page) return wrong;
  const { number, size, totalItems, totalPages } = page;
  if (totalPages !== Math.ceil(totalItems / size)) wrong.push(`/page ${totalItems} rows on ${totalPages} pages`);
  const expected = Math.max(0, Math.min(size, totalItems - (number - 1) * size));
  if (data.length !== expected) wrong.push(`/data has ${data.length} rows where /page means ${expected}`);
  return wrong;
}

/** Fields that identify rows; lists have different ones. */
const KEYS = ['id', 'userId', 'supplierId', 'code', 'kind', 'orderId', 'tag', 'number'];

const keyOf = (row: Record<string, string | undefined>) => KEYS.map((key) => row[key]).find((key) => key !== undefined);

const examples = new Map<string, Pick<ApiProblem, 'type' | 'title'>>();

function exampleOf(operationId: OperationId, code: string | undefined) {
  if (examples.size === 0) collect();
  return examples.get(`${operationId} ${code}`) ?? examples.get(`${code}`);
}

/** Collects example problems by code, and by operation and code: a code has one type URL everywhere. */
function collect(): void {
  for (const { operationId, statuses } of operations) {
    for (const status of statuses.filter((one) => one >= 400)) {
      const [media]: (MediaType | undefined)[] = Object.values(responseOf(operationId, status).content ?? {});
      for (const example of Object.values(media?.examples ?? {})) {
        const { value } = resolve<{ value?: unknown }>(example as { $ref: string });
        const problem = value as ApiProblem;
        examples.set(`${operationId} ${problem.code}`, problem);
        examples.set(problem.code, problem);
      }
    }
  }
}
