import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that a saved contract writes. */
const GENERATED = ['packages/api-client/src/generated', 'packages/mock-control/src/generated'];

/** Replaces texts of files and restores the files, with those generated from them. */
export class SavedFiles {
  readonly #root: string;
  readonly #originals = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
    for (const folder of GENERATED) {
      for (const name of readdirSync(join(root, folder))) this.#keep(`${folder}/${name}`);
    }
  }

  /** The text is the original one, whatever replaced it before. @throws when the file does not have it */
  replace(file: string, text: string, replacement: string): void {
    const original = this.#keep(file);
    if (!original.includes(text)) throw new Error(`${file} has no text "${text}".`);
    writeFileSync(join(this.#root, file), original.replace(text, replacement));
  }

  /** Synchronous, so that it completes when the process is stopped. */
  restore(): void {
    for (const [file, text] of this.#originals) {
      const path = join(this.#root, file);
      if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
    }
  }

  #keep(file: string): string {
    const original = this.#originals.get(file) ?? readFileSync(join(this.#root, file), 'utf8');
    this.#originals.set(file, original);
    return original;
  }
}
