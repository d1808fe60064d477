/** Consistency of an answer beyond its schema: headers, body and counts must agree. */
import { type MediaType, resolve } from '../contract/document.ts';
import { contractOperations, operationNamed } from '../contract/operations.ts';
import type { ApiProblem } from '../pipeline/problem.ts';
import { onMock } from './target.ts';

/** What an application keeps to besides its contract. */
export type Conventions = {
  /** statuses whose `message` is a constant for programs: the sentence is in `detail` alone */
  constantStatuses?: readonly number[];
  /** codes whose message may be empty */
  silentCodes?: readonly string[];
  /** headers that only responses with their declaration may have; servers send others as they like */
  closedHeaders?: readonly string[];
  /** properties that identify the rows of lists, before `id` is tried */
  keys?: readonly string[];
  /** what the ETag of a body shows: a version, if there is an ETag, or another text; its `version` by default */
  taggedIn?: (body: Body) => unknown;
  /** what else is wrong with a body */
  alsoWrong?: (operationId: string, status: number, body: unknown) => readonly string[];
};

type ReceivedAnswer = { operationId: string; status: number; headers: Record<string, string>; body: unknown };
type Page = { number: number; size: number; totalItems: number; totalPages: number };
type Body = Readonly<Record<string, unknown>>;

/** The contradictions in an answer. */
export function semanticViolations(answer: ReceivedAnswer, conventions: Conventions): string[] {
  const { body } = answer;
  const also = conventions.alsoWrong?.(answer.operationId, answer.status, body) ?? [];
  return [...contradictions(answer, conventions), ...also];
}

function contradictions(answer: ReceivedAnswer, conventions: Conventions): string[] {
  const body = answer.body as Body | null | undefined;
  const untimed = answer.status < 300 && !answer.headers['x-server-time'] ? ['header X-Server-Time is missing'] : [];
  if (typeof body !== 'object' || body === null) return untimed;
  if (answer.status >= 400) return problemViolations(answer, body, conventions);
  return [...untimed, ...versionViolations(answer, body, conventions), ...listViolations(body, conventions)];
}

function problemViolations(
  { operationId, status, headers }: ReceivedAnswer,
  body: Partial<ApiProblem>,
  { constantStatuses = [], silentCodes = [] }: Conventions,
): string[] {
  const wrong: string[] = [];
  if (body.status !== status) wrong.push(`/status ${body.status} instead of ${status}`);
  if (body.requestId !== headers['x-request-id']) wrong.push(`/requestId ${body.requestId} is not X-Request-Id`);
  if (body.instance !== `urn:request:${body.requestId}`) wrong.push(`/instance ${body.instance} names another request`);
  const isConstant = constantStatuses.includes(status);
  if (isConstant ? body.detail === body.message : body.detail !== body.message)
    wrong.push('/detail is not the sentence');
  const codes = operationNamed(operationId).problems;
  if (codes.length > 0 && !codes.includes(body.code ?? ''))
    wrong.push(`/code ${body.code} is not listed on ${operationId}`);
  if (body.message === '' && !silentCodes.includes(body.code ?? '')) wrong.push('/message is empty');
  if (body.message === body.code) wrong.push(`/message says only ${body.code}`);
  if (isConstant && body.code !== body.message?.toLowerCase()) wrong.push(`/code ${body.code} for ${body.message}`);
  // The contract's examples define the type of each code, and the titles of the mock; other servers choose theirs.
  const example = exampleOf(operationId, body.code);
  for (const name of onMock() ? (['type', 'title'] as const) : (['type'] as const)) {
    const expected = example?.[name];
    if (expected !== undefined && body[name] !== expected) wrong.push(`/${name} ${body[name]} instead of ${expected}`);
  }
  if (!ENGLISH.test(body.title ?? '')) wrong.push(`/title "${body.title}" is not in English`);
  const pointers = (body.errors ?? []).map((error) => `${error.in} ${error.pointer}`);
  if (new Set(pointers).size < pointers.length) wrong.push('/errors name a field twice');
  return wrong;
}

const ENGLISH = /^(?=.*[a-z])[ -~]+$/i;

/** The mock’s ETags are versions; other servers choose theirs. */
function versionViolations({ headers }: ReceivedAnswer, body: Body, { taggedIn }: Conventions): string[] {
  if (!onMock()) return [];
  const { etag } = headers;
  const shown = taggedIn ? taggedIn(body) : body['version'];
  if (typeof shown === 'number')
    return etag === undefined || etag === `"${shown}"` ? [] : [`ETag ${etag} of version ${shown}`];
  return typeof shown !== 'string' || etag === `"${shown}"` ? [] : [`ETag ${etag} of ${shown}`];
}

function listViolations({ data, page }: Body, { keys = [] }: Conventions): string[] {
  if (!Array.isArray(data)) return [];
  const wrong: string[] = [];
  const keyOf = (row: Body) => ['id', ...keys].map((key) => row[key]).find((key) => key !== undefined);
  const named = data.map((row: Body | null) => keyOf(row ?? {}));
  if (new Set(named).size < data.length) wrong.push('/data has a row twice');
  if (!page) return wrong;
  const { number, size, totalItems, totalPages } = page as Page;
  if (totalPages !== Math.ceil(totalItems / size)) wrong.push(`/page ${totalItems} rows on ${totalPages} pages`);
  const expected = Math.max(0, Math.min(size, totalItems - (number - 1) * size));
  if (data.length !== expected) wrong.push(`/data has ${data.length} rows where /page means ${expected}`);
  return wrong;
}

const examples = new Map<string, Pick<ApiProblem, 'type' | 'title'>>();

function exampleOf(operationId: string, code: string | undefined) {
  if (examples.size === 0) collect();
  return examples.get(`${operationId} ${code}`) ?? examples.get(`${code}`);
}

/** Collects example problems by code, and by operation and code: a code has one type URL everywhere. */
function collect(): void {
  for (const { operationId, responses } of contractOperations) {
    for (const [status, { content = {} }] of responses) {
      if (status < 400) continue;
      const [media]: (MediaType | undefined)[] = Object.values(content);
      for (const example of Object.values(media?.examples ?? {})) {
        const { value } = resolve<{ value?: unknown }>(example as { $ref: string });
        const problem = value as ApiProblem;
        examples.set(`${operationId} ${problem.code}`, problem);
        examples.set(problem.code, problem);
      }
    }
  }
}
