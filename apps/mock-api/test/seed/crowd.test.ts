/** The thousands of generated customers: their data and sums. */
import { describe, expect, test } from 'vitest';
import { accessStatus, balance } from '../../src/rules/access/access.ts';
import { dueMovements } from '../../src/rules/access/credits.ts';
import { ACCOUNTS } from '../../src/model/people.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { MODEL } from '../../src/model/model.ts';
import type { Records, TableName } from '@zakupki/mock-engine/world/tables';

const seed = buildSeed();
const { start: now } = seed;
// Tables are typed by name; an index by a generic name loses the type.
const rows = <N extends TableName>(name: N) => [...seed[name].records.values()] as Records[N][];
const get = <N extends TableName>(name: N, id: string) => seed[name].records.get(id) as Records[N] | undefined;

describe('the crowd', () => {
  const crowd = rows('users').slice(ACCOUNTS.length);

  test('comes after the named users, has ten thousand members and a common prefix in all keys', () => {
    expect(
      rows('users')
        .slice(0, ACCOUNTS.length)
        .map(({ id }) => id),
    ).toEqual(ACCOUNTS.map(({ id }) => id));
    expect(crowd).toHaveLength(10_000);
    expect(
      crowd.filter(({ id, email }) => !/^usr_crowd_\d{5}$/.test(id) || !email.endsWith('@crowd.demo.test')),
    ).toEqual([]);
    expect(new Set(crowd.map(({ email }) => email)).size).toBe(crowd.length);
    const phones = crowd.flatMap(({ profile: { phone } }) => (phone === null ? [] : [phone]));
    expect(phones.filter((phone) => !/^\+7900\d{7}$/.test(phone))).toEqual([]);
    expect(new Set(phones).size).toBe(phones.length);
    const ids = new Set(crowd.map(({ id }) => id));
    const unlike = MODEL.tableNames.flatMap((name) =>
      rows(name).flatMap((record) => {
        if (!('ownerId' in record) || record.ownerId === null) return [];
        return record.id.includes('crowd') === ids.has(record.ownerId) ? [] : [record.id];
      }),
    );
    expect(unlike).toEqual([]);
  });

  test('signed up over two years and has every state of access', () => {
    const states = Map.groupBy(crowd, (user) => accessStatus(user, now));
    expect([...states.keys()].toSorted()).toEqual(
      ['active', 'grace', 'none', 'subscription_expired', 'trial', 'trial_expired'].toSorted(),
    );
    const joined = crowd.map(({ createdAt }) => createdAt);
    expect(joined.map((at) => at.slice(0, 10))).toEqual(joined.map((at) => at.slice(0, 10)).toSorted());
    const [first, second] = ['2025-10', '2026-10'].map((month) => joined.filter((at) => at.startsWith(month)).length);
    expect(second).toBeGreaterThan((first ?? 0) * 1.2);
    const orders = rows('orders').filter(({ id }) => id.startsWith('ord_crowd'));
    expect(new Set(orders.map(({ status }) => status)).size).toBe(6);
  });

  test('has ledgers that add up, without pending entries', () => {
    const grantsOf = Map.groupBy(rows('grants'), ({ ownerId }) => ownerId);
    const linesOf = Map.groupBy(rows('credits'), ({ ownerId }) => ownerId);
    const wrong = crowd.filter((user) => {
      const [grants, lines] = [grantsOf.get(user.id) ?? [], linesOf.get(user.id) ?? []];
      let sum = 0;
      const addsUp = lines.every(({ amount, balanceAfter }) => (sum += amount) === balanceAfter);
      const plan = user.subscription && (get('plans', user.subscription.planId) ?? null);
      const person = { ownerId: user.id, subscription: user.subscription, plan };
      const due = dueMovements(person, grants, lines, now, () => 'cgr_new');
      return !addsUp || sum !== balance(grants, now) || due.length > 0;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
