import { expect, test, vi } from 'vitest';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { follow } from '@zakupki/mock-engine/control/event-stream';

test('an ended stream sends no further events, even before its connection closes', async () => {
  const worlds = new Worlds(buildSeed());
  const written: string[] = [];
  const queue = follow('w', worlds, undefined);
  const reading = (async () => {
    for await (const chunk of queue) written.push(Buffer.from(chunk).toString());
  })();
  worlds.traffic.changed('w');
  await expect.poll(() => written.at(-1)).toContain('event: world');
  worlds.traffic.ended('w');
  worlds.traffic.changed('w');
  await reading;
  expect(written.filter((text) => text.includes('event: world'))).toHaveLength(1);
  expect(worlds.traffic.watcherCount).toBe(0);
});

test('an open stream sends each e-mail that follows, however late the world was read', async () => {
  const worlds = new Worlds(buildSeed());
  const held = Promise.withResolvers<void>();
  const read = worlds.read.bind(worlds);
  vi.spyOn(worlds, 'read').mockImplementationOnce(async (name, work) => {
    await held.promise;
    return read(name, work);
  });
  const queue = follow('w', worlds, undefined);
  const first = queue[Symbol.asyncIterator]().next();
  let isOpen = false;
  void first.then(() => (isOpen = true));
  await new Promise(setImmediate);
  expect(isOpen).toBe(false);
  held.resolve();
  expect(Buffer.from((await first).value as Uint8Array).toString()).toContain(': open');
  queue.close();
});
