/**
 * All errors of responses as one union by status, and its type guards.
 * Only the status of a response whose body breaks the contract is used, never its text.
 */
import type {
  AccessExpiredMessage,
  AccessExpiredProblem,
  ApiProblem,
  FieldError,
  PhoneRequiredProblem,
  ValidationProblem,
} from './generated/schema.gen.ts';

type PlainStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 428 | 500 | 503;
type ByStatus = { [S in PlainStatus]: { status: S; data: ApiProblem } }[PlainStatus];

/** `other`: a status or message the contract does not know. `offline`: no answer at all. */
export type ApiError =
  | ByStatus
  | { status: 402; data: AccessExpiredProblem }
  | { status: 422; data: ValidationProblem }
  /** `retryAfterSeconds`: time to wait, when the response states it. */
  | { status: 429; data: ApiProblem; retryAfterSeconds: number | null }
  | { status: 460; data: PhoneRequiredProblem }
  | { status: 'other'; httpStatus: number; data: ApiProblem }
  | { status: 'offline'; data: null };

const PLAIN: readonly number[] = [400, 401, 403, 404, 409, 412, 413, 415, 428, 500, 503];
const EXPIRED: readonly string[] = [
  'SUBSCRIPTION_EXPIRED',
  'CREDITS_EXPIRED',
  'TRIAL_EXPIRED',
] satisfies AccessExpiredMessage[];

/**
 * @param httpStatus status of the response
 * @param body its parsed body of any type: an ApiProblem, HTML, null, an array
 * @param retryAfter its Retry-After header, in seconds
 */
export function toApiError(httpStatus: number, body: unknown, retryAfter: string | null = null): ApiError {
  const data = toProblem(httpStatus, body);
  // The three checks below justify the narrower types.
  if (httpStatus === 402 && EXPIRED.includes(data.message)) return { status: 402, data: data as AccessExpiredProblem };
  if (httpStatus === 460 && data.message === 'PHONE_REQUIRED')
    return { status: 460, data: data as PhoneRequiredProblem };
  if (httpStatus === 422) return { status: 422, data: { ...data, errors: data.errors ?? [] } };
  if (httpStatus === 429) return { status: 429, data, retryAfterSeconds: secondsOf(retryAfter) };
  if (PLAIN.includes(httpStatus)) return { status: httpStatus as PlainStatus, data };
  return { status: 'other', httpStatus, data };
}

function secondsOf(retryAfter: string | null): number | null {
  // The header may also be a date; this API sends seconds.
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}

function toProblem(status: number, body: unknown): ApiProblem {
  const fields: Record<string, unknown> = isRecord(body) ? body : {};
  const text = (key: string, fallback: string) => {
    const value = fields[key];
    return typeof value === 'string' ? value : fallback;
  };
  return {
    ...fields,
    type: text('type', 'about:blank'),
    title: text('title', ''),
    status,
    message: text('message', ''),
    detail: text('detail', ''),
    instance: text('instance', ''),
    code: text('code', 'unreadable'),
    requestId: text('requestId', ''),
    errors: fieldErrors(fields['errors']),
  };
}

const PARTS: readonly FieldError['in'][] = ['body', 'query', 'path', 'header'];

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  const entries = value.filter(
    (entry): entry is FieldError =>
      isRecord(entry) && typeof entry['pointer'] === 'string' && typeof entry['message'] === 'string',
  );
  // A server may leave out the usual part.
  return entries.map((entry) => ({ ...entry, in: PARTS.find((part) => part === entry.in) ?? 'body' }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** HTTP status of the error; null without a response. */
export function httpStatusOf(error: ApiError): number | null {
  if (error.status === 'offline') return null;
  return error.status === 'other' ? error.httpStatus : error.status;
}

export function isPhoneRequired(error: ApiError): error is Extract<ApiError, { status: 460 }> {
  return error.status === 460;
}

export function isInvalid(error: ApiError): error is Extract<ApiError, { status: 422 }> {
  return error.status === 422;
}

/** Narrows the `unknown` of a mutation's `catch` to the errors of this module. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && 'status' in value && 'data' in value;
}

/** The error of a query parameter; undefined unless the error is a 422 about it. */
export function parameterErrorOf(error: ApiError, name: string): FieldError | undefined {
  return isInvalid(error)
    ? error.data.errors.find((entry) => entry.in === 'query' && entry.pointer === `/${name}`)
    : undefined;
}

/** Errors of the body's fields by JSON pointer; empty unless the error is a 422. */
export function fieldErrorsOf(error: ApiError): ReadonlyMap<string, FieldError> {
  const errors = isInvalid(error) ? error.data.errors.filter((entry) => entry.in === 'body') : [];
  return new Map(errors.map((entry) => [entry.pointer, entry]));
}
