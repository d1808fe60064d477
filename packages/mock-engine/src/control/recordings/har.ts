/** Exports the request log as an HTTP archive (HAR 1.2), with the log's masking. */
import { STATUS_CODES } from 'node:http';
import type { Har, HarEntry, LoggedExchange } from '../../contract/control.ts';

/** @param origin of this server, since requests are logged without it */
export function toHar(exchanges: readonly LoggedExchange[], origin: string, creator: Har['log']['creator']): Har {
  return {
    log: {
      version: '1.2',
      creator,
      entries: exchanges.map((exchange) => entryOf(exchange, origin)),
    },
  };
}

function entryOf(exchange: LoggedExchange, origin: string): HarEntry {
  const { method, path, status, ms, request, response } = exchange;
  const url = `${origin}${path}`;
  const requestType = request.headers['content-type'] ?? '';
  const http = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: exchange.at,
    time: ms,
    request: {
      ...http,
      method,
      url,
      headers: headersOf(request.headers),
      queryString: [...new URLSearchParams(path.split('?').slice(1).join('?'))].map(pairOf),
      ...(request.body !== null && { postData: { mimeType: requestType, text: request.body } }),
      bodySize: request.body === null ? (request.isBodyKept ? 0 : -1) : Buffer.byteLength(request.body),
      ...(!request.isBodyKept && NOT_KEPT),
    },
    response: {
      ...http,
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers: headersOf(response.headers),
      content: {
        // A reader must not take it for an empty body.
        size: response.isBodyKept ? Buffer.byteLength(response.body ?? '') : -1,
        mimeType: response.headers['content-type'] ?? '',
        ...(response.body !== null && { text: response.body }),
        ...(!response.isBodyKept && NOT_KEPT),
      },
      redirectURL: response.headers['location'] ?? '',
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _operationId: exchange.operationId,
    _personId: exchange.personId,
    _forcedBy: exchange.forcedBy,
    _reason: exchange.reason,
    _violations: exchange.violations,
  } as HarEntry;
}

const NOT_KEPT = { comment: 'The log did not keep the body.' };

const pairOf = ([name, value]: readonly [string, string]) => ({ name, value });

const headersOf = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(pairOf);
