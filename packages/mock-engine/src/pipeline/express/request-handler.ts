/** Passes Express requests to the pipeline and sends its answers. */
import type { Request, Response } from 'express';
import type { Worlds } from '../../storage/worlds.ts';
import type { Application } from '../application.ts';
import type { Backend } from '../backend.ts';
import { createHandler } from '../handle.ts';
import type { Arrival } from '../request/arrival.ts';
import { readDeferredBody, type Unreadable } from './body-reader.ts';
import { send, sendForwarded, sendStream, writeHead } from './send.ts';

export function apiHandler(worlds: Worlds, backend: Backend, application: Application) {
  const handle = createHandler(worlds, backend, application);
  return async (request: Request, response: Response): Promise<void> => {
    const { answer, head, requestId, log } = await handle(new ExpressArrival(request, response));
    let sending: Promise<void> | undefined;
    if (!answer) response.destroy();
    else if (answer.forwarded) sendForwarded(response, { ...answer, forwarded: answer.forwarded }, head);
    else if (answer.stream && answer.type !== null) {
      writeHead(response, answer.status, head);
      sending = sendStream(response, { type: answer.type, stream: answer.stream }, requestId);
    } else sending = send(response, answer, head);
    // Log in processing order: compression finishes later, and streams may never end.
    log(answer?.forwarded ? answer.headers : response.getHeaders());
    await sending;
  };
}

class ExpressArrival implements Arrival {
  readonly http: Request;
  readonly #response: Response;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  #gone: AbortController | null = null;

  constructor(request: Request, response: Response) {
    this.http = request;
    this.#response = response;
    this.method = request.method;
    this.url = request.url;
    // Only Set-Cookie would be a list, which no client sends.
    this.headers = new Headers(request.headers as Record<string, string>);
  }

  get rawHeaders(): readonly string[] {
    return this.http.rawHeaders;
  }

  get bytes(): Buffer | null {
    const { body } = this.http as { body?: unknown };
    return Buffer.isBuffer(body) ? body : null;
  }

  get bodyError(): unknown {
    return (this.http as Unreadable).bodyError;
  }

  get address(): string {
    return this.http.ip ?? '';
  }

  readonly readBody = (limit: number): Promise<void> => readDeferredBody(this.http, this.#response, limit);

  /** Most requests are answered before anything asks for it. */
  get signal(): AbortSignal {
    if (!this.#gone) {
      const gone = (this.#gone = new AbortController());
      const response = this.#response;
      if (response.destroyed) gone.abort();
      response.once('close', () => {
        if (!response.writableFinished) gone.abort();
      });
    }
    return this.#gone.signal;
  }
}
