import type { TableName } from './tables.ts';

/** Changes of a world that are not stored yet. */
export class Unsaved {
  isChanged = false;
  readonly #ids = new Map<TableName, Set<string>>();
  readonly #undo: (() => void)[] = [];

  add(table: TableName, id: string, undo: () => void): void {
    const ids = this.#ids.get(table);
    if (ids) ids.add(id);
    else this.#ids.set(table, new Set([id]));
    this.#undo.push(undo);
    this.isChanged = true;
  }

  /** Written records, those included whose write was undone. */
  *records(): Generator<readonly [table: TableName, id: string]> {
    for (const [table, ids] of this.#ids) for (const id of ids) yield [table, id];
  }

  /** Whether a write may still be undone. */
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  undo(): void {
    while (this.#undo.length > 0) this.#undo.pop()?.();
  }
}
