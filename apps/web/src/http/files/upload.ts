/** Uploads files with progress. Errors have the same reactions as those of any request. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Body } from '@zakupki/api-client/operation';
import { type ApiError, toApiError } from '@zakupki/api-client/problem';
import { toRequest } from '@zakupki/api-client/request';
import type { Attachment } from '@zakupki/api-client/schema';
import { API_BASE_PATH } from '../../paths.ts';
import { type CallContext, headersFor, hasCredentials } from '../base-query.ts';
import { react } from '../reactions.ts';

export type FileDispatch = ThunkDispatch<unknown, CallContext, UnknownAction>;

/** `error` is null after a cancellation. */
type FileResult<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly error: ApiError | null };

type FileCall<T> = (dispatch: FileDispatch, getState: () => unknown, context: CallContext) => Promise<FileResult<T>>;

export type Watch = {
  /** Share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** @param idempotencyKey of this file: a retry after a lost response attaches it once */
export function uploadAttachment(
  body: Body<'uploadAttachment'>,
  idempotencyKey: string,
  watch: Watch,
): FileCall<Attachment> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value);
  const { method, url, headers: requestHeaders } = toRequest('uploadAttachment', { body, idempotencyKey });
  return (_dispatch, _state, context) =>
    sendWithReactions(context, async (base, headers): Promise<Answer<Attachment>> => {
      const { status, text } = await sendForm(method, base + url, { ...headers, ...requestHeaders }, form, watch);
      // The server validates its response against the contract.
      return status === 201 ? { result: JSON.parse(text) as Attachment } : { status, text };
    });
}

type Answer<T> = { readonly result: T } | { readonly status: number; readonly text: string };
type Send<T> = (base: string, headers: Record<string, string>) => Promise<Answer<T>>;

/** Sends with the session's credentials and runs the reactions of spec §8. */
async function sendWithReactions<T>(context: CallContext, send: Send<T>): Promise<FileResult<T>> {
  const { session, effects, baseUrl = API_BASE_PATH } = context;
  const sentAs = session.read();
  const sentFrom = effects.address().pathname;
  let answer: Answer<T> | null;
  try {
    answer = await send(baseUrl, headersFor(sentAs));
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return { ok: false, error: null };
    answer = null;
  }
  const isSameUser = hasCredentials(session, sentAs);
  if (answer && 'result' in answer) {
    return isSameUser
      ? { ok: true, result: answer.result }
      : { ok: false, error: toApiError(0, { code: 'session_changed' }) };
  }
  const error: ApiError = answer
    ? toApiError(answer.status, parseJson(answer.text))
    : { status: 'offline', data: null };
  if (isSameUser) react(error, effects, { isPageLeft: effects.address().pathname !== sentFrom });
  return { ok: false, error };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * `fetch` reports no upload progress.
 * @throws AbortError, or TypeError when the server cannot be reached
 */
function sendForm(
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
