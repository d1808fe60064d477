/** What every storage promises for attached files: each byte is kept as long as a record names it, and no longer. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { ApiProblem, Attachment } from '@zakupki/api-client/schema';
import { backUp, closing, restore } from '@zakupki/mock-engine/backup/backup';
import type { LoadedWorld } from '@zakupki/mock-engine/storage/storage';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { control } from '../control-plane.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { describeStores, type Server } from './stores.ts';

const MIB = 1024 * 1024;
const folder = temporaryFolder();

/** A unique file of binary bytes. */
const pdf = (length = 300_000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length)]);

async function attach(buyer: ContractClient, content: Buffer): Promise<Attachment> {
  const body = { owner: 'order', ownerId: 'ord_fasteners', file: { name: 'a.pdf', type: 'application/pdf', content } };
  const { status, body: attached } = await buyer.send('uploadAttachment', { body, headers: keyed() });
  expect([status, attached]).toEqual([201, expect.anything()]);
  return attached as Attachment;
}

/** The bytes that a caller downloads, or the status of a refusal. */
async function download({ app }: Pick<Server, 'app'>, buyer: ContractClient, id: string, world = buyer.session.world) {
  const answer = await request(app)
    .get(`/api/attachments/${id}`)
    .set({ authorization: `Bearer ${buyer.session.token}`, 'x-mock-world': world })
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return answer.status === 200 ? (answer.body as Buffer) : answer.status;
}

async function countBytes({ worlds }: Server): Promise<number> {
  await worlds.files.refresh();
  return worlds.files.bytes;
}

describeStores('files', (kind, name) => {
  test('a restarted server has each byte, but not in its records', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    const buyer = await client(first.app).signIn('buyer');
    const content = pdf();
    const { id } = await attach(buyer, content);
    await first.stop();
    const second = store.serve();
    expect(content.equals((await download(second, buyer, id)) as Buffer)).toBe(true);
    const record = (await second.worlds.open(buyer.session.world)).attachments.get(id);
    expect(record).not.toHaveProperty('content');
    await second.stop();
  });

  test('snapshots, full snapshots, capsules and copies contain each byte', EXHAUSTIVE, async () => {
    const server = (await kind.newStore()).serve();
    const { app } = server;
    const buyer = await client(app).signIn('buyer');
    const { world } = buyer.session;
    const content = pdf();
    const { id } = await attach(buyer, content);
    await control(app, 'post', `${world}/fork`, { to: 'forked' });
    const documents = {
      snapshot: await control(app, 'get', `${world}/snapshot`),
      whole: await control(app, 'get', `${world}/snapshot?whole=true`),
      capsule: await control(app, 'get', `${world}/capsule`),
    };
    await control(app, 'delete', world);
    expect(content.equals((await download(server, buyer, id, 'forked')) as Buffer)).toBe(true);
    await control(app, 'delete', 'forked');
    expect(await countBytes(server)).toBe(0);
    await control(app, 'put', 'from-snapshot/snapshot', documents.snapshot);
    await control(app, 'put', 'from-whole/snapshot', documents.whole);
    await control(app, 'put', 'from-capsule/capsule', documents.capsule);
    for (const restored of ['from-snapshot', 'from-whole', 'from-capsule']) {
      expect(content.equals((await download(server, buyer, id, restored)) as Buffer)).toBe(true);
    }
    await server.stop();
  });

  test('a file is deleted with the last record that names it', async () => {
    const server = (await kind.newStore()).serve();
    const { app } = server;
    const [one, two] = [await client(app).signIn('buyer'), await client(app).signIn('buyer')];
    const content = pdf();
    const [first, second] = [await attach(one, content), await attach(two, content)];
    await one.ok('deleteAttachment', { attachmentId: first.id });
    expect(content.equals((await download(server, two, second.id)) as Buffer)).toBe(true);
    await control(app, 'post', `${two.session.world}/reset`);
    expect(await countBytes(server)).toBe(0);
    await attach(one, content);
    await control(app, 'delete', one.session.world);
    expect(await countBytes(server)).toBe(0);
    await server.stop();
  });

  test('a seeded file is not stored', async () => {
    const server = (await kind.newStore()).serve();
    const buyer = await client(server.app).signIn('buyer');
    const seeded = await download(server, buyer, 'att_fasteners_metiz');
    expect((seeded as Buffer).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await countBytes(server)).toBe(0);
    await server.stop();
  });

  test('more than the server may store is refused with its limit, until something is deleted', async () => {
    const server = (await kind.newStore(MIB)).serve();
    const [one, two] = [await client(server.app).signIn('buyer'), await client(server.app).signIn('buyer')];
    const attached = [await attach(one, pdf(400_000)), await attach(one, pdf(400_000))];
    const file = { name: 'b.pdf', type: 'application/pdf', content: pdf(400_000) };
    const body = { owner: 'order', ownerId: 'ord_fasteners', file };
    const refused = await two.send('uploadAttachment', { body, headers: keyed() });
    const { code, message } = refused.body as ApiProblem;
    expect([refused.status, code]).toEqual([413, 'server_storage_full']);
    expect(message).toMatch(/ 1 (?:MiB|МиБ)/);
    await one.ok('deleteAttachment', { attachmentId: attached[0]?.id ?? '' });
    const snapshot = await control(server.app, 'get', `${one.session.world}/snapshot`);
    expect((await two.send('uploadAttachment', { body, headers: keyed() })).status).toBe(201);
    const loaded = await request(server.app).put('/__mock/worlds/copy/snapshot').send(snapshot);
    expect([loaded.status, (loaded.body as ApiProblem).code]).toEqual([413, 'server_storage_full']);
    await server.stop();
  });

  test('a copied world counts its files where worlds share none, and the limit applies', async () => {
    const server = (await kind.newStore(MIB)).serve();
    const buyer = await client(server.app).signIn('buyer');
    await attach(buyer, pdf(500_000));
    await control(server.app, 'post', `${buyer.session.world}/fork`, { to: 'copy' });
    const copies = name === 'PostgreSQL' ? 2 : 1;
    expect(Math.round((await countBytes(server)) / 500_000)).toBe(copies);
    const file = { name: 'b.pdf', type: 'application/pdf', content: pdf(200_000) };
    const { status } = await buyer.send('uploadAttachment', {
      body: { owner: 'order', ownerId: 'ord_fasteners', file },
      headers: keyed(),
    });
    expect(status).toBe(copies === 2 ? 413 : 201);
    const again = await request(server.app).post(`/__mock/worlds/${buyer.session.world}/fork`).send({ to: 'other' });
    expect([again.status, (again.body as ApiProblem).code]).toEqual(
      copies === 2 ? [413, 'server_storage_full'] : [201, undefined],
    );
    await server.stop();
  });

  if (name === 'memory') return;

  test('a backup contains each byte', async () => {
    const [store, other] = [await kind.newStore(), await kind.newStore()];
    const first = store.serve();
    const buyer = await client(first.app).signIn('buyer');
    const content = pdf();
    const { id } = await attach(buyer, content);
    await first.stop();
    const file = join(folder, `${name}.sqlite`);
    await closing(store.openStorage(), (from) => backUp(from, file));
    await closing(other.openStorage(), (to) => restore(file, to));
    const second = other.serve();
    expect(content.equals((await download(second, buyer, id)) as Buffer)).toBe(true);
    await second.stop();
  });

  test('a world stored by an earlier build, with bytes in its records, keeps them', async () => {
    const store = await kind.newStore();
    const first = store.serve();
    const buyer = await client(first.app).signIn('buyer');
    const { world } = buyer.session;
    const content = pdf();
    const { id } = await attach(buyer, content);
    await first.stop();
    const storage = store.openStorage();
    const { snapshot, version } = (await storage.load(world)) as LoadedWorld;
    const { tables, ...head } = snapshot;
    const record = {
      ...tables['attachments']?.put.find((one) => one.id === id),
      id,
      content: content.toString('base64'),
    };
    const change = { table: 'attachments', id, record };
    await storage.save(head, [change], version, new Map());
    await storage.files.refresh();
    expect(storage.files.bytes).toBe(0);
    await storage.close();
    const second = store.serve();
    expect(content.equals((await download(second, buyer, id)) as Buffer)).toBe(true);
    expect(await countBytes(second)).toBe(content.length);
    await second.stop();
  });
});
