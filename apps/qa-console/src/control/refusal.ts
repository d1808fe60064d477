/** What came instead of an answer, in words for the person at the console. */
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiProblem, FieldError } from '@zakupki/mock-control/schema';

export type CallError = FetchBaseQueryError | SerializedError;

export interface Refusal {
  readonly message: string;
  /** What is wrong with which field; none when the whole call was refused. */
  readonly errors: readonly FieldError[];
}

const SILENT = 'The mock does not answer. Is it still running?';

/** The server's own sentences where it sent some. */
export function refusalOf(error: CallError): Refusal {
  if (!('status' in error)) return { message: error.message ?? 'Something went wrong in this page.', errors: [] };
  if (isProblem(error.data)) return { message: error.data.message, errors: error.data.errors ?? [] };
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return { message: SILENT, errors: [] };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  // A development server says 500 or 502 for the mock behind it.
  return { message: Number(status) >= 500 ? SILENT : `The mock answered ${status} without a reason.`, errors: [] };
}

/** Whether the server said that there is no such thing, such as a world nobody has used. */
export function isNotFound(error: CallError | undefined): boolean {
  return error !== undefined && 'status' in error && error.status === 404;
}

/** The message about one field, by the end of its pointer; null when that field is fine. */
export function fieldMessage(refusal: Refusal | null, pointer: string): string | null {
  return refusal?.errors.find((error) => error.pointer === pointer)?.message ?? null;
}

/** What is to be said above the fields: what none of them shows. */
export function generalMessage(refusal: Refusal | null, shown: readonly string[]): string | null {
  if (!refusal) return null;
  if (refusal.errors.length === 0) return refusal.message;
  const rest = refusal.errors.filter(({ pointer }) => !shown.includes(pointer));
  return rest.length === 0
    ? null
    : rest.map(({ pointer, message }) => `${pointer || 'The whole'}: ${message}`).join(' ');
}

function isProblem(data: unknown): data is ApiProblem {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
}
