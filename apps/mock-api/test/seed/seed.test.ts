/** Consistency of the seed: records match the contract, references exist, figures add up. */
import { createHash } from 'node:crypto';
import { document, type Schema } from '@zakupki/api-client/document';
import { checkInn } from '@zakupki/procurement/identifiers/inn';
import { describe, expect, test } from 'vitest';
import { DEMO_HASH } from '../../src/resources/session/password-hash.ts';
import { violations } from '@zakupki/mock-engine/pipeline/validate';
import { accessStatus, balance, findBlock, creditsAt } from '../../src/rules/access/access.ts';
import { presentWebinar } from '../../src/resources/webinars/present.ts';
import { isComparable } from '../../src/rules/bids/sealing.ts';
import { bidFlags } from '../../src/rules/bids/totals.ts';
import { calculateTotals, unrankedReason, worthOfBid } from '../../src/rules/bids/worth.ts';
import { publishFaults } from '../../src/rules/orders/completeness.ts';
import { presentBidItems } from '../../src/rules/comparison/ranking.ts';
import { ACCOUNTS, type AccountName } from '../../src/model/people.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { jsonSchemaOf } from '@zakupki/mock-engine/world/records/schema';
import { MODEL } from '../../src/model/model.ts';
import type { Records, TableName } from '@zakupki/mock-engine/world/tables';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { presentPlan } from '../../src/resources/access/plans.ts';
import { calculateRanking } from '../../src/rules/order-figures.ts';

const CALCULATED = { sealedBidCount: 0, isAwardable: false, openedBidCount: 0, earlierOpenings: [] };

const seed = buildSeed();
const { start: now } = seed;
// Tables are typed by name; an index by a generic name loses the type.
const rows = <N extends TableName>(name: N) => [...seed[name].records.values()] as Records[N][];
const get = <N extends TableName>(name: N, id: string) => seed[name].records.get(id) as Records[N] | undefined;
const bidsOf = (order: OrderRecord) => rows('bids').filter(({ orderId }) => orderId === order.id);
const bidsByOrder = Map.groupBy(rows('bids'), ({ orderId }) => orderId);
/** A schema of the contract, the same object each time, so that it is compiled once. */
const schemas = new Map<string, Schema>();
function schema(name: string): Schema {
  const known = schemas.get(name) ?? { $ref: `#/components/schemas/${name}` };
  schemas.set(name, known);
  return known;
}
const idOf = (name: AccountName) => ACCOUNTS.find((person) => person.name === name)?.id ?? '';

/** All records of a table of the seed. */
const whole = (one: typeof seed) =>
  MODEL.tableNames.map((name) => {
    const { records, indexes } = one[name];
    return [name, [...records], [...indexes].map(([index, byKey]) => [index, [...byKey]])];
  });

test('is equal on every build and measures the time', EXHAUSTIVE, () => {
  const begun = performance.now();
  const again = buildSeed();
  const built = performance.now();
  const all = whole(again);
  const [first, rest] = [built - begun, performance.now() - built].map(Math.round);
  console.log(`The seed was built in ${first} ms, its largest buyer and the crowd when asked for in ${rest} ms`);
  expect(all).toEqual(whole(seed));
});

test('has only records that match the schemas of their tables', () => {
  const wrong = MODEL.tableNames.flatMap((name) => {
    const recordSchema = jsonSchemaOf(MODEL.tables[name].schema);
    return rows(name).flatMap((record) => violations(recordSchema, record).map((each) => `${record.id} ${each}`));
  });
  expect(wrong).toEqual([]);
});

test('only the largest buyer’s records have its identifiers', () => {
  const heavy = idOf('heavy');
  const unlike = MODEL.tableNames.flatMap((name) =>
    rows(name).flatMap((record) => {
      if (!('ownerId' in record) || record.ownerId === null) return [];
      const keys = [record.id, 'orderId' in record ? record.orderId : record.ownerId];
      return keys.every((key) => key === null || key.includes('heavy') === (record.ownerId === heavy)) ? [] : keys;
    }),
  );
  expect(unlike).toEqual([]);
});

describe('every record matches the contract:', () => {
  const access = { editable: true, actions: [] };

  test('orders', () => {
    const all = rows('orders').map((order) => ({
      ...order,
      attachments: [],
      access: { ...access, publishable: true },
    }));
    // The generated customers are similar; a sample of a thousand is enough.
    const sampled = all.filter(({ ownerId }, index) => ownerId !== idOf('heavy') || index % 10 === 0);
    expect(
      sampled.flatMap((order) =>
        violations(schema('Order'), { ...order, ...CALCULATED }).map((wrong) => `${order.id} ${wrong}`),
      ),
    ).toEqual([]);
  });

  test('bids with their totals and lines', EXHAUSTIVE, () => {
    const wrong = rows('bids').flatMap((bid) => {
      const order = get('orders', bid.orderId);
      if (!order) return [`${bid.id} has no order`];
      const rivals = order.items.length > 100 ? [bid] : bidsOf(order);
      const shown = {
        ...bid,
        ...{ access, attachments: [], isSealed: false, exclusions: [], submittedVia: null },
        excludedItemIds: bid.excludedItemIds ?? [],
        totals: calculateTotals(order, bid),
        unranked: unrankedReason(bid, bidFlags(order, bid, now), worthOfBid(order, bid)),
        flags: bidFlags(order, bid, now),
        items: presentBidItems(order, bid, rivals, now),
      };
      return violations(schema('Bid'), shown).map((violation) => `${bid.id} ${violation}`);
    });
    expect(wrong).toEqual([]);
  });

  const stats = { bids: 0, wins: 0, medianRank: null, lateRate: null, typicalDiscountPercent: null, lastBidAt: null };
  const completeness = { complete: true, missing: [] };
  test.each([
    ['User', () => rows('users')],
    ['Profile', () => rows('users').map(({ profile }) => ({ ...profile, completeness }))],
    ['Plan', () => rows('plans').map((plan) => presentPlan(plan, 'en'))],
    ['CreditTransaction', () => rows('credits')],
    ['AuditEvent', () => rows('audit').map((event) => ({ ...event, copiedBy: null }))],
    ['Question', () => rows('questions').map((question) => ({ ...question, attachments: [] }))],
    [
      'Invitation',
      () => rows('invitations').map((one) => ({ ...one, status: 'invited', respondedAt: null, bidIds: [] })),
    ],
    ['SavedFilter', () => rows('savedFilters')],
    ['Attachment', () => rows('attachments').map((file) => ({ ...file, url: `/attachments/${file.id}` }))],
    [
      'Webinar',
      () =>
        rows('webinars').map((webinar) =>
          presentWebinar(webinar, { taken: 0, seat: null, now: seed.start, lang: 'ru' }),
        ),
    ],
    [
      'Referrer',
      () => rows('referrers').map((one) => ({ ...one, link: `/app/signup?ref=${one.code}`, promoCodeIds: [] })),
    ],
    ['Supplier', () => rows('suppliers').map((supplier) => ({ ...supplier, documents: [], stats }))],
  ])('%s', (name, records) => {
    expect(records().flatMap((record) => violations(schema(name), record))).toEqual([]);
  });
});

test('every reference leads to a record of the same owner', () => {
  const owned = new Map<string, string>();
  for (const table of ['orders', 'bids', 'suppliers', 'grants', 'questions', 'invitations'] as const)
    for (const { id, ownerId } of rows(table)) owned.set(id, ownerId);
  const people = new Set(rows('users').map(({ id }) => id));
  const references = [
    ...rows('orders').map(
      ({ id, ownerId, createdBy }) => [id, ownerId, createdBy.id === ownerId && people.has(ownerId)] as const,
    ),
    ...rows('bids').map(({ id, ownerId, orderId, supplier, items }) => {
      const lines = new Set(get('orders', orderId)?.items.map((item) => item.id));
      const known = supplier.supplierId === null || owned.get(supplier.supplierId) === ownerId;
      return [
        id,
        ownerId,
        known && owned.get(orderId) === ownerId && items.every((item) => lines.has(item.orderItemId)),
      ] as const;
    }),
    ...rows('credits').map(({ id, ownerId, grantId, order }) => {
      const named = order === null || get('orders', order.id)?.number === order.number;
      return [id, ownerId, named && grantId !== null && owned.get(grantId) === ownerId] as const;
    }),
    ...rows('audit').map(
      ({ id, ownerId, orderId, entity }) =>
        [id, ownerId, owned.get(orderId) === ownerId && owned.has(entity.id)] as const,
    ),
    ...rows('invitations').map(
      ({ id, ownerId, orderId, supplierId }) =>
        [id, ownerId, owned.get(orderId) === ownerId && owned.get(supplierId) === ownerId] as const,
    ),
    ...rows('questions').map(({ id, ownerId, orderId, orderItemId, askedBy }) => {
      const order = get('orders', orderId);
      const isLine = orderItemId === null || order?.items.some((line) => line.id === orderItemId) === true;
      const isKnown = !askedBy?.supplierId || owned.get(askedBy.supplierId) === ownerId;
      return [id, ownerId, order?.ownerId === ownerId && isLine && isKnown] as const;
    }),
    ...rows('attachments').map(
      ({ id, userId, orderId, ownerId }) =>
        [id, userId, owned.get(orderId ?? ownerId) === userId && owned.get(ownerId) === userId] as const,
    ),
    ...rows('users').map(
      ({ id, subscription }) => [id, id, !subscription || get('plans', subscription.planId) !== undefined] as const,
    ),
  ];
  expect(references.filter(([, , holds]) => !holds)).toEqual([]);
});

test('order numbers are unique per owner, and the next one is free', () => {
  const numbers = rows('orders').map(({ ownerId, number }) => `${ownerId} ${number}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(seed.lastNumbers.orders.get(idOf('buyer'))).toBe(123);
});

test('tax numbers have valid checksums', () => {
  const numbers = [
    ...rows('users').map(({ profile }) => profile.company.taxId),
    ...rows('suppliers').map(({ taxId }) => taxId),
    ...rows('bids').map(({ supplier }) => supplier.taxId),
  ].flatMap((taxId) => (taxId?.scheme === 'RU-INN' ? [taxId.id] : []));
  expect(numbers.filter((inn) => !checkInn(inn).ok)).toEqual([]);
  const books = rows('suppliers').map(({ ownerId, taxId }) => `${ownerId} ${taxId?.id}`);
  expect(new Set(books).size).toBe(books.length);
});

describe('ledgers', () => {
  test.each(ACCOUNTS.map(({ name }) => name))('of %s add up to the balance on every line', (name) => {
    const lines = rows('credits').filter(({ ownerId }) => ownerId === idOf(name));
    let sum = 0;
    for (const { amount, balanceAfter } of lines) expect(balanceAfter).toBe((sum += amount));
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted());
    const grants = rows('grants').filter(({ ownerId }) => ownerId === idOf(name));
    expect(sum).toBe(balance(grants, now));
  });

  test('charge every published order once', () => {
    const debits = rows('credits')
      .filter(({ type }) => type === 'debit')
      .map(({ order }) => order?.id);
    const begins = new Map(
      rows('credits')
        .map(({ ownerId, at }) => [ownerId, at] as const)
        .toReversed(),
    );
    const published = rows('orders').filter(({ ownerId, publishedAt }) => {
      const began = begins.get(ownerId);
      return publishedAt !== null && began !== undefined && publishedAt >= began;
    });
    expect(debits.length).toBe(published.length);
    expect(new Set(debits)).toEqual(new Set(published.map(({ id }) => id)));
  });
});

test.each([
  ['buyer', 'active', null, 42, null],
  ['empty', 'active', null, 15, null],
  ['heavy', 'active', null, 107, null],
  ['trial', 'trial', null, 3, null],
  ['grace', 'grace', null, 10, null],
  ['trial-expired', 'trial_expired', 'TRIAL_EXPIRED', 0, 'expired'],
  ['subscription-expired', 'subscription_expired', 'SUBSCRIPTION_EXPIRED', 5, null],
  ['credits-expired', 'active', null, 0, 'exhausted'],
  ['credits-lapsed', 'active', null, 0, 'expired'],
  ['no-phone', 'active', null, 10, null],
] as const)('%s has the access state that the name says', (name, status, blocked, credits, cause) => {
  const user = get('users', idOf(name));
  if (!user) throw new Error(`${name} is missing`);
  const grants = rows('grants').filter(({ ownerId }) => ownerId === user.id);
  const { balance: left, cause: why } = creditsAt(grants, now);
  expect([accessStatus(user, now), findBlock(user, now), why]).toEqual([status, blocked, cause]);
  expect(left).toBe(credits);
  expect(user.passwordHash).toBe(DEMO_HASH);
});

test('the trial has nine days left', () => {
  const end = get('users', idOf('trial'))?.trial?.endsAt ?? '';
  expect((Date.parse(end) - now) / 86_400_000).toBe(9);
});

test('every user with limited access has a complete draft and an order that accepts bids', () => {
  const names = [
    'buyer',
    'heavy',
    'trial',
    'grace',
    'trial-expired',
    'subscription-expired',
    'credits-expired',
    'credits-lapsed',
    'no-phone',
    'blocked',
  ] as const;
  for (const name of names) {
    const orders = rows('orders').filter(({ ownerId }) => ownerId === idOf(name));
    const ready = orders.filter((order) => order.status === 'draft' && publishFaults(order, now).length === 0);
    const open = orders.filter(
      ({ status, submissionDeadline }) => status === 'published' && Date.parse(submissionDeadline ?? '') > now,
    );
    expect([name, ready.length > 0, open.length > 0]).toEqual([name, true, true]);
  }
  for (const name of ['empty', 'unverified', 'admin'] as const)
    expect(rows('orders').filter(({ ownerId }) => ownerId === idOf(name))).toEqual([]);
});

test('the buyer has the expected number of orders in every status', () => {
  const orders = rows('orders').filter(({ ownerId }) => ownerId === idOf('buyer'));
  const counts = Object.fromEntries(
    [...Map.groupBy(orders, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  );
  expect(counts).toEqual({ draft: 3, published: 6, evaluation: 4, awarded: 7, unsuccessful: 2, cancelled: 3 });
  expect(orders.filter(({ archivedAt }) => archivedAt !== null).length).toBeGreaterThan(2);
});

test('no published order is past its deadline, and no event is after the seed’s start', () => {
  const late = rows('orders').filter(
    ({ status, submissionDeadline }) => status === 'published' && Date.parse(submissionDeadline ?? '') <= now,
  );
  expect(late.map(({ id }) => id)).toEqual([]);
  expect(rows('audit').filter(({ at }) => Date.parse(at) > now)).toEqual([]);
  expect(
    rows('orders')
      .filter(({ updatedAt }) => Date.parse(updatedAt) > now)
      .map(({ id }) => id),
  ).toEqual([]);
  expect(
    rows('bids').filter(({ updatedAt, receivedAt }) => Date.parse(updatedAt) > now || Date.parse(receivedAt) > now),
  ).toEqual([]);
});

describe('conflicts', () => {
  const kindsOn = (id: string) => {
    const order = get('orders', id);
    if (!order) throw new Error(`${id} is missing`);
    return calculateRanking(order, bidsOf(order), now).findings.map(({ kind }) => kind);
  };

  test('of fourteen kinds are on ord_fasteners, none on the bid of Метиз-Сервис', () => {
    expect(new Set(kindsOn('ord_fasteners')).size).toBe(14);
    expect(get('bids', 'bid_fasteners_metiz')).toMatchObject({ rank: 1, counts: { openConflicts: 0, blockers: 0 } });
  });

  test('are absent from ord_bearings', () => {
    expect(kindsOn('ord_bearings')).toEqual([]);
    expect(get('orders', 'ord_bearings')?.counts).toMatchObject({ submittedBids: 2, openConflicts: 0 });
  });
});

test('stored figures of orders and bids equal the calculated ones', () => {
  for (const order of rows('orders')) {
    const bids = (bidsByOrder.get(order.id) ?? []).filter((bid) => isComparable(order, bid));
    const isOver = ['awarded', 'unsuccessful', 'cancelled'].includes(order.status);
    const moment = isOver ? Date.parse(order.awardedAt ?? order.cancelledAt ?? order.closedAt ?? '') : now;
    const found = calculateRanking(order, bids, moment);
    expect([order.id, order.counts, order.summary]).toEqual([order.id, found.counts, found.summary]);
    expect(bids.map(({ rank, counts }) => ({ rank, counts }))).toEqual(bids.map(({ id }) => found.bids.get(id)));
  }
});

describe('the examples of the contract', () => {
  /** The answer to a creation: the entity did not exist before. */
  const CREATED = new Set([
    'aud_1M6DQS9VT00009',
    'bid_fasteners_tros',
    'bli_fasteners_tros_8',
    'bid_fasteners_metiz_alt',
  ]);
  const TABLES = {
    usr: 'users',
    ord: 'orders',
    bid: 'bids',
    sup: 'suppliers',
    pln: 'plans',
    ctx: 'credits',
    cgr: 'grants',
    aud: 'audit',
  } as const;
  const lines = new Set(
    [...rows('orders').slice(0, 100), ...rows('bids')].flatMap(({ items }) => items.map(({ id }) => id)),
  );

  const named = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (/(?:^id|Id)$/.test(key) && /^(?:usr|ord|itm|bid|bli|sup|pln|ctx|cgr|aud)_/.test(value)) named.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) collect(part, Array.isArray(value) ? key : name);
    }
  };
  collect(document);

  test('name users, orders, bids and suppliers of the seed', () => {
    expect(named.size).toBeGreaterThan(30);
    const unknown = [...named].filter((id) => {
      const table = TABLES[id.slice(0, 3) as keyof typeof TABLES];
      return !CREATED.has(id) && !(table ? get(table, id) : lines.has(id));
    });
    expect(unknown).toEqual([]);
  });
});

test('files match their metadata, and bids list theirs', () => {
  for (const { content, size, sha256 } of rows('attachments')) {
    const bytes = Buffer.from(content ?? '', 'base64');
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
  }
  const ofBids = Map.groupBy(
    rows('attachments').filter(({ owner }) => owner === 'bid'),
    ({ ownerId }) => ownerId,
  );
  for (const { id, fileHashes = [] } of rows('bids')) {
    expect(fileHashes).toEqual((ofBids.get(id) ?? []).map(({ sha256 }) => sha256));
  }
});
