import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Tests, the erased types of the contract, and what is generated for other programs. */
const NOT_LOADED = /\.test\.ts$|[/\\](?:schema|problems|zod)\.gen\.ts$|[/\\](?:sources|released)\.gen\.json$|\.md$/u;

/**
 * Reports a saved, added or deleted source. `node --watch` also reports a file of a package when an installation, even
 * in another folder, links it: the link count changes, but not the content.
 * @param folders with everything below
 */
export function watchSources(folders: readonly string[], onChange: (file: string) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const stamps = new Map<string, string>();

  function addFolder(folder: string): void {
    if (watchers.has(folder)) return;
    watchers.set(
      folder,
      watch(folder, (_event, name) => {
        if (name !== null) check(join(folder, name));
      }),
    );
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) addFolder(path);
      else stamps.set(path, stampOf(path));
    }
  }

  function check(path: string): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      if (!watchers.has(path)) addFolder(path);
      return;
    }
    if (NOT_LOADED.test(path)) return;
    if (stats === undefined) {
      watchers.get(path)?.close();
      watchers.delete(path);
    }
    const stamp = stampOf(path);
    if (stamp === (stamps.get(path) ?? MISSING)) return;
    stamps.set(path, stamp);
    onChange(path);
  }

  folders.forEach(addFolder);
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const MISSING = 'missing';

function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? MISSING : `${stats.mtimeMs} ${stats.size}`;
}
