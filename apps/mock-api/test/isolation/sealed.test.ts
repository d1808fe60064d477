/**
 * Before the deadline, the buyer and administrators receive identical answers whatever sealed bids contain: every read
 * in every format, its headers and size, e-mails included.
 */
import { expect, it } from 'vitest';
import type { BidPatch } from '@zakupki/api-client/schema';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/world/seed/seed.ts';
import { Worlds } from '../../src/world/worlds.ts';
import { invite } from '../contract/invitations/invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from '../contract/invitations/sealed.ts';
import { client, type ContractClient, keyed } from '../contract/suite/client.ts';
import { type Described, operations } from '../contract/suite/operations.ts';
import { PDF } from '../contract/suite/form.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { answerLine } from './answer-line.ts';

type Content = { first: BidPatch; price: string; file: { name: string; content: string } };

/** As different as two bids for the same lines can be. */
const CONTENTS: readonly [Content, Content] = [
  {
    first: { notes: 'Цены на сайте', deliveryDays: 9, currency: 'CNY', externalNumber: 'КП-17' },
    price: '7272.7',
    file: { name: 'прайс.pdf', content: String(PDF.content) },
  },
  {
    first: { notes: 'Долго '.repeat(100), validUntil: '2027-02-01', vatMode: 'included' },
    price: '1.05',
    file: { name: 'Счёт № 4 на всё.pdf', content: `${String(PDF.content)}\n%${'0'.repeat(5000)}` },
  },
];

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

/** Two suppliers bid one thing each: who bids what must not show. */
async function transcriptOf(contents: readonly [Content, Content], isWhole: boolean): Promise<string[]> {
  const worlds = new Worlds(buildSeed());
  const stranger = client(createApp({ worlds }));
  await worlds.run(stranger.session.world, ({ clock }) => {
    clock.setMode('frozen');
    clock.set(Date.parse('2026-11-02T09:00:00Z'));
  });
  const buyer = await stranger.signIn('buyer');
  const admin = await stranger.signIn('admin');
  const sealed = await sealedOrder(buyer);
  const { orderId } = sealed;
  const { supplier: rival, invitation } = await invite(buyer, 'rival@y.example', orderId);
  const made = await bidSealed(sealed, contents[0]);
  await bidSealed({ orderId, supplier: rival, invitationId: invitation.id }, contents[1]);
  const { supplierId } = (await buyer.ok('getInvitation', { orderId, invitationId: made.invitationId })).body;
  const ids = { ...made, supplierId, userId: 'usr_buyer' };
  // Random keys of the buyer's own requests change what is compressed.
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const lines = await readAll(buyer.with(plain), admin.with(plain), ids, isWhole);
  const letters = (await buyer.outbox()).filter(({ to }) => !to.endsWith('@y.example'));
  return [...lines, ...letters.map(({ to, subject, text }) => JSON.stringify([to, subject, text]))];
}

/** Submits a bid, attaches a file and changes the prices. @returns what addresses it */
async function bidSealed(sealed: SealedOrder, { first, price, file }: Content) {
  const { orderId, supplier, invitationId } = sealed;
  const { id: bidId } = await bidOn(sealed, first);
  const at = { orderId, bidId };
  const upload = { body: { owner: 'bid', ownerId: bidId, file: { ...PDF, ...file } }, headers: keyed() };
  const { body: attachment } = await supplier.send('uploadAttachment', upload);
  const { body: bid } = await supplier.ok('getBid', at);
  const items = bid.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice: price }));
  await supplier.ok('updateBid', { ...at, ifMatch: '*', body: { items } });
  return { ...at, invitationId, attachmentId: (attachment as { id: string }).id };
}

/** Every read of the buyer and of administrators. @param isWhole with every choice of its parameters */
async function readAll(
  buyer: ContractClient,
  admin: ContractClient,
  ids: Readonly<Record<string, string>>,
  isWhole: boolean,
) {
  const lines: string[] = [];
  for (const { operationId, method, pathNames, secured, forAdmins, query } of operations) {
    if (method !== 'GET' || !secured || pathNames.some((name) => !(name in ids))) continue;
    const params = Object.fromEntries(pathNames.map((name) => [name, ids[name] ?? '']));
    for (const asked of isWhole ? queriesOf(query) : [[]]) {
      const answer = await (forAdmins ? admin : buyer).send(operationId, { params, query: asked });
      lines.push(await answerLine(operationId, { params, query: asked }, answer));
    }
  }
  return lines;
}

for (const { how, isWhole, options } of [
  { how: 'each read once', isWhole: false, options: {} },
  { how: 'with all parameters', isWhole: true, options: EXHAUSTIVE },
])
  it(`a sealed bid changes nothing that the buyer and administrators get, ${how}`, options, async () => {
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
  });
