import { expect, test } from 'vitest';
import { buildSeed } from '../world/seed/seed.ts';
import { Worlds } from '../world/worlds.ts';
import { follow } from './event-stream.ts';

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
