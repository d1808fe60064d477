import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of a replaced build are retained this long, for pages that still run it. */
const RETENTION_MS = 7 * 86_400_000;
/** Number of replaced builds retained. */
const MAX_RETAINED = 5;

const RECORD = '.vite/builds.json';
const ASSETS = 'assets/';

/** A build in the output folder: its files, and when another build replaced it. */
type Build = {
  readonly id: string;
  readonly files: readonly string[];
  readonly replacedAt: number | null;
};

/**
 * Names the build after its content, in `version.json` and in the page: the same sources give the same name. Retains
 * the assets of earlier builds for a while, so that pages that are already open still work.
 */
export function retainBuilds(now = Date.now): Plugin {
  let folder = '';
  let publicFiles: readonly string[] = [];
  let id = '';
  return {
    name: 'retain-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build, publicDir }) {
      folder = join(root, build.outDir);
      if (build.outDir.startsWith('/')) folder = build.outDir;
      publicFiles = publicDir === '' ? [] : filesIn(publicDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to name the build in.');
        // File names contain a content hash.
        const assets = Object.keys(bundle).filter((file) => file.startsWith(ASSETS));
        id = createHash('sha256')
          .update(JSON.stringify([assets.toSorted(), String(page.source)]))
          .digest('hex')
          .slice(0, 16);
        page.source = String(page.source).replace('<head>', `<head>\n    <meta name="build" content="${id}" />`);
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ build: id })}\n` });
        return undefined;
      },
    },
    writeBundle(_options, bundle) {
      const record = join(folder, RECORD);
      const builds = retained(readBuilds(record), { id, files: Object.keys(bundle), replacedAt: null }, now());
      const retainedFiles = new Set([...publicFiles, RECORD, ...builds.flatMap(({ files }) => files)]);
      for (const file of filesIn(folder)) if (!retainedFiles.has(file)) rmSync(join(folder, file));
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(builds));
    },
  };
}

/** The builds to retain, the current one first. Earlier ones only retain hashed assets, which no build overwrites. */
function retained(before: readonly Build[], current: Build, now: number): Build[] {
  const earlier = before
    .filter(({ id }) => id !== current.id)
    .map(({ id, files, replacedAt }) => ({
      id,
      files: files.filter((file) => file.startsWith(ASSETS)),
      replacedAt: replacedAt ?? now,
    }))
    .filter(({ replacedAt }) => now - replacedAt < RETENTION_MS);
  return [current, ...earlier.slice(0, MAX_RETAINED)];
}

function readBuilds(record: string): Build[] {
  // Only this plugin writes the file.
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Build[]) : [];
}

function filesIn(folder: string): string[] {
  return globSync('{**/*,.vite/**/*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ''));
}
