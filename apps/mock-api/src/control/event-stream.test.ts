import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { buildSeed } from '../world/seed/seed.ts';
import { Worlds } from '../world/worlds.ts';
import { eventStream } from './event-stream.ts';

test('an ended stream receives nothing more, even before its connection closes', async () => {
  const worlds = new Worlds(buildSeed());
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => {},
    write: (text: string) => written.push(text),
    end: () => written.push('end'),
  });
  const request = { method: 'GET', get: () => undefined };
  // As much of both as a stream uses.
  const { stream } = eventStream('w', worlds, request as unknown as Request);
  stream(response as unknown as Response);
  worlds.traffic.changed('w');
  await expect.poll(() => written.at(-1)).toContain('event: world');
  worlds.traffic.ended('w');
  worlds.traffic.changed('w');
  expect(written.at(-1)).toBe('end');
  expect(worlds.traffic.watcherCount).toBe(0);
});
