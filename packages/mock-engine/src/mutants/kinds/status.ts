/** Kinds that answer with another status. */
import { STATUS_CODES } from 'node:http';
import { exampleOf } from '../../contract/sample.ts';
import { type Answered, type Exchange, isSuccess, objectIn, withBody, withHeader } from '../exchange.ts';
import { declares, type Kind, successBodies } from './kind.ts';

/** `success`: a success answer with data. `same`: the unchanged body. */
type Turned = 'problem' | 'success' | 'same';

/** Answers with one status given another. */
export type Turn = [from: number, to: number | 'success', body: Turned, does: string];

const TURNS: readonly Turn[] = [
  [200, 202, 'same', 'answers 202 to what is done already'],
  [200, 500, 'problem', 'breaks down'],
  [201, 200, 'same', 'answers 200 to a creation'],
  [202, 200, 'same', 'answers 200 to what is only accepted'],
  [204, 200, 'same', 'answers 200 with nothing to show'],
  [400, 422, 'problem', 'answers 422 to what cannot be read'],
  [400, 500, 'problem', 'breaks down over what cannot be read'],
  [401, 'success', 'success', 'admits every caller'],
  [401, 403, 'problem', 'answers 403 without a session'],
  [403, 'success', 'success', 'forbids nothing'],
  [403, 401, 'problem', 'answers 401 to what is forbidden'],
  [404, 'success', 'success', 'answers unknown ids with another user’s data'],
  [404, 403, 'problem', 'reveals things that belong to others'],
  [404, 500, 'problem', 'breaks down over unknown ids'],
  [404, 400, 'problem', 'answers 400 to unknown ids'],
  [409, 'success', 'success', 'pretends the impossible is done'],
  [409, 400, 'problem', 'answers 400 to what is impossible now'],
  [412, 409, 'problem', 'answers 409 to a stale version'],
  [413, 400, 'problem', 'answers 400 to what is too large'],
  [415, 400, 'problem', 'answers 400 to what is not JSON'],
  [422, 'success', 'success', 'pretends to have accepted what is invalid'],
  [422, 400, 'problem', 'answers 400 to what is invalid'],
  [422, 500, 'problem', 'breaks down over what is invalid'],
  [428, 400, 'problem', 'answers 400 to a missing If-Match'],
  [428, 412, 'problem', 'answers 412 to a missing If-Match'],
  [429, 503, 'problem', 'answers 503 to callers who are too fast'],
  [503, 500, 'problem', 'answers 500 while it is away'],
];

function turned(answered: Answered, to: number | 'success', body: Turned, exchange: Exchange): Answered {
  if (to === 'success' || body === 'success') return somebodys(exchange);
  if (body === 'same') return { ...answered, status: to };
  const problem = objectIn(answered.text);
  const fields = isSuccess(answered) ? { code: 'server_error', message: 'Something went wrong on our side.' } : problem;
  const requestId = answered.headers['x-request-id'] ?? '';
  return withBody(withHeader({ ...answered, status: to }, 'content-type', 'application/problem+json; charset=utf-8'), {
    type: 'about:blank',
    requestId,
    ...fields,
    title: STATUS_CODES[to] ?? '',
    status: to,
  });
}

/** A valid answer to another request of the operation: the last one, else the contract's example. */
function somebodys({ operation, memory }: Exchange): Answered {
  const seen = lastOf(memory).get(operation.operationId);
  if (seen) return seen;
  const [status = 204] = [...operation.responses.keys()].filter((declared) => declared < 300);
  const [, media] = successBodies(operation)[0] ?? [];
  const headers = { 'x-request-id': 'req_mutant', 'cache-control': 'no-store' };
  if (!media) return { status, headers, text: '' };
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(exampleOf(media)),
  };
}

const lastOf = (memory: Exchange['memory']) => memory.of('last success', () => new Map<string, Answered>());

export const turnKind = ([from, to, body, does]: Turn): Kind => ({
  name: `${from}-to-${to}`,
  does,
  fits: declares(from),
  otherwise: `no operation declares ${from}`,
  answer: (answered, exchange) => {
    if (isSuccess(answered)) lastOf(exchange.memory).set(exchange.operation.operationId, answered);
    return answered.status === from ? turned(answered, to, body, exchange) : null;
  },
});

export const statusKinds: readonly Kind[] = TURNS.map(turnKind);
