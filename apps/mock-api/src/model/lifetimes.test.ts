import { document, type Schema } from '@zakupki/api-client/document';
import { Duration } from 'luxon';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './records/contract.ts';
import { jsonSchemaOf } from '@zakupki/mock-engine/world/records/schema';
import { buildSeed } from '../seed/seed.ts';
import { sweepWhenDue } from '@zakupki/mock-engine/world/sweep';
import { MODEL } from './model.ts';
import type { Records, TableName } from '@zakupki/mock-engine/world/tables';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';

const seed = buildSeed();
const NOW = '2026-11-02T09:00:00Z';

/** Names that say when something ends. */
const END = /^(?:expires?|expected|ends?)(?:At|On)$|(?:until|deadline|validTo|validUntil|periodEnd)$/i;

/** Paths of properties of a record that name an end; those of an entry of a list are about the entry. */
function endsIn(schema: Schema, prefix = '', seen: readonly string[] = []): string[] {
  const {
    $ref,
    properties = {},
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema as Record<string, never> & {
    $ref?: string;
    properties?: Record<string, Schema>;
  };
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    const target = (document['components']['schemas'] as unknown as Record<string, Schema>)[name];
    return !target || seen.includes(name) ? [] : endsIn(target, prefix, [...seen, name]);
  }
  const own = Object.entries(properties as Record<string, Schema>).flatMap(([name, part]) => [
    ...(END.test(name) && part['type'] !== 'boolean' ? [prefix + name] : []),
    ...endsIn(part, `${prefix}${name}.`, seen),
  ]);
  return [
    ...own,
    ...[...(allOf as Schema[]), ...(anyOf as Schema[]), ...(oneOf as Schema[])].flatMap((part) =>
      endsIn(part, prefix, seen),
    ),
  ];
}

describe('the registry of lifetimes', () => {
  it.each(MODEL.tableNames)('names every property of %s that says when something ends', (name) => {
    const found = [...new Set(endsIn(jsonSchemaOf(MODEL.tables[name].schema)))].toSorted();
    expect(found).toEqual([...(MODEL.lifetimes[name].expiry ?? [])].toSorted());
  });

  it('would miss no end of a new record, wherever its name is written', () => {
    const schema = z.strictObject({
      id: contract('Id'),
      validUntil: contract('DateTime'),
      offer: z.strictObject({ expiresAt: contract('DateTime') }).optional(),
      trial: contract('Trial').nullable(),
    });
    expect(endsIn(jsonSchemaOf(schema))).toEqual(['validUntil', 'offer.expiresAt', 'trial.endsAt']);
  });
});

type Example = { [N in TableName]: { table: N; record: Records[N]; last: string; gone: string } }[TableName];

const hash = (digit: string) => digit.repeat(64);
const link = { userId: 'usr_buyer', usedAt: null, phone: null, code: null, failures: 0 };
const letter = { channel: 'email' as const, to: 'a@b.test', subject: '', text: '', links: [] };
const newcomer = (): Records['users'] => {
  const unverified = seed.users.records.get('usr_unverified');
  if (!unverified) throw new Error('The seed has no unverified user');
  return { ...unverified, id: 'usr_newcomer', email: 'newcomer@example.test', createdAt: NOW, state: null };
};

/** A record written at the start, the last moment (as a duration since) at which it exists, and one at which it is gone. */
const EXAMPLES: readonly Example[] = [
  {
    table: 'tokens',
    record: { id: hash('1'), userId: 'usr_buyer', expiresAt: '2026-12-02T09:00:00Z' },
    last: 'P36DT23H',
    gone: 'P37D',
  },
  {
    table: 'links',
    record: { ...link, id: 'reset', kind: 'reset', expiresAt: '2026-11-02T10:00:00Z' },
    last: 'P7DT59M',
    gone: 'P7DT1H',
  },
  {
    table: 'links',
    record: { ...link, id: 'used', kind: 'login', usedAt: NOW, expiresAt: '2026-11-02T09:15:00Z' },
    last: 'P7DT14M',
    gone: 'P7DT15M',
  },
  {
    table: 'links',
    record: { ...link, id: 'phone-usr_buyer', kind: 'phone', expiresAt: '2026-11-02T09:10:00Z' },
    last: 'P7D',
    gone: 'P7DT10M',
  },
  {
    table: 'links',
    record: { ...link, id: 'request', kind: 'invitation', expiresAt: '2026-11-09T09:00:00Z' },
    last: 'P186D',
    gone: 'P187D',
  },
  { table: 'users', record: newcomer(), last: 'P6DT23H', gone: 'P7D' },
  { table: 'cooldowns', record: { id: 'login a@b.test', until: '2026-11-02T09:01:00Z' }, last: 'PT1H', gone: 'PT1H1M' },
  {
    table: 'signInTries',
    record: { id: 'account a@b.test', at: ['2026-11-02T08:30:00Z', NOW] },
    last: 'PT59M',
    gone: 'PT1H',
  },
  { table: 'promoTries', record: { id: 'usr_buyer', at: [NOW] }, last: 'PT59M', gone: 'PT1H' },
  {
    table: 'knownNetworks',
    record: { id: hash('2'), userId: 'usr_buyer', until: '2027-01-31T09:00:00Z' },
    last: 'P89D',
    gone: 'P90D',
  },
  {
    table: 'replays',
    record: { id: 'guest  signUp 1', bodyHash: hash('3'), at: NOW, status: 201, body: null, headers: {} },
    last: 'PT23H',
    gone: 'P1D',
  },
  {
    table: 'sealedReplays',
    record: { id: 'inv_1  submitBid 1', bodyHash: hash('3'), at: NOW, status: 200, body: null, headers: {} },
    last: 'PT23H',
    gone: 'P1D',
  },
  {
    table: 'letters',
    record: { ...letter, id: 'let_01K00000000000000', at: NOW, kind: 'verify' },
    last: 'P29D',
    gone: 'P30D',
  },
];

function newWorld(): World {
  const world = createWorld('w', seed, { clock: 'frozen' });
  sweepWhenDue(world);
  return world;
}

function sweepAfter(world: World, since: string): void {
  world.clock.set(Date.parse(NOW));
  world.clock.advance(Duration.fromISO(since));
  sweepWhenDue(world);
}

describe('a sweep', () => {
  it('has an example of each table whose records end', () => {
    const swept = MODEL.tableNames.filter((name) => !('kept' in MODEL.lifetimes[name]));
    expect([...new Set(EXAMPLES.map(({ table }) => table))].toSorted()).toEqual(swept.toSorted());
  });

  it.each(EXAMPLES.map((example) => [example.table, example.last, example.gone, example] as const))(
    'leaves one of %s after %s and deletes it after %s',
    (_table, last, gone, { table, record }) => {
      const world = newWorld();
      world.table(table).put(record as never);
      sweepAfter(world, last);
      expect(world.table(table).get(record.id)).toEqual(record);
      sweepAfter(world, gone);
      expect(world.table(table).get(record.id)).toBeUndefined();
    },
  );

  it('deletes nothing else, in a hundred years', () => {
    const world = newWorld();
    const notice = { ...letter, id: 'let_0123456789abcdef0123', at: NOW, kind: 'notice' as const };
    world.letters.put(notice);
    world.users.put({ ...newcomer(), emailVerifiedAt: NOW });
    sweepAfter(world, 'P100Y');
    const ended = MODEL.tableNames.filter((name) => world.table(name).all().length < seed[name].records.size);
    // The link of the unverified demo user.
    expect(ended).toEqual(['links']);
    expect(world.letters.get(notice.id)).toEqual(notice);
    expect(world.users.get('usr_newcomer')).toBeDefined();
    expect(world.users.get('usr_unverified')).toBeDefined();
  });

  it('ends the links of an account together with it', () => {
    const world = newWorld();
    world.users.put(newcomer());
    const verification = { ...link, userId: 'usr_newcomer', kind: 'verify' } as const;
    world.links.put({ ...verification, id: 'first', expiresAt: '2026-11-03T09:00:00Z' });
    world.links.put({ ...verification, id: 'second', expiresAt: '2026-11-05T09:00:00Z' });
    sweepAfter(world, 'P9D');
    expect([world.users.get('usr_newcomer')?.id, world.links.get('first'), world.links.get('second')?.id]).toEqual([
      'usr_newcomer',
      undefined,
      'second',
    ]);
    sweepAfter(world, 'P10D');
    expect([world.users.get('usr_newcomer'), world.links.get('second')]).toEqual([undefined, undefined]);
  });

  it('limits what people without an account make others store; what ends first goes first', () => {
    const world = newWorld();
    const until = (at: number) => new Date(Date.parse(NOW) + 60_000 + at).toISOString();
    for (let at = 0; at < 10_050; at += 1) {
      world.cooldowns.put({ id: `login ${at}@b.test`, until: until(at) });
      world.replays.put({
        id: `usr_buyer  createOrder ${at}`,
        bodyHash: hash('3'),
        at: NOW,
        status: 201,
        body: null,
        headers: {},
      });
    }
    sweepWhenDue(world);
    expect([world.cooldowns.size, world.replays.size]).toEqual([5000, 10_050]);
    expect([world.cooldowns.get('login 5049@b.test'), world.cooldowns.get('login 5050@b.test')?.id]).toEqual([
      undefined,
      'login 5050@b.test',
    ]);
  });

  it('limits accounts that were never verified, and deletes their links with them', () => {
    const world = newWorld();
    const verification = { ...link, kind: 'verify', expiresAt: '2026-11-03T09:00:00Z' } as const;
    for (let at = 0; at < 5001; at += 1) {
      const createdAt = new Date(Date.parse(NOW) + at).toISOString();
      world.users.put({ ...newcomer(), id: `usr_${at}`, email: `${at}@example.test`, createdAt });
    }
    world.links.put({ ...verification, id: 'oldest', userId: 'usr_1', expiresAt: '2026-11-02T08:59:59Z' });
    world.links.put({ ...verification, id: 'later', userId: 'usr_0' });
    sweepWhenDue(world);
    expect([world.users.get('usr_0')?.id, world.users.get('usr_1')]).toEqual(['usr_0', undefined]);
    expect([world.links.get('later')?.id, world.links.get('oldest')]).toEqual(['later', undefined]);
  });
});
