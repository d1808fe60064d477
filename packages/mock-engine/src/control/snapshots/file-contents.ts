/** Puts the bytes of attached files into documents, so that they are complete without their server. */
import type { Snapshot } from '../../contract/control.ts';
import { ensureServerRoom } from '../../pipeline/server-room.ts';
import type { Entity } from '../../world/collection.ts';
import type { Files } from '../../world/files.ts';
import { type FileRecord, isFileRecord } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

export async function withContents<S extends Snapshot>(snapshot: S, files: Files): Promise<S> {
  const tables = { ...snapshot.tables };
  for (const [name, table] of Object.entries(tables)) {
    if (!table.put.some(isFileRecord)) continue;
    const put: Entity[] = [];
    for (const record of table.put) put.push(await withContent(record, snapshot.world, files));
    tables[name] = { ...table, put };
  }
  return { ...snapshot, tables };
}

/** Leaves out the bytes of a file that was deleted in the meantime. */
export async function withContent(record: Entity, world: string, files: Files): Promise<Entity> {
  if (!isFileRecord(record) || record.content !== undefined) return record;
  const bytes = await files.read(world, record.sha256);
  if (!bytes) return record;
  const complete: FileRecord = { ...record, content: Buffer.from(bytes).toString('base64') };
  return complete;
}

/** @throws Problem 413 when the files of a document exceed the limit of the server */
export async function ensureRoomFor({ tables }: Snapshot, files: Files): Promise<void> {
  const records = Object.values(tables).flatMap(({ put }) => put.filter(isFileRecord));
  const size = records.reduce((sum, { content = '' }) => sum + Buffer.byteLength(content, 'base64'), 0);
  if (size === 0) return;
  await files.refresh();
  ensureServerRoom(size, files.bytes, files.maxBytes);
}

/** @throws Problem 413 when a copy of the world would exceed the limit of the server */
export async function ensureRoomForCopy(world: World): Promise<void> {
  const { files } = world;
  if (files.areShared) return;
  const sizes = new Map(world.changedFiles().map(({ record: { sha256, size } }) => [sha256, size]));
  if (sizes.size === 0) return;
  await files.refresh();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  ensureServerRoom(total, files.bytes, files.maxBytes);
}
