/** Errors in the format of RFC 9457. */
import type { AccessExpiredMessage, FieldError } from '@zakupki/api-client/schema';
import { type MessageCode, sentence } from '../sentences/sentence.ts';
import type { Lang } from '@zakupki/procurement/words';

type ProblemOptions = {
  params?: Record<string, string | number>;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** extra members of the body */
  details?: Record<string, unknown>;
  /** the current entity, with a 412 */
  current?: unknown;
  /** replaces the message of the code; 402 and 460 carry constants (spec §8) */
  message?: string;
  /** for testers: `access.trial: ended 2026-11-10T09:00:00Z` */
  reason?: string;
};

export class Problem extends Error {
  readonly status: number;
  readonly code: MessageCode | 'subscription_expired' | 'credits_expired' | 'trial_expired' | 'phone_required';
  readonly options: ProblemOptions;

  constructor(status: number, code: Problem['code'], options: ProblemOptions = {}) {
    // Refusals are regular answers, and capturing their stack is slow.
    const depth = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(`${status} ${code}`);
    Error.stackTraceLimit = depth;
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

const TITLES: Readonly<Record<number, string>> = {
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

export function problemBody(problem: Problem, lang: Lang, requestId: string): Record<string, unknown> {
  const { params, errors, current, message, details } = problem.options;
  return {
    type: `https://zakupki.example/problems/${problem.code}`,
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    // Only 402 and 460 have no sentence; they always pass their constant.
    message: message ?? sentence(lang, problem.code as MessageCode, params),
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...details,
    requestId,
  };
}

const REASON_LENGTH = 300;

/** X-Mock-Reason: ASCII, shortened. */
export function reasonOf({ status, code, options }: Problem): string {
  const fields = options.errors?.map((error) => `${error.pointer} ${error.code}`).join(', ');
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

export const notFound = (reason?: string) => new Problem(404, 'not_found', reason === undefined ? {} : { reason });
export const invalid = (errors: FieldError[], reason?: string) =>
  new Problem(422, 'invalid', { errors, ...(reason !== undefined && { reason }) });
export const phoneRequired = () =>
  new Problem(460, 'phone_required', { message: 'PHONE_REQUIRED', reason: 'profile.phone: missing' });

export const tooManyRequests = (seconds: number, reason?: string) =>
  new Problem(429, 'rate_limited', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
    ...(reason !== undefined && { reason }),
  });

/** @param reason what ended and when */
export function accessExpired(message: AccessExpiredMessage, reason: string): Problem {
  const code = message.toLowerCase() as Lowercase<AccessExpiredMessage>;
  return new Problem(402, code, { message, reason });
}

export function fieldError(
  lang: Lang,
  pointer: string,
  code: FieldError['code'],
  said: MessageCode,
  params?: Record<string, string | number>,
): FieldError {
  return { pointer, code, message: sentence(lang, said, params), ...(params && { params }) };
}
