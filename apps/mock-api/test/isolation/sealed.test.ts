/**
 * Before the deadline, all others receive identical answers whatever sealed bids contain: the buyer, administrators, also
 * acting as the buyer, rival suppliers, and the control plane. Every read in every format, its headers and size, e-mails,
 * the log of requests, snapshots and capsules included.
 */
import { expect, it } from 'vitest';
import type { ContractClient } from '../contract/suite/client.ts';
import { type Described, operations } from '../contract/suite/operations.ts';
import { controlOf } from '../control-plane.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { answerLine, withoutRandom } from './answer-line.ts';
import { countRowsRead } from './rows-read.ts';
import { type Content, CONTENTS, liveSealed, type SealedLives } from './sealed-life.ts';

/** Parameters that could reveal a bid: formats and tables of files, sorting and filters of lists. */
const CHOICES = new Set(['format', 'table', 'sort', 'q', 'hasConflicts', 'status']);

/** Search terms that only the bids contain. */
const SEARCHES = ['7272', 'КП-17', 'прайс', 'Цены на сайте', 'CNY'];

const FLAGS = ['true', 'false'];

function valuesOf({ name, schema }: Described['query'][number]): readonly string[] {
  if (name === 'q') return SEARCHES;
  if (name === 'hasConflicts') return FLAGS;
  const { enum: values, items } = schema as { enum?: string[]; items?: { enum?: string[] } };
  return values ?? items?.enum ?? [];
}

type Query = readonly (readonly [string, string])[];

/** Parameters that are combined with each other; the others are used one at a time. */
const COMBINED = new Set(['format', 'table']);

/** The query without parameters, each of its choices, and every combination of kinds and tables of files. */
function queriesOf(query: Described['query']): Query[] {
  const choices = query.filter(({ name }) => CHOICES.has(name));
  const single = choices.flatMap((choice) => valuesOf(choice).map((value): Query => [[choice.name, value]]));
  const combined = choices
    .filter(({ name }) => COMBINED.has(name))
    .reduce<Query[]>(
      (queries, choice) =>
        queries.flatMap((one) => [one, ...valuesOf(choice).map((value): Query => [...one, [choice.name, value]])]),
      [[]],
    );
  return [...combined, ...single.filter(([choice]) => choice && !COMBINED.has(choice[0]))];
}

/** Parties other than the supplier who bid, each with a client of its own. */
const PARTIES = {
  buyer: ({ buyer }) => buyer,
  administrators: ({ admin }) => admin,
  'an administrator as the buyer': ({ admin, ids }) => admin.with({ actAs: ids.userId }),
  'a rival supplier': ({ rival }) => rival,
} as const satisfies Record<string, (lives: SealedLives) => ContractClient>;

type Party = keyof typeof PARTIES;

/** Whether the party sends a read: the buyer does not ask for what is for administrators. */
const READS: Readonly<Record<Party, (operation: Described) => boolean>> = {
  buyer: ({ forAdmins }) => !forAdmins,
  administrators: ({ forAdmins }) => forAdmins,
  'an administrator as the buyer': ({ forAdmins }) => !forAdmins,
  'a rival supplier': ({ forSuppliers }) => forSuppliers,
};

/** Answers, with an empty line in place of none. */
async function transcriptOf(contents: readonly [Content, Content], isWhole: boolean): Promise<string[]> {
  const lives = await liveSealed(contents);
  const lines: string[] = [];
  for (const party of EVERYONE) {
    lines.push(party, ...(await readAll(PARTIES[party](lives), lives.ids, { isRead: READS[party], isWhole })));
  }
  return [...lines, ...(await controlLines(lives))];
}

type Reading = { isRead: (operation: Described) => boolean; isWhole: boolean };

/** The reads of a party, with the values of their paths. */
function readsOf(isRead: Reading['isRead'], ids: Readonly<Record<string, string>>) {
  return operations.flatMap((operation) => {
    const { operationId, method, pathNames, secured, query } = operation;
    if (method !== 'GET' || !secured || !isRead(operation) || pathNames.some((name) => !(name in ids))) return [];
    return [{ operationId, query, params: Object.fromEntries(pathNames.map((name) => [name, ids[name] ?? ''])) }];
  });
}

/** Every read of a party. */
async function readAll(
  caller: ContractClient,
  ids: Readonly<Record<string, string>>,
  { isRead, isWhole }: Reading,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { operationId, query, params } of readsOf(isRead, ids)) {
    for (const asked of isWhole ? queriesOf(query) : [[]]) {
      const answer = await caller.send(operationId, { params, query: asked });
      lines.push(await answerLine(operationId, { params, query: asked }, answer));
    }
  }
  return lines;
}

/** How many records each read of a party takes from the tables. */
async function workOf(contents: readonly [Content, Content], parties: readonly Party[]): Promise<string[]> {
  const lives = await liveSealed(contents);
  const rows = countRowsRead(lives.seed);
  try {
    const lines: string[] = [];
    for (const party of parties)
      for (const { operationId, params } of readsOf(READS[party], lives.ids)) {
        // Streams stay open, and would poll during the next reads.
        if (operationId.startsWith('stream')) continue;
        rows.take();
        await PARTIES[party](lives).send(operationId, { params });
        lines.push(`${party} ${operationId}: ${rows.take()} records`);
      }
    return lines;
  } finally {
    rows.stop();
  }
}

const EVERYONE = Object.keys(PARTIES) as Party[];

for (const { who, parties, options } of [
  { who: 'the buyer and a rival', parties: ['buyer', 'a rival supplier'] as const, options: {} },
  { who: 'everyone else', parties: EVERYONE, options: EXHAUSTIVE },
])
  it(`a sealed bid costs ${who} the same work, whatever it contains`, options, async () => {
    const some = await workOf(CONTENTS, parties);
    const others = await workOf([CONTENTS[1], CONTENTS[0]], parties);
    expect(some).toEqual(others);
    expect(some.find((line) => line.startsWith('buyer listBids'))).toMatch(/: [1-9]\d* records$/);
  });

/** What the control plane shows: the log with each exchange, letters, and files. */
async function controlLines({ app, buyer }: SealedLives): Promise<string[]> {
  const { world } = buyer.session;
  const call = controlOf(app, world);
  const { requests } = await call<{ requests: { id: string }[] }>('get', 'requests');
  const exchanges: object[] = [];
  for (const { id } of requests) exchanges.push(await call('get', `requests/${id}`));
  const parts: [string, object][] = [['requests', { requests, exchanges }]];
  for (const part of ['', 'outbox', 'requests.har', 'snapshot', 'capsule', 'recording'])
    parts.push([part, await call('get', part)]);
  return parts.flatMap(([part, body]) => [
    `control ${part}`,
    ...JSON.stringify(body, ofMoment, 1)
      .replaceAll(world, 'world')
      .replaceAll(/127\.0\.0\.1:\d+/g, '…')
      .split('\n')
      .map(withoutRandom),
  ]);
}

/** Properties of real time. */
const OWN_FIELDS = new Set(['ms', 'time', 'wait', 'date', 'now']);

/** A block differs with each export, but has the same size. The size of a workbook varies with the time in it. */
function ofMoment(name: string, value: unknown): unknown {
  if (OWN_FIELDS.has(name)) return '…';
  if (name === 'sealed' && typeof value === 'string') return `a block of ${value.length}`;
  return isWorkbook(value) ? withoutSizes(value) : value;
}

/** Headers of a workbook in the log, or its response in a HAR file. */
function isWorkbook(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { content, 'content-type': type } = value as Record<string, unknown>;
  return /spreadsheetml|zip/.test(JSON.stringify([content, type]));
}

function withoutSizes(value: Record<string, unknown>): Record<string, unknown> {
  const { 'content-length': _length, bodySize: _bodySize, ...rest } = value;
  const headers = Array.isArray(rest['headers']) ? (rest['headers'] as { name: string }[]) : null;
  const content = rest['content'];
  return {
    ...rest,
    ...(headers && { headers: headers.filter((header) => header.name.toLowerCase() !== 'content-length') }),
    ...(typeof content === 'object' && { content: { ...content, size: '…' } }),
  };
}

for (const { how, isWhole, options } of [
  { how: 'each read once', isWhole: false, options: {} },
  { how: 'with all parameters', isWhole: true, options: EXHAUSTIVE },
])
  it(`a sealed bid changes nothing that others get, ${how}`, options, async () => {
    const [some, others] = await Promise.all([
      transcriptOf(CONTENTS, isWhole),
      transcriptOf([CONTENTS[1], CONTENTS[0]], isWhole),
    ]);
    const first = some.findIndex((line, index) => line !== others[index]);
    expect(some[first]).toBe(others[first]);
    expect(some.length).toBe(others.length);
    // The bid itself is among what was read, and so are its order's exports.
    for (const read of ['getBid', 'exportOrder', 'getComparison', 'listOrderAudit', 'getUserStats'])
      expect([read, some.some((line) => line.startsWith(`["${read}"`))]).toEqual([read, true]);
    // Of the snapshot, and of the capsule's snapshot and requests; a long log has the state before the kept requests too.
    expect(some.filter((line) => line.includes('a block of'))).toHaveLength(isWhole ? 4 : 3);
  });
