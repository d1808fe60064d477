import { createHash } from 'node:crypto';
import { type FSWatcher, readdirSync, readFileSync, type Stats, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Tests, the erased types of the contract, and what is generated for other programs. */
const NOT_LOADED = /\.test\.ts$|[/\\](?:schema|problems|zod)\.gen\.ts$|[/\\](?:sources|released)\.gen\.json$|\.md$/u;

/** `inode` distinguishes a folder from another one that was moved to its place. */
type Watched = { watcher: FSWatcher; inode: number };

/**
 * Reports a saved, added or deleted source. It watches folders, since many programs save a file by replacing it, and
 * compares contents: `node --watch` also reports a file that is saved without a change, and one of a package when an
 * installation, even in another folder, links it.
 * @param folders with everything below
 */
export function watchSources(folders: readonly string[], onChange: (file: string) => void): { close(): void } {
  const watched = new Map<string, Watched>();
  /** digests of contents */
  const sources = new Map<string, string>();

  function addFolder(folder: string): void {
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) check(join(folder, name));
    });
    // A folder that is deleted ends its watcher.
    watcher.on('error', () => {});
    watched.set(folder, { watcher, inode: statSync(folder).ino });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) addFolder(path);
      else if (!NOT_LOADED.test(path)) sources.set(path, digestOf(path));
    }
  }

  const sourcesBelow = (folder: string) => [...sources.keys()].filter((path) => path.startsWith(join(folder, '/')));

  /** Forgets a folder with everything below. */
  function dropFolder(folder: string): void {
    for (const [path, { watcher }] of watched) {
      if (path !== folder && !path.startsWith(join(folder, '/'))) continue;
      watcher.close();
      watched.delete(path);
    }
    for (const path of sourcesBelow(folder)) sources.delete(path);
  }

  function replaceFolder(folder: string, isThere: boolean): void {
    const before = sourcesBelow(folder);
    dropFolder(folder);
    if (isThere) addFolder(folder);
    if (before.length + sourcesBelow(folder).length > 0) onChange(folder);
  }

  function check(path: string): void {
    const stats = statOf(path);
    const known = watched.get(path);
    const isFolder = stats?.isDirectory() ?? false;
    if (known && isFolder && known.inode === stats?.ino) return;
    if (known || isFolder) {
      replaceFolder(path, isFolder);
      return;
    }
    if (NOT_LOADED.test(path)) return;
    const digest = digestOf(path);
    if (digest === (sources.get(path) ?? MISSING)) return;
    sources.set(path, digest);
    onChange(path);
  }

  folders.forEach(addFolder);
  return {
    close() {
      for (const { watcher } of watched.values()) watcher.close();
    },
  };
}

const MISSING = 'missing';

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

function digestOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return MISSING;
  }
}
