import { Duration } from 'luxon';
import { nextNumber } from '../../src/model/numbers.ts';
import { describe, expect, it } from 'vitest';
import type { TokenRecord } from '../../src/model/records/sign-in.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { createWorld } from '@zakupki/mock-engine/world/world';

const seed = buildSeed();
const token = (id: string): TokenRecord => ({ id, userId: 'usr_buyer', expiresAt: '2027-01-01T00:00:00Z' });

describe('a transaction', () => {
  it('undoes its writes when it fails', () => {
    const world = createWorld('w', seed);
    world.tokens.put(token('kept'));
    const work = () => {
      world.tokens.put(token('new'));
      world.tokens.put({ ...token('kept'), userId: 'usr_empty' });
      world.orders.delete('ord_paper');
      // A nested transaction is part of the outer one.
      world.transaction(() => world.tokens.delete('kept'));
      throw new Error('refused at last');
    };
    expect(() => world.transaction(work)).toThrow('refused at last');
    expect(world.tokens.all()).toEqual([token('kept')]);
    expect(world.orders.get('ord_paper')).toBe(seed.orders.records.get('ord_paper'));
    expect(world.orders.size).toBe(seed.orders.records.size);
    expect(world.countChanges()).toBe(1);
  });

  it('keeps writes made outside it', () => {
    const world = createWorld('w', seed);
    const work = () => {
      world.tokens.put(token('dropped'));
      world.writeOutsideTransaction(() => world.tokens.put(token('kept')));
      throw new Error('wrong code');
    };
    expect(() => world.transaction(work)).toThrow('wrong code');
    expect(world.tokens.all()).toEqual([token('kept')]);
  });
});

describe('identifiers', () => {
  it('are unique in a world, sorted by time, and the same in every world', () => {
    const [one, two] = [createWorld('one', seed), createWorld('two', seed)];
    for (const world of [one, two]) world.clock.setMode('frozen');
    two.clock.set(one.clock.now());
    const ids = Array.from({ length: 100 }, () => one.id('ord'));
    expect(new Set(ids).size).toBe(100);
    expect(Array.from({ length: 100 }, () => two.id('ord'))).toEqual(ids);
    expect(ids[0]).toMatch(/^ord_[0-9A-Z]{17}$/);
    one.clock.advance(Duration.fromISO('PT0.001S'));
    const later = one.id('ord');
    expect(ids.every((id) => id < later)).toBe(true);
    expect(nextNumber(one, 'orders', 'usr_empty')).toBe('Z-2026-000001');
    expect(nextNumber(one, 'orders', 'usr_buyer')).not.toBe('Z-2026-000001');
  });

  it('are counted by author, so that they do not depend on other authors', () => {
    const [one, two] = [createWorld('one', seed, { clock: 'frozen' }), createWorld('two', seed, { clock: 'frozen' })];
    one.author = 'usr_empty';
    for (let i = 0; i < 5; i += 1) one.id('bid');
    one.author = two.author = 'usr_buyer';
    one.id('sup');
    expect(one.id('bid')).toBe(two.id('bid'));
    const copy = createWorld('copy', seed, two.memento());
    copy.author = 'usr_buyer';
    expect(copy.id('bid')).toBe(two.id('bid'));
  });

  it('use secrets that differ between worlds and repeat in a copy', () => {
    const [one, two] = [createWorld('one', seed, { clock: 'frozen' }), createWorld('one', seed, { clock: 'frozen' })];
    expect(one.secret()).not.toEqual(two.secret());
    const copy = createWorld('copy', seed, one.memento());
    const secrets = [one.secret(), one.secret()];
    expect(secrets[0]).not.toEqual(secrets[1]);
    expect([copy.secret(), copy.secret()]).toEqual(secrets);
  });
});
