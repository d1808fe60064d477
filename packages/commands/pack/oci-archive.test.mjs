/** What a container engine finds in the archive, by the OCI image specification. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { writeArchive } from './oci-archive.mjs';
import { readServerStage } from './server-stage.mjs';

/** @typedef {{ digest: string, size: number }} Descriptor */

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stage = readServerStage(readFileSync(`${ROOT}apps/mock-api/deploy/Dockerfile`, 'utf8'));

/** @param {Buffer} bytes */
const digestOf = (bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** @param {Buffer} bytes @returns {unknown} */
const parse = (bytes) => JSON.parse(bytes.toString());

/** Archives a file system of one file. @param {string} name */
async function archived(name) {
  const root = join(folder, name);
  mkdirSync(`${root}/etc`, { recursive: true });
  writeFileSync(`${root}/etc/hosts`, '127.0.0.1 localhost\n');
  const out = join(folder, `${name}-out`);
  mkdirSync(out);
  return readFileSync(await writeArchive(root, { ...stage, WorkingDir: '/etc' }, out));
}

/** @param {Buffer} tar @param {string[]} args */
const tarOf = (tar, ...args) => execFileSync('tar', [...args.slice(0, 1), '-f', '-', ...args.slice(1)], { input: tar });

it('the index leads to the files by their digests, and so does the list that Docker reads', async () => {
  const tar = await archived('a');
  const file = (/** @type {string} */ path) => tarOf(tar, '-xO', path);
  /** @param {Descriptor} descriptor */
  const blob = ({ digest, size }) => {
    const bytes = file(`blobs/${digest.replace(':', '/')}`);
    expect([digestOf(bytes), bytes.length]).toEqual([digest, size]);
    return bytes;
  };
  expect(parse(file('oci-layout'))).toEqual({ imageLayoutVersion: '1.0.0' });
  const { manifests } = /** @type {{ manifests: [Descriptor] }} */ (parse(file('index.json')));
  const manifest = /** @type {{ config: Descriptor, layers: [Descriptor] }} */ (parse(blob(manifests[0])));
  const layer = gunzipSync(blob(manifest.layers[0]));
  expect(parse(blob(manifest.config))).toMatchObject({
    rootfs: { diff_ids: [digestOf(layer)] },
    config: { User: 'node', WorkingDir: '/etc' },
  });
  expect(tarOf(layer, '-xO', './etc/hosts').toString()).toBe('127.0.0.1 localhost\n');
  const [listed] = /** @type {[{ Config: string, Layers: [string] }]} */ (parse(file('manifest.json')));
  expect(digestOf(file(listed.Config))).toBe(manifest.config.digest);
  expect(digestOf(file(listed.Layers[0]))).toBe(manifest.layers[0].digest);
});

it('the same files make the same archive', async () => {
  expect((await archived('b')).equals(await archived('c'))).toBe(true);
});

it('the image has the settings of the Dockerfile', () => {
  expect(stage).toMatchObject({
    User: 'node',
    Cmd: ['node', '--max-semi-space-size=6', 'src/main.ts'],
    ExposedPorts: { '4010/tcp': {} },
    Healthcheck: { Interval: 5e9, Timeout: 3e9, StartPeriod: 10e9, Retries: 3 },
  });
  for (const variable of ['NODE_ENV=production', 'MOCK_HOST=0.0.0.0', 'MALLOC_ARENA_MAX=2']) {
    expect(stage.Env).toContain(variable);
  }
  expect(stage.Healthcheck.Test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
});
