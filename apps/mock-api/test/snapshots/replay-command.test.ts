/** `pnpm mock:replay`: output, exit code and errors of invalid files. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Capsule, LoggedExchange } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { client } from '../contract/suite/client.ts';
import { baseUrlOf } from '@zakupki/mock-engine/suite/target';
import { temporaryFolder } from '../temporary-folder.ts';
import { EXHAUSTIVE, oneOf } from '../exhaustive.ts';

const COMMAND = fileURLToPath(new URL('../../src/replay/main.ts', import.meta.url));
const app = createApp();
const folder = temporaryFolder();
let capsule: Capsule;

const save = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

/** Runs the command from the folder of the file. */
function run(...options: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, [COMMAND, ...options], { env }, (error, out, wrong) => {
      resolve({ code: Number(error?.code ?? 0), said: `${out}${wrong}`.trim() });
    });
  });
}

// oxlint-disable-next-line no-control-regex -- the output must not contain these
const CONTROL = /[\u001b\u202e]/;

beforeAll(async () => {
  const buyer = await client(app).signIn('buyer');
  await buyer.ok('getOrder', { orderId: 'ord_uniform' });
  capsule = (await request(app).get(`/__mock/worlds/${buyer.session.world}/capsule`)).body as Capsule;
  save('same.json', capsule);
  const changed = structuredClone(capsule);
  const last = changed.happenings.at(-1);
  if (!last || !('request' in last)) throw new Error('The last thing that happened was a request.');
  last.request.response.body = (last.request.response.body ?? '').replace('Спецодежда на зиму', 'Спецодежда на лето');
  save('changed.json', changed);
});

describe('the command', () => {
  it('succeeds without differences', async () => {
    expect(await run('same.json')).toEqual({ code: 0, said: '2 replayed, 0 differ, 0 skipped' });
  });

  it('prints differences with pointers and fails, also against a running server', EXHAUSTIVE, async () => {
    const { origin } = new URL(await baseUrlOf(app));
    for (const against of [[], ['--against', origin]]) {
      const { code, said } = await run('changed.json', ...against);
      expect(code).toBe(1);
      expect(said.split('\n')).toEqual([
        expect.stringMatching(/^#2 GET \/api\/orders\/ord_uniform {2}2026-11-02T09:00:/),
        '   /title: "Спецодежда на лето" → "Спецодежда на зиму"',
        '2 replayed, 1 differ, 0 skipped',
      ]);
    }
    expect((await request(app).get('/__mock/worlds')).text).not.toContain('"replay-');
  });

  it('sends nothing outside of /api, and prints no control characters', EXHAUSTIVE, async () => {
    const hostile = structuredClone(capsule);
    const [first, last] = hostile.happenings;
    if (!first || !last || !('request' in first) || !('request' in last)) throw new Error('two requests');
    first.request.path = '/api/../__mock/worlds/default/reset';
    last.request.response.body = '"\u001b[2J"';
    save('title.json', hostile);
    last.request.path = '/api/orders/\u202eord_uniform';
    save('hostile.json', hostile);
    const said = `${(await run('hostile.json')).said} ${(await run('title.json')).said}`;
    expect(said).toContain('0 replayed, 0 differ, 2 skipped (2: its path is not below /api)');
    expect(said).not.toMatch(CONTROL);
  });

  const unsendable: [string, (request: LoggedExchange) => void][] = [
    ['the name of a header', ({ request: { headers } }) => (headers['x-\u001b[2J'] = 'a')],
    ['the value of a header', ({ request: { headers } }) => (headers['x-a'] = '\u001b[2J')],
    ['a line break in a header', ({ request: { headers } }) => (headers['x-a'] = 'a\r\nx-b: c')],
    ['the method', (exchange) => (exchange.method = 'GET\u001b[2J')],
    ['a method of two lines', (exchange) => (exchange.method = 'GET /api/me HTTP/1.1\r\nx-a: b\r\n\r\nGET')],
  ];
  for (const [what, spoil] of unsendable)
    it(`skips a request with control characters in ${what}`, EXHAUSTIVE, async () => {
      const hostile = structuredClone(capsule);
      const last = hostile.happenings.at(-1);
      if (!last || !('request' in last)) throw new Error('The last thing that happened was a request.');
      spoil(last.request);
      save('unsendable.json', hostile);
      const { code, said } = await run('unsendable.json');
      expect({ code, said }).toEqual({ code: 0, said: '1 replayed, 0 differ, 1 skipped (1: it is no HTTP request)' });
    });

  it('prints no control characters and no stack when it fails', EXHAUSTIVE, async () => {
    const hostile = structuredClone(capsule);
    Object.assign(hostile, { happenings: [{ '\u001b[2J': 1 }] });
    save('happening.json', hostile);
    const files = ['happening.json', 'no-\u001b[2J.json'];
    for (const { code, said } of await Promise.all(files.map((file) => run(file)))) {
      expect(code).toBe(2);
      expect(said).not.toMatch(CONTROL);
      expect(said).not.toContain('    at ');
    }
  });

  const unreadable = [
    ['no-such-file.json', '', 'There is no file no-such-file.json.'],
    ['text.json', 'hello', 'text.json is not JSON.'],
    ['list.json', '[]', 'list.json is no capsule.'],
    ['seed.json', () => ({ ...capsule, seed: '0123456789ab' }), 'its seed is 0123456789ab'],
    ['contract.json', () => ({ ...capsule, contract: '9.9.9' }), 'against version 9.9.9 of the contract'],
    ['half.json', () => ({ format: capsule.format }), '/snapshot: Enter a value.'],
  ] as const;
  for (const [at, [name, content, sentence]] of unreadable.entries())
    it(`prints one sentence about why ${name} cannot be replayed`, oneOf(9, at), async () => {
      if (content !== '') save(name, typeof content === 'function' ? content() : content);
      const { code, said } = await run(name);
      expect(code).toBe(2);
      expect(said).toContain(sentence);
      expect(said).not.toContain('    at ');
    });
});
