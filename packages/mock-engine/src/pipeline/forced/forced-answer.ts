/** Builds a forced answer from the contract. */
import { document, type Header, type MediaType, resolve, type Response } from '../../contract/document.ts';
import type { Rule } from '../../contract/control.ts';
import type { Lang } from '@zakupki/words';
import {
  allowed,
  type ContractOperation,
  contractOperations,
  isJsonType,
  mediaOf,
  responseOf,
} from '../../contract/operations.ts';
import { exampleOf } from '../../contract/sample.ts';
import { type AnyProblem, type ApiProblem, Problem, problemBody, problemType, titleOf } from '../problem.ts';
import type { Application } from '../application.ts';
import type { Answer } from '../response/answer.ts';
import { violations } from '../validate.ts';

/** `example` names one of the contract's examples of the status. */
export type Then = Rule['then'] & { example?: string };

type Circumstances = { lang: Lang; requestId: string; versionIn: Application['versionIn'] };

/**
 * Answers with the body of the rule, or else with the contract's example in the reader's language. Returns null for a
 * rule that only delays.
 */
export function buildForcedAnswer(
  operation: ContractOperation,
  then: Then,
  { lang, requestId, versionIn }: Circumstances,
): Answer | null {
  if (then.malformed) return { ...MALFORMED, status: then.status ?? 200 };
  if (then.status === undefined && then.body === undefined) return null;
  const status = then.status ?? 200;
  const response = responseOf(operation, status);
  const described = response ? mediaOf(response) : null;
  const body =
    then.body === undefined
      ? described && buildForcedBody(operation, described.media, { status, then, lang, requestId })
      : then.body;
  const headers = declaredHeaders(operation, response, () => `"${versionIn(body) ?? 1}"`);
  if (body === null && then.body === undefined) return { status, type: null, text: null, headers, violations: [] };
  const type = described?.type ?? 'application/json';
  // The example of a file is its raw content.
  const text = typeof body === 'string' && !isJsonType(type) ? body : JSON.stringify(body);
  return {
    status,
    type,
    text,
    headers,
    // Testers may force a body or message that breaks the contract.
    violations: described
      ? violations(described.media.schema, body)
      : [response ? `status ${status} has no body` : `status ${status} is not declared`],
  };
}

const MALFORMED: Omit<Answer, 'status'> = {
  type: 'application/json',
  text: '{"data": [',
  headers: {},
  violations: ['the body is not JSON'],
};

/** Headers that the response requires. The ETag comes from the version in the body, Allow from the path. */
function declaredHeaders(
  { path }: ContractOperation,
  response: Response | undefined,
  etag: () => string,
): Record<string, string> {
  const computed: Record<string, () => string> = { ETag: etag, Allow: () => allowedAt(path) };
  const headers: Record<string, string> = {};
  for (const [name, declared] of Object.entries(response?.headers ?? {})) {
    const { required, example } = resolve<Header>(declared);
    if (!required || name === 'X-Request-Id' || name === 'X-Server-Time') continue;
    headers[name] = computed[name]?.() ?? String(example);
  }
  return headers;
}

const allowedAt = (path: string) =>
  allowed(contractOperations.filter((operation) => operation.path === path).map(({ method }) => method));

/** Operations share responses, so examples with codes that this operation does not declare are left out. */
export function examplesOf({ problems }: ContractOperation, media: MediaType | undefined): Examples {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).filter(([, example]) => {
      const { instance, code = '' } = resolve<{ value?: Partial<ApiProblem> }>(example as { $ref: string }).value ?? {};
      return instance === undefined || problems.includes(code);
    }),
  );
}

type Examples = NonNullable<MediaType['examples']>;

type Forced = { status: number; then: Then; lang: Lang; requestId: string };

function buildForcedBody(operation: ContractOperation, media: MediaType, forced: Forced): unknown {
  const { status, then, lang, requestId } = forced;
  const examples = examplesOf(operation, media);
  const example = exampleNamed(examples, then.example ?? then.message);
  if (status < 400) return example ?? exampleOf(media);
  if (example === undefined) {
    const problem = undescribedBody(operation, forced);
    // Refusals of other documents may be no problems.
    return violations(media.schema, problem).length === 0 ? problem : exampleOf(media);
  }
  const { code, message, detail, current, errors } = example as Pick<ApiProblem, 'message' | 'detail' | 'errors'> & {
    code: AnyProblem;
    current?: unknown;
  };
  // A message that equals the name of an example selects that example.
  const override = then.message !== undefined && Object.hasOwn(examples, then.message) ? undefined : then.message;
  const isConstant = message !== detail;
  const problem = new Problem(override === undefined ? code : codeOf(status, override, code, isConstant), {
    params: problemType(code).params,
    ...(isConstant && { constant: override ?? message }),
    // A 403 may be silent (spec §8).
    ...(!isConstant && (override !== undefined ? { message: override } : message === '' && { message })),
    ...(current !== undefined && { current }),
    ...(errors && { errors }),
  });
  return problemBody(problem, lang, requestId);
}

/**
 * The body of a refusal that the contract gives no example of: a problem of the operation or of the engine, or the only
 * one of that status in the catalogue.
 */
function undescribedBody({ problems }: ContractOperation, { status, then: { message }, lang, requestId }: Forced) {
  const codes = [...(problems as readonly AnyProblem[]), ...REFUSALS];
  const ofStatus = (known: AnyProblem) => problemType(known).status === status;
  const catalogue = (Object.keys(document['x-problems'] ?? {}) as AnyProblem[]).filter(ofStatus);
  const only = catalogue.length === 1 ? catalogue[0] : undefined;
  const code = codes.find(ofStatus) ?? only ?? 'server_error';
  const params = { ...problemType(code).params, seconds: RETRY_SECONDS };
  const problem = new Problem(code, message === undefined ? { params } : { message });
  const body = problemBody(problem, lang, requestId);
  return { ...body, status, title: titleOf(status, code) };
}

const RETRY_SECONDS = 60;

const REFUSALS = [
  'malformed_json',
  'unauthorized',
  'forbidden',
  'not_found',
  'request_in_progress',
  'stale',
  'unsupported_media_type',
  'invalid',
  'precondition_required',
  'rate_limited',
  'unavailable',
] as const;

/**
 * A constant message is a code in upper case; a custom 403 is `forbidden`, the only code that may have an empty message.
 */
function codeOf(status: number, message: string, code: AnyProblem, isConstant: boolean): AnyProblem {
  const named = message.toLowerCase() as AnyProblem;
  const isCode =
    isConstant && Object.hasOwn(document['x-problems'] ?? {}, named) && problemType(named).status === status;
  if (isCode) return named;
  return status === 403 ? 'forbidden' : code;
}

function exampleNamed(examples: Examples, wanted: string | undefined): unknown {
  const chosen = (wanted && Object.hasOwn(examples, wanted) && examples[wanted]) || Object.values(examples)[0];
  return chosen && resolve<{ value?: unknown }>(chosen as { $ref: string }).value;
}
