/** Files in a folder, named by their SHA-256. Writes synchronously, like the database beside it. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from './storage.ts';

/** A file, or an unfinished write. */
const FILE_NAME = /^[0-9a-f]{64}(?:\.new)?$/;

export class FileFolder {
  readonly #folder: string;
  /** sizes in bytes by SHA-256 */
  readonly #sizes = new Map<string, number>();
  bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Counts the files that records name, and removes files that a crashed server left behind. @throws StorageError */
  keep(isNamed: (sha256: string) => boolean): void {
    if (!existsSync(this.#folder)) return;
    if (!statSync(this.#folder).isDirectory()) {
      throw new StorageError(`${this.#folder} is a file, but the folder of the attached files. Move it away.`);
    }
    for (const name of readdirSync(this.#folder)) {
      if (!FILE_NAME.test(name)) continue;
      if (isNamed(name)) this.#note(name, statSync(join(this.#folder, name)).size);
      else rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** The file is durable when this returns. */
  write(sha256: string, bytes: Uint8Array): void {
    if (this.#sizes.has(sha256)) return;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, sha256);
    try {
      writeFileSync(`${path}.new`, bytes, { mode: 0o600, flush: true });
      renameSync(`${path}.new`, path);
      syncFolder(this.#folder);
    } catch (error) {
      rmSync(`${path}.new`, { force: true });
      throw error;
    }
    this.#note(sha256, bytes.length);
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.#folder, sha256));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  remove(sha256: string): void {
    const size = this.#sizes.get(sha256);
    if (size === undefined) return;
    rmSync(join(this.#folder, sha256), { force: true });
    this.#sizes.delete(sha256);
    this.bytes -= size;
  }

  #note(sha256: string, size: number): void {
    this.#sizes.set(sha256, size);
    this.bytes += size;
  }
}

/** A loss of power must not undo the rename. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
