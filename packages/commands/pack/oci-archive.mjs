/** Archives in the layout of the OCI image specification, with the one file more that Docker reads. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';

const run = promisify(execFile);

const NAME = 'zakupki/server';
const TAG = 'latest';
const ARCHITECTURES = /** @type {Record<string, string>} */ ({ x64: 'amd64' });

/** The same files give the same digest. */
const TAR = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];

/**
 * @param {string} root folder that becomes the file system
 * @param {import('./server-stage.mjs').ServerStage & { WorkingDir: string }} config
 * @param {string} out folder of the archive
 * @returns {Promise<string>} the archive
 */
export async function writeArchive(root, config, out) {
  const layout = `${out}/layout`;
  mkdirSync(`${layout}/blobs/sha256`, { recursive: true });
  const layer = await addLayer(root, layout);
  const platform = { architecture: ARCHITECTURES[process.arch] ?? process.arch, os: 'linux' };
  const type = 'application/vnd.oci.image';
  const configuration = addJson({ ...platform, config, rootfs: { type: 'layers', diff_ids: [layer.diffId] } }, layout);
  const manifest = addJson(
    {
      schemaVersion: 2,
      mediaType: `${type}.manifest.v1+json`,
      config: { mediaType: `${type}.config.v1+json`, ...configuration },
      layers: [{ mediaType: `${type}.layer.v1.tar+gzip`, digest: layer.digest, size: layer.size }],
    },
    layout,
  );
  const annotations = {
    'io.containerd.image.name': `docker.io/${NAME}:${TAG}`,
    'org.opencontainers.image.ref.name': TAG,
  };
  const manifests = [{ mediaType: `${type}.manifest.v1+json`, ...manifest, platform, annotations }];
  const pathOf = (/** @type {string} */ digest) => `blobs/${digest.replace(':', '/')}`;
  const files = {
    'oci-layout': { imageLayoutVersion: '1.0.0' },
    'index.json': { schemaVersion: 2, mediaType: `${type}.index.v1+json`, manifests },
    'manifest.json': [
      { Config: pathOf(configuration.digest), RepoTags: [`${NAME}:${TAG}`], Layers: [pathOf(layer.digest)] },
    ],
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(`${layout}/${name}`, JSON.stringify(value));
  const archive = `${out}/image.tar`;
  await run('tar', [...TAR, '-cf', archive, '-C', layout, ...Object.keys(files), 'blobs']);
  rmSync(layout, { recursive: true });
  return archive;
}

/**
 * @param {object} value
 * @param {string} layout
 */
function addJson(value, layout) {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex');
  writeFileSync(`${layout}/blobs/sha256/${hash}`, text);
  return { digest: `sha256:${hash}`, size: Buffer.byteLength(text) };
}

/**
 * @param {string} root
 * @param {string} layout
 */
async function addLayer(root, layout) {
  const [tar, zipped] = [`${layout}/layer.tar`, `${layout}/layer.tar.gz`];
  await run('tar', [...TAR, '-cf', tar, '-C', root, '.']);
  await pipeline(createReadStream(tar), createGzip(), createWriteStream(zipped));
  const [diffId, digest] = await Promise.all([digestOf(tar), digestOf(zipped)]);
  const { size } = statSync(zipped);
  rmSync(tar);
  renameSync(zipped, `${layout}/blobs/${digest.replace(':', '/')}`);
  return { diffId, digest, size };
}

/** @param {string} file */
async function digestOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `sha256:${hash.digest('hex')}`;
}
