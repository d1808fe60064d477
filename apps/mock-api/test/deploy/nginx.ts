/** A real nginx with the configuration of deploy/, in front of servers of this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { unprivilegedUser } from '../storage/postgres-server.ts';
import { copyBuild } from './web-build.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why nginx cannot be started; null when it can. */
export const nginxMissing = [PROGRAM, BROTLI].every((file) => existsSync(file))
  ? null
  : 'nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static';

export type Nginx = {
  origin: string;
  port: number;
  /** folder of the web build */
  web: string;
  readLog: () => string;
  close: () => Promise<void>;
};

/** Changes only addresses, folders and the level of its messages. @param servers their ports */
export async function startNginx(servers: readonly [number, number]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'zakupki-nginx-'));
  const [port, log] = [await freePort(), join(folder, 'access.log')];
  const changes = {
    ' /tmp/': ` ${folder}/`,
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'server server-1:4010 ': `server 127.0.0.1:${servers[0]} `,
    'server server-2:4010 ': `server 127.0.0.1:${servers[1]} `,
    'root /srv/web;': `root ${folder};`,
    '/dev/stdout': log,
    'stderr crit;': 'stderr notice;',
  };
  let configuration = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');
  for (const [shipped, changed] of Object.entries(changes)) {
    if (!configuration.includes(shipped)) throw new Error(`nginx.conf does not contain "${shipped}".`);
    configuration = configuration.replaceAll(shipped, changed);
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  for (const name of ['security-headers.conf', 'to-servers.conf']) copyFileSync(join(DEPLOY, name), join(folder, name));
  copyBuild(join(folder, 'app'));
  const user = unprivilegedUser();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const stop = await run(join(folder, 'nginx.conf'), user);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    web: join(folder, 'app'),
    readLog: () => readFileSync(log, 'utf8'),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(configuration: string, user: ReturnType<typeof unprivilegedUser>): Promise<() => Promise<void>> {
  const nginx = spawn(PROGRAM, ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(nginx, 'exit');
  const failure = exited.then((): never => {
    throw new Error(`nginx ended:\n${output}`);
  });
  failure.catch(() => undefined);
  process.once('exit', () => nginx.kill());
  while (!output.includes('start worker process ')) await Promise.race([once(nginx.stderr, 'data'), failure]);
  return async () => {
    nginx.kill();
    await exited;
  };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Asks without default headers, and decodes nothing. */
export async function ask(port: number, path: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
}
