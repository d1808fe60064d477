/** Errors in the format of RFC 9457, with codes from the contract's catalogue and from the mock. */
import { document } from '@zakupki/api-client/document';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import type { AccessExpiredMessage, FieldError } from '@zakupki/api-client/schema';
import { missingField } from '@zakupki/procurement/fields/missing';
import { type MessageCode, sentence } from '../sentences/sentence.ts';
import type { Lang } from '@zakupki/words';

type ProblemOptions = {
  params?: Record<string, string | number>;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** extra members of the body */
  details?: Record<string, unknown>;
  /** the current entity, sent with a 412 */
  current?: unknown;
  /** replaces the message of the code */
  message?: string;
  /** for testers: `access.trial: ended 2026-11-10T09:00:00Z` */
  reason?: string;
};

/** Problems outside of the contract: from the control plane, the proxy and the connection. */
const MOCK_PROBLEMS = {
  capsule_mismatch: 400,
  clock_out_of_range: 400,
  control_invalid: 400,
  dot_segments: 400,
  malformed_request: 400,
  several_hosts: 400,
  not_a_product_path: 400,
  signed_in_elsewhere: 400,
  unknown_example: 400,
  unknown_person: 400,
  unknown_scenario: 400,
  unknown_world: 400,
  world_missing: 400,
  control_cross_site: 403,
  control_host: 403,
  control_remote: 403,
  control_token: 403,
  console_not_built: 404,
  request_unknown: 404,
  delivery_unknown: 404,
  world_unused: 404,
  earlier_world_unknown: 404,
  not_a_proxy: 409,
  other_contract: 409,
  other_seed: 409,
  host_not_allowed: 421,
  request_slow: 408,
  headers_too_large: 431,
  target_broke_off: 502,
  target_drift: 502,
  target_too_large: 502,
  target_unreachable: 502,
  target_unreadable: 502,
  target_slow: 504,
} as const satisfies Partial<Record<MessageCode, number>>;

type MockProblem = keyof typeof MOCK_PROBLEMS;
export type AnyProblem = ProblemCode | MockProblem;

const statusOf = (code: AnyProblem): number =>
  code in MOCK_PROBLEMS ? MOCK_PROBLEMS[code as MockProblem] : document['x-problems'][code as ProblemCode].status;

export class Problem extends Error {
  readonly status: number;
  readonly code: AnyProblem;
  readonly options: ProblemOptions;

  constructor(code: AnyProblem, options: ProblemOptions = {}) {
    const status = statusOf(code);
    // Problems are regular answers, and capturing a stack is slow.
    const depth = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(`${status} ${code}`);
    Error.stackTraceLimit = depth;
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

/** Title of a problem by its status. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  460: 'Phone Required',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Statuses whose messages are constants (spec §8). */
const CONSTANT_MESSAGES: ReadonlySet<number> = new Set([402, 460]);

export function problemBody(problem: Problem, lang: Lang, requestId: string): Record<string, unknown> {
  const { params, errors, current, message, details } = problem.options;
  const isConstant = CONSTANT_MESSAGES.has(problem.status);
  const text = (isConstant ? undefined : message) ?? sentence(lang, problem.code, params);
  return {
    type: problem.code in MOCK_PROBLEMS ? 'about:blank' : `/api/problems/${problem.code}`,
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    message: isConstant ? (message ?? problem.code.toUpperCase()) : text,
    detail: text,
    instance: `urn:request:${requestId}`,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...details,
    requestId,
  };
}

const REASON_LENGTH = 300;

/** X-Mock-Reason: ASCII, shortened. */
export function reasonOf({ status, code, options }: Problem): string {
  const fields = options.errors?.map((error) => `${placeOf(error)} ${error.code}`).join(', ');
  const text = options.reason ?? (fields ? `fields: ${fields}` : `${RULES[status] ?? 'server'}: ${code}`);
  return `rule ${text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, REASON_LENGTH)}`;
}

/** Default rule by status. */
const RULES: Readonly<Record<number, string>> = {
  400: 'request',
  401: 'session',
  403: 'account',
  404: 'address',
  405: 'request',
  409: 'state',
  412: 'version',
  413: 'request',
  415: 'request',
  422: 'fields',
  428: 'version',
  429: 'cooldown',
  502: 'proxy',
  504: 'proxy',
};

export const notFound = (reason?: string) => new Problem('not_found', reason === undefined ? {} : { reason });
export const invalid = (errors: FieldError[], reason?: string) =>
  new Problem('invalid', { errors, ...(reason !== undefined && { reason }) });
export const phoneRequired = () => new Problem('phone_required', { reason: 'profile.phone: missing' });

export const tooManyRequests = (seconds: number, reason?: string) =>
  new Problem('rate_limited', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
    ...(reason !== undefined && { reason }),
  });

/** @param reason what ended and when */
export function accessExpired(message: AccessExpiredMessage, reason: string): Problem {
  const code = message.toLowerCase() as Lowercase<AccessExpiredMessage>;
  return new Problem(code, { reason });
}

const PARTS = { '?': 'query', '{': 'path', ':': 'header' } as const;

/** @param place a JSON pointer into the body, `?name` and a pointer, `{name}` of the path, `:Name` of a header */
function partOf(place: string): Pick<FieldError, 'in' | 'pointer'> {
  const part = PARTS[place[0] as keyof typeof PARTS];
  return part ? { in: part, pointer: `/${place.slice(1).replace('}', '')}` } : { in: 'body', pointer: place };
}

/** The place of an error, as `fieldError` takes it. */
export function placeOf({ in: part, pointer }: Pick<FieldError, 'in' | 'pointer'>): string {
  const name = pointer.slice(1);
  return { body: pointer, query: `?${name}`, path: `{${name}}`, header: `:${name}` }[part];
}

/** An empty text counts as missing. */
const isMissing = (said: MessageCode, params?: Record<string, string | number>) =>
  said === 'required' || (said === 'too_short' && params?.['limit'] === 1);

export function fieldError(
  lang: Lang,
  place: string,
  code: FieldError['code'],
  said: MessageCode,
  params?: Record<string, string | number>,
): FieldError {
  const message = isMissing(said, params) ? `${missingField(place, lang)}.` : sentence(lang, said, params);
  return { ...partOf(place), code, message, ...(params && { params }) };
}
