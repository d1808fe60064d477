/**
 * The four requests sent to every contender. The mock's answers are captured first, so that all servers send the same
 * bodies.
 */
import { randomUUID } from 'node:crypto';

type CaseName = 'list of 50' | 'get one' | 'create' | '402';

export type Case = {
  name: CaseName;
  method: 'GET' | 'POST';
  /** below /api */
  path: string;
  body?: unknown;
  status: number;
  person: string;
  /** a new Idempotency-Key for every request, so that each is a separate attempt */
  keyed?: boolean;
  headers?: Readonly<Record<string, string>>;
};

/** Each case has a separate world, so that its writes do not slow down other cases. */
export const worldOf = ({ name }: Case) => `bench-${name.replaceAll(' ', '-')}`;

const newOrder = {
  title: 'Перчатки и рукавицы на склад',
  currency: 'RUB',
  tags: ['склад'],
  submissionDeadline: '2026-11-20T12:00:00Z',
  items: [
    { name: 'Перчатки рабочие с ПВХ', quantity: '400', unitCode: 'PR' },
    { name: 'Рукавицы брезентовые', quantity: '120', unitCode: 'PR' },
    { name: 'Очки защитные открытые', quantity: '40', unitCode: 'H87' },
  ],
};

export const CASES: readonly Case[] = [
  {
    name: 'list of 50',
    method: 'GET',
    path: '/orders?perPage=50',
    status: 200,
    // This user has ten thousand orders in the seed.
    person: 'heavy',
  },
  {
    name: 'get one',
    method: 'GET',
    path: '/orders/ord_fasteners',
    status: 200,
    person: 'buyer',
  },
  {
    name: 'create',
    method: 'POST',
    path: '/orders',
    body: newOrder,
    status: 201,
    person: 'buyer',
    keyed: true,
  },
  {
    name: '402',
    method: 'POST',
    path: '/orders/ord_trial_expired_draft/publish',
    body: {},
    status: 402,
    person: 'trial-expired',
    // Refused attempts are not stored, so the same key works for all requests.
    headers: { 'if-match': '"1"', 'idempotency-key': randomUUID() },
  },
];

/** Signs in as the user of the case; returns the headers of its requests, for any server. */
export async function signIn(origin: string, benchCase: Case): Promise<Record<string, string>> {
  const world = { 'x-mock-world': worldOf(benchCase) };
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...world, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${benchCase.person}@demo.test`, password: 'demo-password' }),
  });
  if (answer.status !== 200) throw new Error(`${benchCase.person} cannot sign in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return {
    ...world,
    ...benchCase.headers,
    authorization: `Bearer ${token}`,
    ...(benchCase.body !== undefined && { 'content-type': 'application/json' }),
  };
}

/** The parsed response of the mock to the case. @throws Error when its status is unexpected */
export async function capture(origin: string, benchCase: Case): Promise<unknown> {
  const { name, method, path, body, keyed, status } = benchCase;
  const headers = await signIn(origin, benchCase);
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(keyed && { 'idempotency-key': randomUUID() }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${name} gave ${answer.status}, not ${status}: ${text}`);
  return JSON.parse(text);
}

/** The path without its query. */
/** The mock's answers, by the name of their request. */
export type Captured = ReadonlyMap<CaseName, { benchCase: Case; body: unknown }>;

export const pathOf = ({ path }: Case) => path.split('?')[0] ?? path;
