import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.mjs';
import { ROOT } from '../workspace.mjs';
import { writeArchive } from './oci-archive.mjs';
import { readServerStage } from './server-stage.mjs';
import { packedVersion } from './versions.mjs';

const run = promisify(execFile);

const HOME = '/zakupki';
const PACKAGE = `${HOME}/node_modules/@zakupki/mock-api`;
const PROGRAMS = '/usr/local/bin';

/** The user has the same number as in the official images of Node. */
const FILES = {
  '/etc/passwd': 'root:x:0:0:root:/:/sbin/nologin\nnode:x:1000:1000::/tmp:/sbin/nologin\n',
  '/etc/group': 'root:x:0:\nnode:x:1000:\n',
  '/etc/hosts': '127.0.0.1 localhost\n::1 localhost\n',
};

/**
 * Writes the image of the server without a container engine: its file system as the folder `root`, and `image.tar`,
 * which engines load. Node contains CA certificates, time zones and languages, so the system needs few files.
 *
 * @param {string} mock packed file
 * @param {string} out folder, which is emptied
 * @param {NodeJS.ProcessEnv} [env] of npm
 */
export async function packImage(mock, out, env = process.env) {
  if (process.platform !== 'linux') throw new PlainError('The image contains libraries of Linux: make it there.');
  rmSync(out, { recursive: true, force: true });
  const root = `${out}/root`;
  mkdirSync(out, { recursive: true });
  await install(mock, `${out}/install`, env);
  mkdirSync(root + HOME, { recursive: true });
  renameSync(`${out}/install/node_modules`, `${root}${HOME}/node_modules`);
  rmSync(`${out}/install`, { recursive: true });
  await copyNode(root);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  await run('chmod', ['-R', 'a+rX', root]);
  mkdirSync(`${root}/tmp`);
  chmodSync(`${root}/tmp`, 0o1777);
  const { Env, Cmd, ...stage } = readServerStage(readFileSync(`${ROOT}apps/mock-api/deploy/Dockerfile`, 'utf8'));
  const config = {
    ...stage,
    Labels: { 'org.opencontainers.image.version': packedVersion() },
    Env: [`PATH=${PROGRAMS}`, ...Env],
    WorkingDir: PACKAGE,
    // The Dockerfile runs the sources.
    Cmd: Cmd.map((word) => word.replace(/\.ts$/, '.js')),
  };
  return { root, config, archive: await writeArchive(root, config, out) };
}

/**
 * Installs a packed file in the versions of the lock file of this workspace.
 *
 * @param {string} file
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
async function install(file, folder, env) {
  const locked = lockedVersions();
  // The first entry that fits a dependency applies. The lock file has the oldest version first.
  /** @type {Record<string, string>} */
  const overrides = {};
  for (const [name, versions] of locked) {
    for (const version of versions.toReversed()) {
      overrides[versions.length === 1 ? name : `${name}@^${version}`] = version;
    }
  }
  mkdirSync(folder);
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, overrides }));
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-bin-links', '--prefer-offline'];
  await run('npm', ['install', ...options, file], { cwd: folder, env });
  // It names the folders and the registry of this machine.
  rmSync(`${folder}/node_modules/.package-lock.json`);
  for (const manifest of globSync('**/node_modules/{*,@*/*}/package.json', { cwd: folder })) {
    const { name, version } = /** @type {import('./manifest.mjs').Manifest} */ (
      JSON.parse(readFileSync(`${folder}/${manifest}`, 'utf8'))
    );
    if (!name.startsWith('@zakupki/') && !locked.get(name)?.includes(version)) {
      throw new Error(`npm installed ${name} ${version}, which pnpm-lock.yaml does not have.`);
    }
  }
}

/** @returns {Map<string, string[]>} versions by the names of packages */
function lockedVersions() {
  const [, packages = ''] = /^packages:\n(.*?)^\w/msu.exec(readFileSync(`${ROOT}pnpm-lock.yaml`, 'utf8')) ?? [];
  const entries = [...packages.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'\s]+)'?:$/gmu)];
  const groups = Map.groupBy(entries, ([, name = '']) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(([, , version = '']) => version)]));
}

/** Copies the Node that runs this, with the libraries that it loads, to their paths. @param {string} root */
async function copyNode(root) {
  mkdirSync(root + PROGRAMS, { recursive: true });
  copyFileSync(process.execPath, `${root}${PROGRAMS}/node`);
  const { stdout } = await run('ldd', [process.execPath]);
  for (const [, library = ''] of stdout.matchAll(/(\/\S+) \(0x/gu)) {
    mkdirSync(root + dirname(library), { recursive: true });
    copyFileSync(library, root + library);
  }
}
