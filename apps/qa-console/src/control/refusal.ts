import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiProblem, FieldError } from '@zakupki/mock-control/schema';

export type CallError = FetchBaseQueryError | SerializedError;

export type Refusal = {
  readonly message: string;
  /** Empty when the error is not about a field. */
  readonly errors: readonly FieldError[];
};

const SILENT = 'The mock does not respond. Is it still running?';

/** Prefers the server's message. */
export function refusalOf(error: CallError): Refusal {
  if (!('status' in error)) return { message: error.message ?? 'Something went wrong in this page.', errors: [] };
  if (isProblem(error.data)) return { message: error.data.message, errors: error.data.errors ?? [] };
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return { message: SILENT, errors: [] };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  // The development proxy answers 500 or 502 when the mock is down.
  return { message: Number(status) >= 500 ? SILENT : `The mock responded with ${status} and no reason.`, errors: [] };
}

/** A 404, for example for a world that does not exist yet. */
export function isNotFound(error: CallError | undefined): boolean {
  return error !== undefined && 'status' in error && error.status === 404;
}

/** The message of the field at the pointer; null for a valid field. */
export function fieldMessage(refusal: Refusal | null, pointer: string): string | null {
  return refusal?.errors.find((error) => error.pointer === pointer)?.message ?? null;
}

/** Messages that no visible field shows. */
export function generalMessage(refusal: Refusal | null, shown: readonly string[]): string | null {
  if (!refusal) return null;
  if (refusal.errors.length === 0) return refusal.message;
  const rest = refusal.errors.filter(({ pointer }) => !shown.includes(pointer));
  return rest.length === 0 ? null : rest.map(({ pointer, message }) => `${pointer || 'Request'}: ${message}`).join(' ');
}

function isProblem(data: unknown): data is ApiProblem {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
}
