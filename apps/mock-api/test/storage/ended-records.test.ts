/** Records that have ended leave the storage too. */
import { expect, test } from 'vitest';
import { client } from '../contract/suite/client.ts';
import { describeStores } from './stores.ts';

const ADDRESS = { email: 'nowhere@example.test' };
const PAUSE = `login ${ADDRESS.email}`;

describeStores('records that have ended', (kind, name) => {
  test('are gone after the next request and a restart', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    const caller = client(first.app);
    await caller.ok('requestLoginLink', { body: ADDRESS });
    const { world } = caller.session;
    expect((await first.worlds.open(world)).cooldowns.get(PAUSE)).toBeDefined();
    await first.stop();

    const second = store.serve();
    const again = client(second.app).with(caller.session);
    await again.ok('listPlans', {});
    expect((await second.worlds.open(world)).cooldowns.get(PAUSE)).toBeDefined();
    await again.advance('PT2H');
    await again.ok('listPlans', {});
    expect((await second.worlds.open(world)).cooldowns.get(PAUSE)).toBeUndefined();
    await second.stop();

    const third = store.serve();
    expect((await third.worlds.open(world)).cooldowns.get(PAUSE)).toBeUndefined();
    await third.stop();
    if (name === 'memory') return;
    const stored = store.openStorage();
    expect((await stored.load(world))?.snapshot.tables['cooldowns']?.put ?? []).toEqual([]);
    await stored.close();
  });
});
