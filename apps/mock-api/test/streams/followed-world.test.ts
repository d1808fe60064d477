import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageError } from '@zakupki/mock-engine/storage/storage';
import { buildSeed } from '../../src/seed/seed.ts';
import { Traffic } from '@zakupki/mock-engine/world/traffic/traffic';
import type { AnsweredRequest } from '@zakupki/mock-engine/world/traffic/wire';
import { createWorld } from '@zakupki/mock-engine/world/world';
import { EventQueue } from '@zakupki/mock-engine/pipeline/response/event-queue';
import { FollowedWorld } from '@zakupki/mock-engine/pipeline/streams/followed-world';
import type { Follower } from '@zakupki/mock-engine/pipeline/streams/follower';

const seed = buildSeed();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A followed world with three streams, which were all polled once. */
async function following() {
  const traffic = new Traffic();
  const world = createWorld('w', seed, {}, traffic);
  const storage = { isAway: false, attempts: 1 };
  const onEmpty = vi.fn<() => void>();
  const followed = new FollowedWorld('w', traffic, onEmpty);
  const polls = [0, 0, 0];
  const taken = [0, 0, 0];
  const queues = polls.map(() => new EventQueue({ closed: () => {} }));
  const followers = queues.map((queue, index) => {
    const follower = {
      queue,
      inWorld: async (work: (current: typeof world) => unknown) => {
        if (storage.isAway) throw new StorageError('away');
        for (let attempt = 1; attempt < storage.attempts; attempt += 1) work(world);
        return work(world);
      },
      poll: () => {
        polls[index] = (polls[index] ?? 0) + 1;
        return null;
      },
      take: () => {
        taken[index] = (taken[index] ?? 0) + 1;
      },
    };
    // The part of a stream that its world uses.
    return follower as unknown as Follower;
  });
  for (const follower of followers) followed.add(follower);
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  await settle();
  traffic.answered('w', {} as AnsweredRequest);
  await settle();
  polls.fill(0);
  taken.fill(0);
  const answer = async () => {
    traffic.answered('w', {} as AnsweredRequest);
    await settle();
  };
  const write = () => world.letters.put({ ...[...seed.letters.records.values()][0], id: 'let_1' } as never);
  return { traffic, followed, followers, queues, polls, taken, storage, onEmpty, answer, write, settle };
}

test('a request that wrote nothing polls no stream', async () => {
  const { polls, answer } = await following();
  await answer();
  await answer();
  expect(polls).toEqual([0, 0, 0]);
});

test('requests that write together poll each stream once', async () => {
  const { polls, taken, traffic, write, answer } = await following();
  write();
  traffic.answered('w', {} as AnsweredRequest);
  write();
  await answer();
  expect([polls, taken]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

test('a change through the control plane polls each stream, although nothing was written', async () => {
  const { polls, traffic, settle } = await following();
  traffic.changed('w');
  await settle();
  expect(polls).toEqual([1, 1, 1]);
});

test('a stream that something is due for is polled alone', async () => {
  const { polls, followed, followers, settle } = await following();
  followed.poll(followers[1] as Follower);
  await settle();
  expect(polls).toEqual([0, 1, 0]);
});

test('events of an attempt that was undone are not sent', async () => {
  const { taken, storage, write, answer } = await following();
  storage.attempts = 3;
  write();
  await answer();
  expect(taken).toEqual([1, 1, 1]);
});

test('a world that cannot be read cuts its streams, so that they connect again', async () => {
  const { queues, storage, answer } = await following();
  storage.isAway = true;
  await answer();
  expect(queues.map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
});

test('a world without streams is watched no longer', async () => {
  const { followed, followers, traffic, onEmpty, polls, answer, write } = await following();
  for (const follower of followers) followed.remove(follower);
  expect(onEmpty).toHaveBeenCalledOnce();
  expect(traffic.watcherCount).toBe(0);
  write();
  await answer();
  expect(polls).toEqual([0, 0, 0]);
});
