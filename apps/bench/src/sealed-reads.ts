/**
 * Measures what a buyer's reads cost in two worlds that differ only in a sealed bid: its content must not show in the
 * time of an answer either.
 */
import { createWorld, type TestWorld } from '@zakupki/mock-api/test-world';
import { MOCK } from './servers/contenders.ts';
import { quantile } from './load/quantile.ts';
import { launch, type ServerProcess } from './servers/server-process.ts';

/** As different as two bids for one line can be. */
const BIDS = [
  { unitPrice: '7.05', notes: null },
  { unitPrice: '987654.3210', notes: 'Условия поставки и оплаты обсуждаются. '.repeat(40) },
] as const;

const READS = ['', '/bids', '/comparison', '/export?format=csv'];
/** Requests of a sample: the CPU time of one is too short to measure. */
const REPEATS = 20;
const SAMPLES = 25;

/** Median CPU milliseconds of a sample with either bid, and the larger divided by the smaller. */
export type SealedReads = { readonly cpuMs: readonly [number, number]; readonly ratio: number };

export async function measureSealedReads(): Promise<SealedReads> {
  const server = await launch(MOCK.launch);
  try {
    const [first, second] = await Promise.all(BIDS.map((bid) => sealedOrder(server, bid)));
    if (!first || !second) throw new Error('There are two bids');
    const times: [number[], number[]] = [[], []];
    // In turns, so that other work of the machine meets both.
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const costs = [await cpuOf(server, first), await cpuOf(server, second)] as const;
      // The first sample compiles the code.
      if (sample > 0) for (const at of [0, 1] as const) times[at].push(costs[at]);
    }
    const cpuMs = [quantile(times[0], 0.5), quantile(times[1], 0.5)] as const;
    return { cpuMs, ratio: Math.max(...cpuMs) / Math.min(...cpuMs) };
  } finally {
    await server.stop();
  }
}

type Read = () => Promise<void>;

/** @returns all reads of the buyer, once */
async function sealedOrder({ origin }: ServerProcess, { unitPrice, notes }: (typeof BIDS)[number]): Promise<Read> {
  const world = await createWorld(origin, { frozen: true });
  const buyer = await world.signIn('buyer');
  const draft = {
    title: 'Перчатки рабочие',
    sealedBids: true,
    submissionDeadline: '2026-11-20T12:00:00Z',
    delivery: { address: 'Москва, ул. Складская, 4' },
    items: [{ name: 'Перчатки рабочие', quantity: '100' }],
  };
  const { id, items } = await post<{ id: string; items: { id: string }[] }>(world, '/orders', buyer, draft);
  const path = `/orders/${id}`;
  await post(world, `${path}/publish`, { ...buyer, 'if-match': '*' }, {});
  const email = 'sealed@y.example';
  await post(world, `${path}/invitations`, buyer, { recipients: [{ email, company: 'ООО «Заслон»' }] });
  const token = new URL(await world.link('invitation', email), origin).searchParams.get('token');
  const session = await post<{ token: string }>(world, '/auth/token-login', {}, { token });
  const supplier = { ...world.header, authorization: `Bearer ${session.token}` };
  const bid = { validUntil: '2026-12-31', notes, items: [{ orderItemId: items[0]?.id, unitPrice }] };
  const { id: bidId } = await post<{ id: string }>(world, `${path}/bids`, supplier, bid);
  await post(world, `${path}/bids/${bidId}/submit`, { ...supplier, 'if-match': '*' }, {});
  return async () => {
    for (const read of [...READS, `/bids/${bidId}`]) {
      const answer = await world.api(`${path}${read}`, { headers: buyer });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}${read} gave ${answer.status}`);
    }
  };
}

async function post<T>(world: TestWorld, path: string, headers: Record<string, string>, body: object): Promise<T> {
  const answer = await world.api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

async function cpuOf(server: ServerProcess, read: Read): Promise<number> {
  const before = await server.usage();
  for (let time = 0; time < REPEATS; time += 1) await read();
  return ((await server.usage()).cpuMicros - before.cpuMicros) / 1000;
}
