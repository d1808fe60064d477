/** The mutant server as started from the command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type Serving, serve } from '@zakupki/mock-engine/test-world/http-server';

const start = (...options: string[]) =>
  spawn(process.execPath, [new URL('serve.ts', import.meta.url).pathname, ...options], { stdio: 'pipe' });

async function honest(): Promise<Serving> {
  return serve((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-asked': request.url });
    response.end('{"data":[{"id":"a"},{"id":"b"}],"page":{"number":1,"size":25,"totalItems":2,"totalPages":1}}');
  });
}

it('runs in front of a server until stopped and prints the number of changes', async () => {
  const server = await honest();
  const mutant = start('--target', server.url, '--mutant', 'drops-last-item', '--resource', 'orders');
  const said: string[] = [];
  mutant.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  await once(mutant.stdout, 'data');
  const url = /^http:\S+/.exec(said.join(''))?.[0] ?? '';
  expect(said.join('')).toContain('is a back end that leaves the last item out (orders), before');
  const asked = async (path: string) => ((await (await fetch(url + path)).json()) as { data: unknown[] }).data.length;
  expect([await asked('/orders'), await asked('/suppliers'), await asked('/orders?page=1')]).toEqual([1, 2, 1]);
  mutant.kill('SIGTERM');
  const [code] = (await once(mutant, 'exit')) as [number];
  expect([code, said.at(-1)]).toEqual([0, '2 exchanges mutated\n']);
  await server.close();
});

it.each([
  [['--mutant', 'drops-last-item', '--resource', 'orders'], '--target should be the URL'],
  [
    ['--target', 'http://127.0.0.1:1', '--mutant', 'drops-it', '--resource', 'orders'],
    'No mutant is called "drops-it"',
  ],
  [
    ['--target', 'http://127.0.0.1:1', '--mutant', 'drops-last-item', '--resource', 'ordrs'],
    '--resource should be one of session',
  ],
  [
    ['--target', 'http://127.0.0.1:1', '--mutant', '201-to-200', '--resource', 'reference'],
    'no operation declares 201',
  ],
])('rejects %j with a message', async (options, sentence) => {
  const mutant = start(...options);
  let said = '';
  mutant.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(mutant, 'close')) as [number];
  expect([code, said.split('\n')[0]]).toEqual([1, expect.stringContaining(sentence)]);
});
