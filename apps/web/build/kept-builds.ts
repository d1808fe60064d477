import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of a build that was replaced stay this long, for the pages that still run it; */
const KEPT_MS = 7 * 86_400_000;
/** of so many builds. */
const KEPT_BUILDS = 5;

const RECORD = '.vite/builds.json';
const ASSETS = 'assets/';

/** One build in the folder: what it put there, and when another took its place. */
interface Build {
  readonly id: string;
  readonly files: readonly string[];
  readonly replacedAt: number | null;
}

/**
 * Names the build, in `version.json` and in the page, after its content: the same sources make the same build. And lets
 * the assets of earlier builds stay in the folder for a while, so that a page loaded before goes on working.
 */
export function keptBuilds(now = Date.now): Plugin {
  let folder = '';
  let ownFiles: readonly string[] = [];
  let id = '';
  return {
    name: 'kept-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build, publicDir }) {
      folder = join(root, build.outDir);
      if (build.outDir.startsWith('/')) folder = build.outDir;
      ownFiles = publicDir === '' ? [] : filesIn(publicDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to name the build in.');
        // The names of the other files are made from their content.
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
      const builds = remaining(readBuilds(record), { id, files: Object.keys(bundle), replacedAt: null }, now());
      const kept = new Set([...ownFiles, RECORD, ...builds.flatMap(({ files }) => files)]);
      for (const file of filesIn(folder)) if (!kept.has(file)) rmSync(join(folder, file));
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(builds));
    },
  };
}

/** The builds whose files stay, the present one first; of earlier ones only what nobody overwrites. */
function remaining(before: readonly Build[], present: Build, now: number): Build[] {
  const earlier = before
    .filter(({ id }) => id !== present.id)
    .map(({ id, files, replacedAt }) => ({
      id,
      files: files.filter((file) => file.startsWith(ASSETS)),
      replacedAt: replacedAt ?? now,
    }))
    .filter(({ replacedAt }) => now - replacedAt < KEPT_MS);
  return [present, ...earlier.slice(0, KEPT_BUILDS)];
}

function readBuilds(record: string): Build[] {
  // Only this plugin writes there; without it nobody knows what the files belong to.
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Build[]) : [];
}

function filesIn(folder: string): string[] {
  return globSync('{**/*,.vite/**/*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ''));
}
