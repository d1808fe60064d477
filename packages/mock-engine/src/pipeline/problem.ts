/** Errors in the format of RFC 9457, with codes from the contract's catalogue and from the engine. */
import { document, type ProblemType } from '../contract/document.ts';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import type { Registered } from '../world/register.ts';
import { type FieldError, placeOf } from './field-error.ts';
import { ENGINE_PROBLEMS } from './sentences/problems.ts';

/** The body of a problem. */
export type ApiProblem = {
  /** relative address of the code's entry in the error catalogue; `about:blank` for codes outside of the contract */
  type: string;
  title: string;
  status: number;
  code: string;
  /** a sentence for people, or a constant for programs */
  message: string;
  detail: string;
  instance: string;
  errors?: FieldError[];
  requestId: string;
};

type ProblemOptions = {
  params?: Record<string, string | number>;
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** extra members of the body */
  details?: Record<string, unknown>;
  /** the current entity, sent with a 412 */
  current?: unknown;
  /** replaces the sentence of the code */
  message?: string;
  /** for programs that compare the message: stands in its place, and the sentence is the detail alone */
  constant?: string;
  /** for testers: `session: ended 2026-11-10T09:00:00Z` */
  reason?: string;
};

/** A code of the contract's catalogue or of the engine. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- an application narrows the text to its codes
export type AnyProblem = Registered<'problemCode', string> | keyof typeof ENGINE_PROBLEMS;

export function problemType(code: AnyProblem): ProblemType {
  const type = document['x-problems']?.[code] ?? (ENGINE_PROBLEMS as Readonly<Record<string, ProblemType>>)[code];
  if (!type) throw new TypeError(`There is no problem ${code}`);
  return type;
}

export class Problem extends Error {
  readonly status: number;
  readonly code: AnyProblem;
  readonly options: ProblemOptions;

  constructor(code: AnyProblem, options: ProblemOptions = {}) {
    const { status } = problemType(code);
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

/** Titles of the statuses that HTTP defines. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Title of a type of problem; that of a status without a name in HTTP is its code: `phone_required`, Phone Required. */
export const titleOf = (status: number, code: string): string =>
  TITLES[status] ?? code.replaceAll('_', ' ').replaceAll(/\b\w/gu, (letter) => letter.toUpperCase());

/** What is wrong, as a sentence. */
export const sentenceOf = ({ code, options }: Problem, lang: Lang): string =>
  options.message ?? fillIn(wordsOf(code)[lang], options.params);

/** The sentence of a code, in another language where the catalogue has none in one. */
export function wordsOf(code: AnyProblem): Words {
  const { en, ru } = problemType(code);
  return { en: en ?? ru ?? code, ru: ru ?? en ?? code };
}

export function problemBody(problem: Problem, lang: Lang, requestId: string): ApiProblem & Record<string, unknown> {
  const { status, code, options } = problem;
  const { errors, current, constant, details } = options;
  const detail = sentenceOf(problem, lang);
  return {
    type: Object.hasOwn(document['x-problems'] ?? {}, code) ? `/api/problems/${code}` : 'about:blank',
    title: titleOf(status, code),
    status,
    code,
    message: constant ?? detail,
    detail,
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

export const tooManyRequests = (seconds: number, reason?: string) =>
  new Problem('rate_limited', {
    params: { seconds },
    headers: { 'Retry-After': String(seconds) },
    ...(reason !== undefined && { reason }),
  });
