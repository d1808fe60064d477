/** Faults of access and credits. */
import { isJson, type Json, objectIn, withBody } from '@zakupki/mock-engine/mutants/exchange';
import { changed, type Fault, type Rows, tokenOf, withRows } from './fault.ts';

const EXACT = /is refused with the cause of the end of access/;
const CHARGE = /publishOrder charges once/;

/** A refusal for another cause. */
const saysInstead = (from: string, to: string): Pick<Fault, 'answer' | 'check'> => ({
  check: EXACT,
  answer: changed((body) => {
    const code = to.toLowerCase();
    return body['message'] === from ? { ...body, message: to, code, type: `/api/problems/${code}` } : undefined;
  }, 402),
});

/** Credits that this user has fewer than the server counts. */
const lostOf = (exchange: Parameters<NonNullable<Fault['answer']>>[1]) => {
  const lost = exchange.memory.of('lost', () => new Map<string, number>());
  const token = tokenOf(exchange.sent);
  return { get: () => lost.get(token) ?? 0, add: (count: number) => lost.set(token, (lost.get(token) ?? 0) + count) };
};

/** The balance in the answers of both operations that show it. */
function withBalance(body: Json, of: (balance: number) => number): Json {
  const { credits, access } = body;
  if (isJson(credits)) return { ...body, credits: { ...credits, balance: of(Number(credits['balance'])) } };
  if (isJson(access)) return { ...body, access: { ...access, creditsBalance: of(Number(access['creditsBalance'])) } };
  return body;
}

/** Loses credits when an answer of publishing is meant. */
const loses = (count: number, isMeant: (headers: Record<string, string>) => boolean): Pick<Fault, 'answer' | 'on'> => ({
  on: ['publishOrder', 'getAccess', 'getMe'],
  answer: (answered, exchange) => {
    const lost = lostOf(exchange);
    const body = objectIn(answered.text);
    if (exchange.operation.operationId !== 'publishOrder')
      return body && answered.status === 200 && lost.get() !== 0
        ? withBody(
            answered,
            withBalance(body, (balance) => Math.max(0, balance - lost.get())),
          )
        : null;
    if (answered.status === 200 && isMeant(answered.headers)) lost.add(count);
    return null;
  },
});

const isRepeat = (headers: Record<string, string>) => headers['idempotency-replayed'] === 'true';

const ledger = (change: (rows: Json[]) => Json[]): Pick<Fault, 'on' | 'answer' | 'check'> => ({
  check: CHARGE,
  on: ['listCreditTransactions'],
  answer: changed((body) => {
    const list = body as Rows;
    const data = change(list.data);
    return withRows(list, data, (list.page?.totalItems ?? 0) + data.length - list.data.length);
  }),
});

const isDebit = ({ type }: Json) => type === 'debit';

export const MONEY: readonly Fault[] = [
  {
    does: 'says in words that access has ended',
    check: EXACT,
    answer: changed((body) => ({ ...body, message: 'Нет доступа' }), 402),
  },
  {
    does: 'takes the end of a trial for that of a subscription',
    ...saysInstead('TRIAL_EXPIRED', 'SUBSCRIPTION_EXPIRED'),
  },
  {
    does: 'takes the end of a subscription for that of credits',
    ...saysInstead('SUBSCRIPTION_EXPIRED', 'CREDITS_EXPIRED'),
  },
  { does: 'takes the end of credits for that of a trial', ...saysInstead('CREDITS_EXPIRED', 'TRIAL_EXPIRED') },
  {
    does: 'shows no cause in the state of access',
    check: EXACT,
    on: ['getMe', 'getAccess'],
    answer: changed((body) =>
      isJson(body['access'])
        ? { ...body, access: { ...body['access'], blockedBy: null } }
        : { ...body, ...('blockedBy' in body && { blockedBy: null }) },
    ),
  },
  { does: 'charges two credits for publishing', check: CHARGE, ...loses(1, (headers) => !isRepeat(headers)) },
  { does: 'charges again for a repeated request', check: CHARGE, ...loses(1, isRepeat) },
  { does: 'publishes without a charge', check: CHARGE, ...loses(-1, (headers) => !isRepeat(headers)) },
  { does: 'leaves a charge out of the ledger', ...ledger((rows) => rows.filter((row) => !isDebit(row))) },
  {
    does: 'enters a charge into the ledger twice',
    ...ledger((rows) => rows.flatMap((row) => (isDebit(row) ? [row, { ...row, id: `${String(row['id'])}x` }] : [row]))),
  },
];
