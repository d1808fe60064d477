/** Passes Express requests to the pipeline and sends its answers. */
import type { Request, Response } from 'express';
import type { Worlds } from '../../storage/worlds.ts';
import type { Backend } from '../api-request.ts';
import { headersOf } from '../exchange.ts';
import { createHandler } from '../handle.ts';
import type { Incoming } from '../incoming.ts';
import type { WithBody } from '../request/body.ts';
import type { Application } from '../application.ts';
import { readDeferredBody } from './body-reader.ts';
import { send, sendForwarded, sendStream, writeHead } from './send.ts';

export function apiHandler(worlds: Worlds, backend: Backend, application: Application) {
  const handle = createHandler(worlds, backend, application);
  return async (request: Request, response: Response): Promise<void> => {
    const { answer, head, requestId, log } = await handle(new ExpressIncoming(request, response));
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

class ExpressIncoming implements Incoming {
  readonly http: Request;
  readonly #response: Response;
  readonly method: string;
  readonly url: string;
  readonly headers: Incoming['headers'];

  constructor(request: Request, response: Response) {
    this.http = request;
    this.#response = response;
    this.method = request.method;
    this.url = request.url;
    this.headers = headersOf(request);
  }

  get rawHeaders(): readonly string[] {
    return this.http.rawHeaders;
  }

  get body(): unknown {
    return this.http.body as unknown;
  }

  get bodyError(): unknown {
    return (this.http as WithBody).bodyError;
  }

  get address(): string {
    return this.http.ip ?? '';
  }

  readonly readBody = (limit: number): Promise<void> => readDeferredBody(this.http, this.#response, limit);

  readonly onGone = (listener: () => void): (() => void) => {
    const response = this.#response;
    if (response.destroyed) listener();
    response.once('close', listener);
    return () => response.off('close', listener);
  };
}
