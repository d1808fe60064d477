/** Bytes of attached files by SHA-256. Records contain only the hash; documents such as snapshots contain the bytes. */
import { createHash } from 'node:crypto';

export type Files = {
  /** total size in all worlds of the server or of the database, as of the last refresh or write */
  readonly bytes: number;
  readonly maxBytes: number;
  /** Whether worlds share the bytes of one file, so that a copied world needs no more room. */
  readonly areShared: boolean;
  /** Updates `bytes`, which other servers may have changed. @throws StorageError */
  refresh(): Promise<void>;
  /** Resolves with null when no record of the world names the file any more. @throws StorageError */
  read(world: string, sha256: string): Promise<Uint8Array | null>;
};

export type NewFiles = ReadonlyMap<string, Uint8Array>;
export const NO_FILES: NewFiles = new Map<string, never>();

export const MIB = 1024 * 1024;
/** Defaults of `MOCK_MAX_ATTACHMENTS_MIB`. */
const MAX_BYTES_IN_MEMORY = 256 * MIB;
export const MAX_BYTES_STORED = 1024 * MIB;

export const hashFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Files of one world that are not stored yet. */
export class AddedFiles {
  #bySha256: Map<string, Uint8Array> | null = null;
  /** whether records of files were written since the last `take` */
  areNamed = false;

  /** @returns the SHA-256 */
  add(bytes: Uint8Array): string {
    const sha256 = hashFile(bytes);
    (this.#bySha256 ??= new Map<string, Uint8Array>()).set(sha256, bytes);
    return sha256;
  }

  get bytes(): number {
    return [...(this.#bySha256?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  }

  /** @param named SHA-256 of the files that records of the world name */
  take(named: () => ReadonlySet<string>): NewFiles | null {
    const added = [...(this.#bySha256 ?? [])];
    this.#bySha256 = null;
    if (!this.areNamed) return null;
    this.areNamed = false;
    const names = named();
    return new Map(added.filter(([sha256]) => names.has(sha256)));
  }
}

/** Files of worlds that end with the process. */
export class MemoryFiles implements Files {
  readonly areShared = true;
  readonly maxBytes: number;
  readonly #files = new Map<string, Uint8Array>();
  bytes = 0;

  constructor(maxBytes = MAX_BYTES_IN_MEMORY) {
    this.maxBytes = maxBytes;
  }

  async refresh(): Promise<void> {}

  async read(_world: string, sha256: string): Promise<Uint8Array | null> {
    return this.#files.get(sha256) ?? null;
  }

  add(files: NewFiles): void {
    for (const [sha256, bytes] of files) {
      if (this.#files.has(sha256)) continue;
      this.#files.set(sha256, bytes);
      this.bytes += bytes.length;
    }
  }

  /** Drops all files except those with these SHA-256. */
  keep(named: ReadonlySet<string>): void {
    for (const [sha256, { length }] of this.#files) {
      if (named.has(sha256)) continue;
      this.#files.delete(sha256);
      this.bytes -= length;
    }
  }
}
