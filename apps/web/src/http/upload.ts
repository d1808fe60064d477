/** Files on their way to the server, with their progress. The call reacts like every other one. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Body } from '@zakupki/api-client/operation';
import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import { toRequest } from '@zakupki/api-client/request';
import type { Attachment } from '@zakupki/api-client/schema';
import { API_BASE_PATH, type CallContext, headersFor, isStill } from './base-query.ts';
import { react } from './reactions.ts';

export type FileDispatch = ThunkDispatch<unknown, CallContext, UnknownAction>;

/** What became of it; the error is null when it was cancelled. */
export type FileResult<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly error: ApiError | null };

type FileCall<T> = (dispatch: FileDispatch, getState: () => unknown, context: CallContext) => Promise<FileResult<T>>;

export interface Watch {
  /** Told the share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Attaches a file. */
export function uploadAttachment(body: Body<'uploadAttachment'>, watch: Watch): FileCall<Attachment> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value);
  const { method, url } = toRequest('uploadAttachment', { body });
  return (_dispatch, _state, context) =>
    answered(context, async (base, headers): Promise<Answer<Attachment>> => {
      const { status, text } = await sent(method, base + url, headers, form, watch);
      // Held against the contract by the server.
      return status === 201 ? { result: JSON.parse(text) as Attachment } : { status, text };
    });
}

type Answer<T> = { readonly result: T } | { readonly status: number; readonly text: string };
type Send<T> = (base: string, headers: Record<string, string>) => Promise<Answer<T>>;

/** Sends it as whoever is signed in, and does what the product does by itself when it fails (spec §8). */
async function answered<T>(context: CallContext, send: Send<T>): Promise<FileResult<T>> {
  const { session, powers, baseUrl = API_BASE_PATH } = context;
  const sentAs = session.read();
  let answer: Answer<T> | null;
  try {
    answer = await send(baseUrl, headersFor(sentAs));
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return { ok: false, error: null };
    answer = null;
  }
  const stillThem = isStill(session, sentAs);
  if (answer && 'result' in answer) {
    return stillThem
      ? { ok: true, result: answer.result }
      : { ok: false, error: toApiError(0, { code: 'session_changed' }) };
  }
  const error: ApiError = answer ? toApiError(answer.status, parsed(answer.text)) : { status: 'offline', data: null };
  if (stillThem) react(error, powers);
  return { ok: false, error };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `fetch` does not tell how much is sent. Rejects when the server cannot be reached, and with an AbortError. */
function sent(
  method: string,
  url: string,
  headers: Record<string, string>,
  form: FormData,
  { onProgress, signal }: Watch,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('offline')));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
