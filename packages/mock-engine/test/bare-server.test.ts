/** A bare document is served by one command, with the settings of every mock. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../src/bare/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'bare-'));
const file = join(folder, 'openapi.yaml');
const item =
  '{description: "", content: {application/json: {schema: {type: object, properties: {id: {type: string}}}}}}';
writeFileSync(
  file,
  `{openapi: 3.1.0, paths: {/cars: {post: {requestBody: {content: {application/json: {schema: {type: object}}}},
    responses: {'201': ${item}}}}, '/cars/{carId}': {get: {responses: {'200': ${item}}}}}}`,
);

// oxlint-disable-next-line node/no-process-env -- a program finds others by it
const { PATH = '' } = process.env;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const started: ChildProcess[] = [];
afterAll(() => {
  for (const server of started) server.kill();
  rmSync(folder, { recursive: true });
});

/** @returns the server, and the address of its API */
async function start() {
  const env = { PATH, MOCK_API_PORT: String(await freePort()) };
  const server = spawn(process.execPath, [MAIN, file, '--data', join(folder, 'data')], { env });
  started.push(server);
  let told = '';
  for await (const chunk of server.stdout) {
    told += String(chunk);
    const [api] = /http:\S+\/api/.exec(told) ?? [];
    if (api !== undefined) return { server, api };
  }
  throw new Error(`The server ended: ${told}`);
}

it('keeps its worlds in the folder that --data names', async () => {
  const first = await start();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${first.api}/cars`, { method: 'POST', headers, body: '{"id":"one","seats":5}' });
  expect(answer.status).toBe(201);
  first.server.kill('SIGTERM');
  await once(first.server, 'exit');
  const { api } = await start();
  expect(await (await fetch(`${api}/cars/one`)).json()).toEqual({ id: 'one', seats: 5 });
}, 60_000);

it('says what is wrong with its arguments', () => {
  const said = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' }).stderr;
  expect(said()).toContain('Usage: mock-engine');
  expect(said(file, '--nope')).toContain('--data <folder>');
}, 60_000);
