/** The control plane shows content of sealed bids only to a call that opens them, which the log of the world names. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Capsule, LoggedRequest, Snapshot } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import type { SealedContentRecord } from '../../src/model/records/sealed-contents.ts';
import { replay } from '../../src/replay/replay.ts';
import { sealedLife, type SealedLife } from '../bids/sealed-life.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { baseUrlOf } from '@zakupki/mock-engine/suite/target';
import { controlOf } from '../control-plane.ts';

const OPEN = '?sealed=open';
const PARTS = ['snapshot', 'capsule', 'requests.har', 'outbox'] as const;
/** A block is a multiple of this, with 28 bytes of AES-GCM, in base64. */
const STEP = 64 * 1024;

const callsOf = ({ app, buyer }: SealedLife) => controlOf(app, buyer.session.world);

const occurring = (secrets: readonly string[], text: string) => secrets.filter((secret) => text.includes(secret));

async function listRequests(life: SealedLife): Promise<LoggedRequest[]> {
  return (await callsOf(life)<{ requests: LoggedRequest[] }>('get', 'requests')).requests;
}

/** Loads a document into a world of another server. */
async function loaded(part: 'snapshot' | 'capsule', document: object, { sealed }: SealedLife) {
  const app = createApp();
  const stranger = client(app);
  await controlOf(app, stranger.session.world)('put', part, document);
  const supplier = stranger.with({ token: sealed.supplier.session.token ?? '' });
  return { app, stranger, supplier };
}

const pricesOf = async (supplier: ContractClient, { sealed, bidId }: SealedLife) =>
  (await supplier.ok('getBid', { orderId: sealed.orderId, bidId })).body.items.map(({ unitPrice }) => unitPrice);

describe('content of sealed bids', () => {
  it('is in no document, log or letter until a call opens it', async () => {
    const life = await sealedLife();
    const call = callsOf(life);
    for (const part of PARTS) {
      const closed = JSON.stringify(await call('get', part));
      expect([part, occurring(life.secrets, closed)]).toEqual([part, []]);
      const open = JSON.stringify(await call('get', part + OPEN));
      expect([part, occurring(life.secrets, open).length > 0]).toEqual([part, true]);
    }
    const opened = (await listRequests(life)).filter(({ reason }) => reason === 'control: sealed content was opened');
    const { world } = life.buyer.session;
    expect(opened.map(({ method, path }) => `${method} ${path}`).toReversed()).toEqual(
      PARTS.map((part) => `GET /__mock/worlds/${world}/${part}${OPEN}`),
    );
  });

  it('is left out of each request of the supplier', async () => {
    const life = await sealedLife();
    const requests = await listRequests(life);
    expect(occurring(life.secrets, JSON.stringify(requests))).toEqual([]);
    const own = requests.filter(({ isSealed }) => isSealed);
    expect(own.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['createBid', 'updateBid', 'getBid']),
    );
    const changed = own.find(({ operationId }) => operationId === 'updateBid');
    const part = `requests/${changed?.id}`;
    const hidden = { headers: {}, body: null, isBodyKept: false };
    expect(await callsOf(life)('get', part)).toMatchObject({ request: hidden, response: hidden, reason: null });
    expect(JSON.stringify(await callsOf(life)('get', part + OPEN))).toContain('7272.7');
  });

  it('is left out of a request whose session has ended', async () => {
    const life = await sealedLife();
    const { orderId } = life.sealed;
    const expired = life.buyer.with({ token: 'expired-expired-expired' });
    await expired.refused('createBid', { orderId, body: { notes: 'Тайна поставщика' } }, 401);
    const [last] = await listRequests(life);
    expect(last).toMatchObject({ operationId: 'createBid', status: 401, isSealed: true });
    expect(JSON.stringify(await callsOf(life)('get', `requests/${last?.id}`))).not.toContain('Тайна');
  });

  it('leaves requests of others as they are', async () => {
    const life = await sealedLife();
    const { supplier } = { supplier: await life.buyer.signIn('supplier') };
    await supplier.ok('listOrders', {});
    await life.buyer.ok('getOrder', { orderId: life.sealed.orderId });
    const [byBuyer, bySupplier] = await listRequests(life);
    expect([byBuyer?.isSealed, bySupplier?.isSealed]).toEqual([undefined, undefined]);
  });
});

describe('a file with sealed bids', () => {
  it.each(['snapshot', 'capsule'] as const)('%s works where it is loaded', async (part) => {
    const life = await sealedLife();
    const document = await callsOf(life)('get', part);
    const { stranger, supplier } = await loaded(part, document, life);
    expect(await pricesOf(supplier, life)).toEqual(['7272.7', '7272.7']);
    const buyer = await stranger.signIn('buyer');
    await buyer.advance('P19D');
    const { body } = await buyer.ok('getBid', { orderId: life.sealed.orderId, bidId: life.bidId });
    expect(body).toMatchObject({ isSealed: false, attachments: [{}] });
    const file = await buyer.send('downloadAttachment', { params: { attachmentId: body.attachments[0]?.id ?? '' } });
    expect(file.status).toBe(200);
  });

  it('has blocks of few sizes', async () => {
    const life = await sealedLife();
    const { sealed, snapshot } = await callsOf(life)<Capsule>('get', 'capsule');
    for (const block of [sealed, snapshot.sealed])
      expect((Buffer.from(block ?? '', 'base64').length - 28) % STEP).toBe(0);
  });

  it('is refused with a block that was changed', async () => {
    const life = await sealedLife();
    const { sealed = '', ...rest } = await callsOf(life)<Snapshot>('get', 'snapshot');
    const changed = `${sealed.slice(0, 40)}${sealed.at(40) === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    const put = request(life.app).put('/__mock/worlds/other/snapshot');
    const answer = await put.send({ ...rest, sealed: changed });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/sealed' }] } });
  });

  it('of an earlier build has its content kept apart when it is loaded', async () => {
    const life = await sealedLife();
    const open = await callsOf(life)<Snapshot>('get', `snapshot${OPEN}`);
    const earlier = asOfEarlierBuild(open);
    expect(occurring(life.secrets, JSON.stringify(earlier))).toEqual(life.secrets);
    const { app, stranger, supplier } = await loaded('snapshot', earlier, life);
    expect(await pricesOf(supplier, life)).toEqual(['7272.7', '7272.7']);
    const { world } = stranger.session;
    const again = await controlOf(app, world)('get', 'snapshot');
    expect(again).toHaveProperty('sealed');
    expect(occurring(life.secrets, JSON.stringify(again))).toEqual([]);
    const buyer = await stranger.signIn('buyer');
    await buyer.advance('P19D');
    const { body } = await buyer.ok('listOrderAudit', { orderId: life.sealed.orderId, bidId: life.bidId });
    const paths = body.data.flatMap(({ changes }) => changes.map(({ path }) => path));
    expect(paths).toContain('/items/0/unitPrice');
  });

  it('is replayed with the requests in its block', async () => {
    const life = await sealedLife();
    const capsule = await callsOf(life)<Capsule>('get', 'capsule');
    const outcomes = await replay(capsule, { origin: new URL(await baseUrlOf(createApp())).origin });
    const own = outcomes.filter(({ request: sent }) => sent.isSealed);
    expect(own.length).toBeGreaterThan(4);
    expect(own.flatMap(({ skipped }) => skipped ?? [])).toEqual([]);
    expect(outcomes.flatMap(({ differences }) => differences)).toEqual([]);
  });
});

/** Puts the content back where earlier builds had it. */
function asOfEarlierBuild(snapshot: Snapshot): Snapshot {
  const { sealedContents, sealedFiles, sealedReplays, ...tables } = snapshot.tables;
  // The tables of a snapshot have the records of a world.
  const contents = (sealedContents?.put ?? []) as SealedContentRecord[];
  const byId = new Map(contents.map((content) => [content.id, content]));
  const changes = new Map(contents.flatMap((content) => Object.entries(content.changes)));
  const withMore = (name: string, more: readonly { id: string }[] = []) => {
    const { put = [], deleted = [] } = tables[name] ?? {};
    return { put: [...put, ...more], deleted };
  };
  const { put: bids, deleted } = withMore('bids');
  const texts = new Map(contents.flatMap((content) => Object.entries(content.letters)));
  const [audit, letters] = [withMore('audit'), withMore('letters')];
  return {
    ...snapshot,
    tables: {
      ...tables,
      bids: { put: bids.map((bid) => byId.get(bid.id)?.bid ?? bid), deleted },
      versions: withMore(
        'versions',
        contents.flatMap(({ versions }) => versions),
      ),
      audit: { ...audit, put: audit.put.map((event) => ({ ...event, ...pickChanges(changes.get(event.id)) })) },
      letters: { ...letters, put: letters.put.map((letter) => ({ ...letter, ...pickText(texts.get(letter.id)) })) },
      attachments: withMore('attachments', sealedFiles?.put),
      replays: withMore('replays', sealedReplays?.put),
    },
  };
}

const pickText = (text: string | undefined) => text !== undefined && { text };

const pickChanges = (changes: readonly unknown[] | undefined) => changes && { changes };
