/** Validates every operation of the control plane against openapi/control.yaml. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request, { type Response } from 'supertest';
import { document as contract } from '@zakupki/api-client/document';
import { routes } from '@zakupki/mock-control/routes';
import document from '@zakupki/mock-control/document' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../../src/create-app.ts';
import { MODEL } from '../../src/model/model.ts';
import { SqliteStorage } from '@zakupki/mock-engine/storage/sqlite';
import { control } from '../control-plane.ts';
import { makeEarlier, type Server, serveStorage } from '../storage/stores.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ControlId, controlViolations } from './conformance.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
writeFileSync(join(folder, 'docs.html'), '<!doctype html><title>Reference</title>');
writeFileSync(join(folder, 'assets/page-1a2b.js'), 'export {};');

const app = createApp({ console: folder });

/** A server with a world of an earlier build. */
let later: Server;
const EARLIER = 'walked%20(earlier%201)';
beforeAll(async () => {
  const file = join(folder, 'worlds.sqlite');
  const storage = new SqliteStorage(file, 'write');
  await control(serveStorage(storage).app, 'put', 'walked');
  await makeEarlier(storage, 'walked');
  await storage.close();
  later = serveStorage(new SqliteStorage(file, 'write'));
  await control(later.app, 'get', 'walked');
});
afterAll(() => later.stop());

type Sent = { world?: string; id?: string; body?: unknown; query?: Record<string, string>; method?: string };

function call(operationId: ControlId, { world = 'walked', id = '', body, query = {}, method }: Sent = {}) {
  const { method: declared, path } = routes[operationId];
  const url = `/__mock${path.replace('{world}', world).replace('{id}', id).replace('{earlier}', EARLIER)}`;
  const sent = request(app)[(method ?? declared) as 'get'](url).query(query);
  return body === undefined ? sent : sent.send(body as object);
}

const product = (path: string) => request(app).get(`/api${path}`).set('x-mock-world', 'walked');
const bodyOf = async (answer: Promise<Response> | Response) => (await answer).body as never;

/** A successful request for each operation; those of one world run in this order. */
const SUCCESSES: Record<ControlId, () => Promise<Response> | Response> = {
  openConsole: () => call('openConsole'),
  getHealth: () => call('getHealth'),
  listPeople: () => call('listPeople'),
  listScenarios: () => call('listScenarios'),
  listOperations: () => call('listOperations'),
  openDocs: () => call('openDocs'),
  getContract: () => call('getContract'),
  getContractAsYaml: () => call('getContractAsYaml'),
  createWorld: () => call('createWorld', { body: { scenario: 'slow', now: '2027-01-01T00:00:00+03:00' } }),
  forceAnswers: () =>
    call('forceAnswers', {
      body: { name: 'flaky', rules: [{ when: { tag: 'bids' }, then: { status: 503 }, times: 2 }] },
    }),
  stopForcing: () => call('stopForcing'),
  moveClock: () => call('moveClock', { body: { advance: 'P1DT2H' } }),
  enter: () => call('enter', { query: { world: 'walked', as: 'buyer', scenario: 'normal', to: '/zakupki' } }),
  listLetters: async () => {
    await request(app).post('/api/auth/login-link').set('x-mock-world', 'walked').send({ email: 'buyer@demo.test' });
    return call('listLetters');
  },
  listRequests: () => call('listRequests'),
  clearRequests: () => call('clearRequests'),
  getRequest: async () => call('getRequest', { id: (await product('/plans')).headers['x-request-id'] }),
  setWebhook: () => call('setWebhook', { body: { url: 'http://127.0.0.1:9/hook', events: ['email.sent'] } }),
  getWebhooks: () => call('getWebhooks'),
  deliverAgain: async () => {
    await request(app).post('/api/auth/login-link').set('x-mock-world', 'walked').send({ email: 'trial@demo.test' });
    let id = '';
    while (id === '') {
      const { deliveries } = (await bodyOf(call('getWebhooks'))) as { deliveries: { id: string }[] };
      id = deliveries[0]?.id ?? '';
    }
    return call('deliverAgain', { id });
  },
  deleteWebhook: () => call('deleteWebhook'),
  exportHar: () => call('exportHar'),
  loadHar: async () => call('loadHar', { body: await bodyOf(call('exportHar')) }),
  getRecording: () => call('getRecording'),
  switchRecording: () => call('switchRecording', { body: { isOn: false } }),
  deleteRecording: () => call('deleteRecording'),
  getWorld: () => call('getWorld'),
  listWorlds: () => call('listWorlds'),
  forkWorld: () => call('forkWorld', { body: { to: 'walked-too' } }),
  getSnapshot: () => call('getSnapshot'),
  restoreSnapshot: async () => call('restoreSnapshot', { body: await bodyOf(call('getSnapshot')) }),
  getCapsule: () => call('getCapsule'),
  loadCapsule: async () => call('loadCapsule', { world: 'walked-later', body: await bodyOf(call('getCapsule')) }),
  resetWorld: () => call('resetWorld'),
  deleteWorld: () => call('deleteWorld'),
  getEarlierWorld: () => request(later.app).get(`/__mock/earlier-worlds/${EARLIER}`),
  deleteEarlierWorld: () => request(later.app).delete(`/__mock/earlier-worlds/${EARLIER}`),
};

describe('every operation of the control plane', () => {
  it('is covered here', () => {
    expect(Object.keys(SUCCESSES).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it.each(Object.entries(SUCCESSES) as [ControlId, () => Promise<Response>][])(
    '%s answers by its contract',
    async (operationId, succeed) => {
      const answer = await succeed();
      expect([answer.ok || answer.redirect, controlViolations(operationId, answer)]).toEqual([true, []]);
    },
  );

  it.each(Object.keys(routes) as ControlId[])('%s rejects other methods', async (operationId) => {
    const others = Object.values(routes).filter(({ path }) => path === routes[operationId].path);
    const allowed = others.map(({ method }) => method.toUpperCase());
    const answer = await call(operationId, { id: 'req_1', method: 'patch' });
    expect({ status: answer.status, allow: answer.headers['allow'] }).toEqual({
      status: 405,
      allow: allowed.join(', '),
    });
    expect(controlViolations(operationId, answer)).toEqual([]);
  });

  it.each((Object.keys(routes) as ControlId[]).filter((id) => routes[id].method === 'get'))(
    '%s answers HEAD as it answers GET',
    async (operationId) => {
      const [head, get] = [
        await call(operationId, { id: 'req_none', method: 'head' }),
        await call(operationId, { id: 'req_none' }),
      ];
      expect([head.status, head.type]).toEqual([get.status, get.type]);
      expect(head.text ?? '').toBe('');
    },
  );

  it.each((Object.keys(routes) as ControlId[]).filter((id) => routes[id].path.includes('{world}')))(
    '%s refuses a name no world can have',
    async (operationId) => {
      const answer = await call(operationId, {
        world: 'No_World',
        id: 'req_1',
        ...(needsBody(operationId) && { body: {} }),
      });
      expect(answer.status).toBe(400);
      expect((answer.body as { code: string }).code).toBe('unknown_world');
      expect(controlViolations(operationId, answer)).toEqual([]);
    },
  );

  it.each((Object.keys(routes) as ControlId[]).filter((id) => id !== 'openConsole' && id !== 'openDocs'))(
    '%s refuses a parameter it does not have',
    async (operationId) => {
      const answer = await call(operationId, { id: 'req_1', query: { verbose: '1' } });
      expect([answer.status, (answer.body as { errors: object[] }).errors]).toEqual([
        400,
        [expect.objectContaining({ in: 'query', pointer: '/verbose', code: 'unknown_parameter' })],
      ]);
      expect(controlViolations(operationId, answer)).toEqual([]);
    },
  );
});

const needsBody = (id: ControlId) =>
  ['forkWorld', 'forceAnswers', 'moveClock', 'restoreSnapshot', 'loadCapsule'].includes(id);

describe('the names', () => {
  const { schemas } = document.components;

  it('of the application are those of the contract', () => {
    expect(MODEL.people.map(({ name }) => name)).toEqual(schemas.PersonName.enum);
    expect(Object.keys(MODEL.scenarios)).toEqual(schemas.ScenarioName.enum);
    expect(MODEL.webhookEvents).toEqual(schemas.WebhookEvent.enum);
    expect(MODEL.letterKinds).toEqual(schemas.Letter.properties.kind.enum);
    expect(`${MODEL.name}-snapshot-1`).toBe(schemas.Snapshot.properties.format.const);
    expect(`${MODEL.name}-capsule-1`).toBe(schemas.Capsule.properties.format.const);
  });
});

describe('the reference', () => {
  it('is a page, with the contract as JSON and YAML beside it', async () => {
    const page = await request(app).get('/__mock/docs');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.text).toContain('<title>Reference</title>');
    expect((await request(app).get('/__mock/openapi.json')).body).toEqual(contract);
    const yaml = await request(app).get('/__mock/openapi.yaml').responseType('blob');
    expect(parse((yaml.body as Buffer).toString())).toEqual(contract);
  });

  it('starts its changelog with the version of the contract', () => {
    const changes = readFileSync(new URL('../../../../openapi/CHANGELOG.md', import.meta.url), 'utf8');
    expect(/^## (.*)$/m.exec(changes)?.[1]).toBe(contract.info.version);
  });
});

describe('the console', () => {
  it('is a page at /__mock, with or without a slash and a state in its query', async () => {
    for (const path of ['/__mock', '/__mock/', '/__mock?world=ticket-7&tab=outbox']) {
      const answer = await request(app).get(path).set('accept', 'text/html');
      expect([answer.status, answer.type, answer.headers['cache-control']]).toEqual([200, 'text/html', 'no-cache']);
      expect(answer.text).toContain('<title>Console</title>');
    }
  });

  it('loads its files and nothing outside its folder', async () => {
    const script = await request(app).get('/__mock/assets/page-1a2b.js');
    expect([script.status, script.type]).toEqual([200, 'text/javascript']);
    expect(script.headers['cache-control']).toContain('immutable');
    for (const path of ['/__mock/assets/none.js', '/__mock/assets/../index.html', '/__mock/assets/%2e%2e/index.html']) {
      expect((await request(app).get(path)).status).toBe(404);
    }
    const foreign = await request(app).get('/__mock/assets/page-1a2b.js').set('host', 'mock.example.com');
    expect(foreign.status).toBe(403);
  });

  it('explains how to build it when it is not built', async () => {
    const bare = createApp({ console: join(folder, 'nowhere') });
    const page = await request(bare).get('/__mock').set({ accept: 'text/html', 'accept-language': 'en' });
    expect([page.status, page.type]).toEqual([404, 'text/html']);
    expect(page.text).toContain('pnpm build');
    for (const [id, path] of [
      ['openConsole', '/__mock'],
      ['openDocs', '/__mock/docs'],
    ] as const) {
      const answer = await request(bare).get(path);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'console_not_built']);
      expect(controlViolations(id, answer)).toEqual([]);
    }
  });
});
