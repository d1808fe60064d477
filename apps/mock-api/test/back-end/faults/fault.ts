/** A fault that is planted before a server: its requests and answers pass through it. */
import type { OperationId } from '@zakupki/api-client/operation';
import {
  type Answered,
  type Exchange,
  isJson,
  isSuccess,
  type Json,
  objectIn,
  type Sent,
  withBody,
  withHeader,
} from '@zakupki/mock-engine/mutants/exchange';
import type { Kind } from '@zakupki/mock-engine/mutants/kinds/kind';

export type Fault = {
  /** the fault, as the end of "a server that …" */
  does: string;
  /** the check that is made for it, by the end of its name */
  check: RegExp;
  /** the operations that pass through it; without them, all */
  on?: readonly OperationId[];
  request?: Kind['request'];
  answer?: Kind['answer'];
};

export const kindOf = ({ does, on, request, answer }: Fault): Kind => ({
  name: does.replaceAll(' ', '-'),
  does,
  fits: ({ operationId }) => on?.includes(operationId) ?? true,
  otherwise: 'it is always planted',
  ...(request && { request }),
  ...(answer && { answer }),
});

/** Changes the JSON of an answer with this status; by default of a success. */
export const changed =
  (change: (body: Json, exchange: Exchange) => unknown, status?: number): NonNullable<Kind['answer']> =>
  (answered, exchange) => {
    const body = objectIn(answered.text);
    const isMeant = status === undefined ? isSuccess(answered) : answered.status === status;
    const after = body && isMeant ? change(body, exchange) : undefined;
    return after === undefined ? null : withBody(answered, after);
  };

/** Changes the order of an answer, which may wrap it. */
export const changedOrder = (change: (order: Json, exchange: Exchange) => Json): NonNullable<Kind['answer']> =>
  changed((body, exchange) =>
    isJson(body['order']) ? { ...body, order: change(body['order'], exchange) } : change(body, exchange),
  );

/** Changes the query of a request; undefined leaves it. */
export const asked =
  (change: (query: URLSearchParams) => unknown): NonNullable<Kind['request']> =>
  (sent) => {
    const query = new URLSearchParams(sent.search);
    change(query);
    return { ...sent, search: String(query) };
  };

/** Changes the JSON of a request. */
export const given =
  (change: (body: Json, exchange: Exchange) => Json): NonNullable<Kind['request']> =>
  (sent, exchange) => {
    const body = objectIn(sent.body);
    return body && { ...sent, body: JSON.stringify(change(body, exchange)) };
  };

export const tokenOf = ({ headers }: Sent): string => (headers['authorization'] ?? '').replace(/^Bearer /, '');
export const withToken = (sent: Sent, token: string): Sent => withHeader(sent, 'authorization', `Bearer ${token}`);

/** The tokens that sign-in has given, with the user of each. */
export const signedIn = ({ memory }: Exchange) => memory.of('tokens', () => new Map<string, string>());

export function rememberSignIn(answered: Answered, exchange: Exchange): void {
  const body = exchange.operation.operationId === 'logIn' ? objectIn(answered.text) : null;
  if (body && isSuccess(answered)) signedIn(exchange).set(String(body['token']), String((body['user'] as Json)['id']));
}

/** Tokens of other users than the sender. */
export function foreignTokens(exchange: Exchange): string[] {
  const tokens = signedIn(exchange);
  const user = tokens.get(tokenOf(exchange.sent));
  return [...tokens].filter(([, other]) => other !== user).map(([token]) => token);
}

/** The answers that other users get to the same request. */
export async function foreignAnswers(exchange: Exchange, sent = exchange.sent): Promise<Answered[]> {
  const answers = [];
  for (const token of foreignTokens(exchange)) answers.push(await exchange.forward(withToken(sent, token)));
  return answers.filter(isSuccess);
}

export type Rows = Json & { data: Json[]; page?: { size: number; totalItems: number; totalPages: number } };

/** A list with these rows, its figures in agreement. */
export function withRows<L extends Rows>(list: L, data: readonly Json[], total = data.length): L {
  if (!list.page) return { ...list, data };
  const { size } = list.page;
  const page = { ...list.page, totalItems: total, totalPages: Math.ceil(total / size) };
  return { ...list, data: data.slice(0, size), page };
}

/** Adds the rows that other users get. */
export const withForeignRows =
  (isMeant: (sent: Sent) => boolean = () => true): NonNullable<Kind['answer']> =>
  async (answered, exchange) => {
    const own = objectIn(answered.text) as Rows | null;
    if (!own?.data || !isSuccess(answered) || !isMeant(exchange.sent)) return null;
    const others = (await foreignAnswers(exchange)).map(({ text }) => objectIn(text) as Rows);
    if (others.every(({ data }) => data.length === 0)) return null;
    const total = [own, ...others].reduce((sum, { page, data }) => sum + (page?.totalItems ?? data.length), 0);
    return withBody(
      answered,
      withRows(
        own,
        [own, ...others].flatMap(({ data }) => data),
        total,
      ),
    );
  };
