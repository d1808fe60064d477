import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';

const SECRET = 'hunter2';

it.each([
  [
    'thrown',
    () => {
      throw new Error(`password ${SECRET}`);
    },
  ],
  ['rejected', () => Promise.reject(new TypeError(`password ${SECRET}`))],
] as const)(
  'an unexpected error (%s) affects only its request and shows no stack or message (E11)',
  async (_how, fail) => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const worlds = new Worlds(buildSeed());
    const app = createApp({ worlds });
    vi.spyOn(worlds, 'run').mockImplementationOnce(fail);
    const { status, text, type } = await request(app).get('/api/plans');
    expect([status, type]).toEqual([500, 'application/problem+json']);
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
      'code',
      'detail',
      'instance',
      'message',
      'requestId',
      'status',
      'title',
      'type',
    ]);
    expect(text).not.toContain(SECRET);
    expect(logged.mock.calls.join('\n')).toContain('unexpected-errors.test.ts');
    await request(app).get('/api/plans').expect(200);
  },
);
