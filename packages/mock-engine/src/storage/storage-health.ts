/** Whether the storage can be used, as the last attempts show. */
import { StorageError } from './storage.ts';

type Use = 'read' | 'written';

export class StorageHealth {
  #last: { error: StorageError; use: Use } | null = null;

  /** Why the storage cannot be used, a sentence for the operator; null when it can. */
  get problem(): string | null {
    return this.#last?.error.message ?? null;
  }

  /** Passes on result and error. @param work resolves with null when it wrote nothing */
  async write<T>(work: () => Promise<T>): Promise<T> {
    try {
      const written = await work();
      if (written !== null) this.#last = null;
      return written;
    } catch (error) {
      this.failed(error, 'written');
      throw error;
    }
  }

  /** A storage that can be read again may still refuse writes. */
  wasRead(): void {
    if (this.#last?.use === 'read') this.#last = null;
  }

  /** Ignores errors that are not of the storage, and those that a write has reported. */
  failed(error: unknown, use: Use): void {
    if (error instanceof StorageError && error !== this.#last?.error) this.#last = { error, use };
  }
}
