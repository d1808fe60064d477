/** Installs the packed files with npm where nothing else is, and uses them on each Node of the machine. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { packImage } from './image.mjs';
import { readManifest } from './manifest.mjs';
import { mockAmong, packAll } from './pack.mjs';
import { FILES } from './project.mjs';
import { packedVersion } from './versions.mjs';

const run = promisify(execFile);

let folder = '';
let project = '';
/** @type {string[]} */
let files = [];
/** @type {string | null} */
let unreachable = null;

/** Folders of programs, without those of this workspace. */
const OUTSIDE = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(ROOT));

/** @param {string} node folder of Node */
const environment = (node) => ({
  ...process.env,
  NODE_ENV: undefined,
  NODE_OPTIONS: undefined,
  PATH: [node, ...OUTSIDE].join(delimiter),
  // Without a registry, retries would take minutes.
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
});

/** Folders of Node by major version. @type {Map<string, string>} */
const nodes = new Map();

/** npm and npx are those of the machine. @type {string} */
let machine = '';

/** A registry that is not there, or that answers no one here. */
const MISSING =
  /ENOTFOUND|ECONN(?:REFUSED|RESET)|E(?:SOCKET)?TIMEDOUT|ERR_SOCKET_TIMEOUT|EAI_AGAIN|ENETUNREACH|E(?:401|403|50\d)\b/;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  project = join(folder, 'elsewhere');
  for (const path of [...OUTSIDE, dirname(process.execPath)].filter((one) => existsSync(join(one, 'node')))) {
    const { stdout } = await run(join(path, 'node'), ['--version']);
    const major = /^v(\d+)/.exec(stdout)?.[1] ?? '';
    if (!nodes.has(major)) nodes.set(major, path);
    machine ||= path;
  }
  files = await packAll(join(folder, 'packed'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files, 'msw@2', '@reduxjs/toolkit@2'];
  await run('npm', args, { cwd: project, env: environment(machine) }).catch(
    (/** @type {{ stderr: string }} */ error) => {
      if (!MISSING.test(error.stderr)) throw error;
      unreachable = 'npm cannot reach its registry';
    },
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {import('vitest').TestContext} context
 * @param {string | null} reason
 */
function skipBecause({ task, skip }, reason) {
  if (reason === null) return;
  Object.assign(task.meta, { skipped: reason });
  skip(reason);
}

/**
 * @param {string} major version
 * @param {import('vitest').TestContext} context
 */
function nodeFor(major, context) {
  skipBecause(context, unreachable ?? (nodes.has(major) ? null : `Node ${major} is not installed`));
  return nodes.get(major) ?? '';
}

/**
 * Starts a server and waits until it listens.
 *
 * @param {string[]} words command and arguments
 * @param {import('node:child_process').SpawnOptionsWithoutStdio} options
 */
async function start([command = '', ...args], options) {
  const port = await freePort();
  const env = { ...options.env, MOCK_API_PORT: String(port) };
  const child = spawn(command, args, { cwd: project, ...options, env, detached: true });
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  let output = '';
  /** @type {Promise<void>} */
  const listening = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        // The last line.
        if (/^(?:Sign in|Control plane) .*\n/m.test(output)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  await listening;
  return { origin: `http://127.0.0.1:${port}`, output, child };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Deletes what npx has kept of files of this run. */
async function forgetNpx() {
  const { stdout } = await run('npm', ['config', 'get', 'cache'], { env: environment(machine) });
  for (const manifest of globSync(join(stdout.trim(), '_npx/*/package.json'))) {
    if (readFileSync(manifest, 'utf8').includes(folder)) rmSync(dirname(manifest), { recursive: true });
  }
}

/** Signs in as the printed command says. @param {string} output */
async function signIn(output) {
  const [, address = '', body = ''] = /curl (\S+) .* -d '(.+)'/.exec(output) ?? [];
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(address, { method: 'POST', headers, body });
  const { token } = /** @type {{ token: string }} */ (await signedIn.json());
  return { ...headers, authorization: `Bearer ${token}` };
}

/** @param {{ origin: string, output: string }} server */
async function titlesOf({ origin, output }) {
  const orders = await fetch(`${origin}/api/orders`, { headers: await signIn(output) });
  const { data } = /** @type {{ data: { title: string }[] }} */ (await orders.json());
  return data.map(({ title }) => title);
}

it('files of the contract have its version', { tags: ['exhaustive'] }, () => {
  const { version: engine } = readManifest('packages/mock-engine');
  const versions = {
    'api-client': packedVersion(),
    'mock-engine': engine,
    'mock-api': packedVersion(),
    'contract-tests': packedVersion(),
  };
  const names = Object.entries(versions).map(([name, version]) => `zakupki-${name}-${version}.tgz`);
  expect(files.map((file) => basename(file))).toEqual(names);
});

it.each(['mock-engine', 'mock-api'])(
  'links of the documents of %s lead to packed files',
  { tags: ['exhaustive'] },
  (name) => {
    const packed = join(folder, `packed/stage/@zakupki/${name}`);
    const documents = globSync('{*.md,docs/*.md}', { cwd: packed });
    expect(documents).toContain(join('docs', 'control-plane.md'));
    const links = documents.flatMap((document) =>
      [...readFileSync(join(packed, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
        join(packed, dirname(document), path),
      ),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  },
);

describe('in a project elsewhere', { tags: ['exhaustive'] }, () => {
  describe.each(['20', '24'])('on Node %s', (major) => {
    it('the mock starts, signs in a demo user, and serves console and contract', async (context) => {
      const node = nodeFor(major, context);
      const server = await start(['npx', 'mock-api'], { env: environment(node) });
      expect(await titlesOf(server)).toContain('Спецодежда на зиму');
      const pages = ['/__mock', '/__mock/openapi.yaml', '/__mock/people'];
      const answers = await Promise.all(pages.map((page) => fetch(server.origin + page)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const world = await run('node', ['world.mjs', server.origin], { cwd: project, env: environment(node) });
      expect(world.stdout).toContain(`${server.origin}/__mock/enter?`);
      const args = ['contract-tests', `${server.origin}/api`, 'reference'];
      const checked = await run('npx', args, { cwd: project, env: environment(node) });
      expect(checked.stdout).toMatch(/Tests .*\d+ passed/);
      expect(server.output).not.toContain('Warning');
    });

    it('a unit test uses the mock without a server', async (context) => {
      const node = nodeFor(major, context);
      const { stdout } = await run('node', ['--test', 'unit.test.mjs'], { cwd: project, env: environment(node) });
      expect(stdout).toMatch(/pass 1\n/);
    });

    it('the engine serves a document', async (context) => {
      const { origin } = await start(['npx', 'mock-engine', 'pets.yaml'], {
        env: environment(nodeFor(major, context)),
      });
      expect(await (await fetch(`${origin}/api/pets`)).json()).toEqual([{ name: 'Rex' }]);
    });
  });

  it('the mock keeps worlds in a file on Node 24', async (context) => {
    await start(['npx', 'mock-api', '--data', '.data'], { env: environment(nodeFor('24', context)) });
    expect(existsSync(join(project, '.data/worlds.sqlite'))).toBe(true);
  });

  it('the mock says on Node 20 that a file needs a newer one', async (context) => {
    const env = environment(nodeFor('20', context));
    const failed = run('npx', ['mock-api', '--data', '.data'], { cwd: project, env });
    await expect(failed).rejects.toThrow('Keeping worlds in a file needs Node 22.13 or later, this is v20.');
  });

  it('the mock starts from its file alone, in an empty folder', async (context) => {
    skipBecause(context, unreachable);
    const empty = mkdtempSync(join(folder, 'empty-'));
    const file = `./${basename(mockAmong(files))}`;
    copyFileSync(mockAmong(files), join(empty, file));
    onTestFinished(forgetNpx);
    const server = await start(['npx', '--yes', '--prefer-offline', file], { env: environment(machine), cwd: empty });
    expect(await titlesOf(server)).toContain('Спецодежда на зиму');
  });

  it('the declarations pass the strictest compiler, with the code of the documents', async (context) => {
    skipBecause(context, unreachable);
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { stdout } = await run(tsc, ['-p', '.'], { cwd: project }).catch(
      (/** @type {{ stdout: string }} */ error) => error,
    );
    expect(stdout).toBe('');
  });

  it('Vite builds a page whose requests MSW passes to the mock', async (context) => {
    skipBecause(context, unreachable);
    const { stdout } = await run('npx', ['vite', 'build'], { cwd: join(project, 'page'), env: environment(machine) });
    expect(stdout).toContain('dist/index.html');
    expect(stdout).not.toContain('externalized');
  });
});

/** @type {Awaited<ReturnType<typeof packImage>>} */
let image;

/** The variables of the image, and the folders of programs that start it. @type {Record<string, string>} */
const imageEnvironment = {};

/**
 * A command in the image as a container engine runs it: as another user, and only /tmp can be written.
 *
 * @param {string[]} words
 */
function chrooted(words) {
  const isRoot = process.getuid?.() === 0;
  const rights = isRoot ? ['--mount'] : ['--mount', '--user', '--map-root-user'];
  const user = isRoot ? ['--setgid=1000', '--setuid=1000'] : ['--user', '--map-user=1000', '--map-group=1000'];
  const mounts = 'mount --bind "$0" "$0" && mount --bind "$0/tmp" "$0/tmp" && mount -o remount,bind,ro "$0"';
  const inner = ['unshare', `--root=${image.root}`, `--wd=${image.config.WorkingDir}`, ...user, ...words];
  return ['unshare', ...rights, 'sh', '-c', `${mounts} && exec "$@"`, image.root, ...inner];
}

/** @param {string[]} words */
function runChrooted(words) {
  const [command = '', ...args] = chrooted(words);
  return run(command, args, { env: imageEnvironment });
}

/** @param {import('vitest').TestContext} context */
async function requireChroot(context) {
  skipBecause(context, unreachable);
  const isPermitted = await runChrooted(['node', '--version']).then(
    () => true,
    (/** @type {{ stderr: string }} */ { stderr }) => {
      if (/not permitted|denied/i.test(stderr)) return false;
      throw new Error(stderr);
    },
  );
  skipBecause(context, isPermitted ? null : 'this user may not change the root of a process');
}

/** Uses what needs more than JavaScript, and stops the server. @param {Awaited<ReturnType<typeof start>>} server */
async function useAndStop({ origin, output, child }) {
  const hasOrders = (await titlesOf({ origin, output })).includes('Спецодежда на зиму');
  const pages = ['/__mock/health', '/__mock', '/__mock/openapi.yaml'];
  const answers = await Promise.all(pages.map((page) => fetch(origin + page)));
  // Files are read in another process.
  const body = JSON.stringify({ text: 'Наименование;Количество;Ед.\nБумага А4;10;пачка' });
  const headers = await signIn(output);
  const read = await fetch(`${origin}/api/orders/import/parse`, { method: 'POST', headers, body });
  const { items } = /** @type {{ items: { item: { name: string } }[] }} */ (await read.json());
  // An engine kills what has not stopped after ten seconds.
  const stopped = once(child, 'exit', { signal: AbortSignal.timeout(10_000) });
  child.kill('SIGTERM');
  const [code] = /** @type {[number | null]} */ (await stopped);
  return { hasOrders, statuses: answers.map(({ status }) => status), items: items.map(({ item }) => item.name), code };
}

const USED = { hasOrders: true, statuses: [200, 200, 200], items: ['Бумага А4'], code: 0 };

describe('the image', { tags: ['exhaustive'] }, () => {
  beforeAll(async () => {
    if (unreachable !== null) return;
    image = await packImage(mockAmong(files), join(folder, 'image'), environment(machine));
    chmodSync(folder, 0o755);
    for (const line of image.config.Env) {
      const [name = '', value = ''] = line.split('=', 2);
      imageEnvironment[name] = name === 'PATH' ? `${value}:/usr/sbin:/usr/bin:/sbin:/bin` : value;
    }
  });

  it('serves the mock as another user, with only /tmp to write to', async (context) => {
    await requireChroot(context);
    const server = await start(chrooted(image.config.Cmd), { env: imageEnvironment });
    const [, ...check] = image.config.Healthcheck.Test;
    const { port } = new URL(server.origin);
    await runChrooted(check.map((word) => word.replace('4010', port)));
    expect(await useAndStop(server)).toEqual(USED);
  });

  it('has no root, no other place to write to, and knows localhost', async (context) => {
    await requireChroot(context);
    const code = `
      const { accessSync, constants } = require('node:fs');
      const canWrite = (path) => { try { return accessSync(path, constants.W_OK) === undefined; } catch { return false; } };
      require('node:dns').lookup('localhost', (_, address) => console.log(JSON.stringify({
        address, user: require('node:os').userInfo().username, writable: ['/', '/etc', '.', '/tmp'].filter(canWrite),
      })));`;
    const { stdout } = await runChrooted(['node', '-e', code]);
    expect(JSON.parse(stdout)).toEqual({ address: '127.0.0.1', user: image.config.User, writable: ['/tmp'] });
  });

  it('serves the mock from its folder as another user, without other programs', async (context) => {
    skipBecause(context, unreachable);
    const [command = '', ...args] = image.config.Cmd;
    const cwd = image.root + image.config.WorkingDir;
    const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
    const words = [`${image.root}/usr/local/bin/${command}`, ...args];
    const server = await start(words, { cwd, env: { ...imageEnvironment, PATH: '' }, ...user });
    expect(await useAndStop(server)).toEqual(USED);
  });
});
