/** Many event streams: how many may be open, and what a write costs. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { CONSOLE_STREAMS, EVENT_STREAMS } from '@zakupki/mock-engine/pipeline/streams/stream-limits';
import { buildSeed } from '../../src/seed/seed.ts';
import { hashToken } from '@zakupki/mock-engine/world/traffic/secrets';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { Following } from '../contract/events/following.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

const worlds = new Worlds(buildSeed());
let serving: Serving;
beforeAll(async () => {
  serving = await serve(createApp({ worlds }));
});
afterAll(() => serving.close());
afterEach(() => vi.restoreAllMocks());

const signIn = () => client(`${serving.url}/api`).signIn('buyer');
const order = { orderId: 'ord_tender' };
const change = (buyer: ContractClient, budget: string) =>
  buyer.ok('updateOrder', { ...order, ifMatch: '*', body: { budget } });

const openAll = (buyers: readonly ContractClient[]) =>
  Promise.all(
    buyers.map(async (buyer) => {
      const stream = await Following.open(buyer);
      await stream.until('ready');
      return stream;
    }),
  );

/** More sessions of the same user. */
async function sessionsOf(buyer: ContractClient, count: number): Promise<ContractClient[]> {
  const world = await worlds.open(buyer.session.world);
  const session = world.tokens.get(hashToken(buyer.session.token ?? ''));
  if (!session) throw new Error('The buyer has a session');
  return Array.from({ length: count }, (_, index) => {
    const token = `${buyer.session.token}-${index}`;
    world.tokens.put({ ...session, id: hashToken(token) });
    return buyer.with({ token });
  });
}

test('one tab too many ends the oldest stream of the session; the others go on', async () => {
  const buyer = await signIn();
  const [oldest, ...others] = [...(await openAll([buyer])), ...(await openAll([buyer, buyer, buyer]))];
  const last = (await openAll([buyer]))[0];
  await oldest?.ended();
  await change(buyer, '900001.00');
  for (const stream of [...others, last]) await stream?.until('order');
  expect(oldest?.kinds).toEqual(['ready']);
  for (const stream of [...others, last]) stream?.close();
});

test('a stream too many of one address is refused with the time to wait, in every world', async () => {
  const buyer = await signIn();
  const sessions = await sessionsOf(buyer, EVENT_STREAMS.address / EVENT_STREAMS.session);
  const streams = await openAll(sessions.flatMap((one) => [one, one, one, one]));
  const other = await signIn();
  const answer = await other.call('streamEvents', {});
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '30']);
  expect(answer.body).toMatchObject({ code: 'rate_limited' });
  streams[0]?.close();
  await expect.poll(async () => (await other.call('streamEvents', {})).status).toBe(200);
  for (const stream of streams) stream.close();
});

test('a console too many is refused with the time to wait', async () => {
  const leaving = new AbortController();
  const listen = () =>
    fetch(`${serving.url}/__mock/worlds/w/requests`, {
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    });
  const open = await Promise.all(Array.from({ length: CONSOLE_STREAMS.world }, listen));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await listen();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  leaving.abort();
  await expect.poll(() => worlds.traffic.watcherCount).toBe(0);
});

/** How often a write makes the history and the orders of the buyer be read. */
async function readingsWith(streamCount: number): Promise<number> {
  const buyer = await signIn();
  const streams = await openAll(await sessionsOf(buyer, streamCount));
  const world = await worlds.open(buyer.session.world);
  const readings = [vi.spyOn(world.audit, 'where'), vi.spyOn(world.orders, 'where'), vi.spyOn(world.bids, 'where')];
  await change(buyer, '900002.00');
  for (const stream of streams) await stream.until('order');
  const count = readings.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const stream of streams) stream.close();
  return count;
}

test('a write is read once for all streams of a person', async () => {
  const more = (await readingsWith(20)) - (await readingsWith(1));
  // The sessions of the streams may have been written as well, which is another poll of all.
  expect(more).toBeLessThan(20);
});
