/** Puts the bytes of attached files into documents, so that they are complete without their server. */
import type { Snapshot } from '@zakupki/mock-control/schema';
import { ensureServerRoom } from '../../pipeline/server-room.ts';
import type { Entity } from '../../world/collection.ts';
import type { Files } from '../../world/files.ts';
import type { AttachmentRecord } from '../../world/records/attachments.ts';
import { FILE_TABLES } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

export async function withContents<S extends Snapshot>(snapshot: S, files: Files): Promise<S> {
  const tables = { ...snapshot.tables };
  for (const name of FILE_TABLES) {
    const table = tables[name];
    if (!table) continue;
    const put: Entity[] = [];
    for (const record of table.put) put.push(await withContent(record, snapshot.world, files));
    tables[name] = { ...table, put };
  }
  return { ...snapshot, tables };
}

/** Leaves out the bytes of a file that was deleted in the meantime. @param attachment an AttachmentRecord */
export async function withContent(attachment: Entity, world: string, files: Files): Promise<Entity> {
  const record = attachment as AttachmentRecord;
  if (record.content !== undefined) return record;
  const bytes = await files.read(world, record.sha256);
  if (!bytes) return record;
  const complete: AttachmentRecord = { ...record, content: Buffer.from(bytes).toString('base64') };
  return complete;
}

/** @throws Problem 413 when the files of a document exceed the limit of the server */
export async function ensureRoomFor({ tables }: Snapshot, files: Files): Promise<void> {
  // Records are already validated against the schemas of their tables.
  const records = FILE_TABLES.flatMap((name) => tables[name]?.put ?? []) as AttachmentRecord[];
  const size = records.reduce((sum, { content = '' }) => sum + Buffer.byteLength(content, 'base64'), 0);
  if (size === 0) return;
  await files.refresh();
  ensureServerRoom(size, files.bytes, files.maxBytes);
}

/** @throws Problem 413 when a copy of the world would exceed the limit of the server */
export async function ensureRoomForCopy(world: World): Promise<void> {
  const { files } = world;
  if (files.areShared) return;
  const sizes = new Map(world.changedAttachments().map(({ sha256, size }) => [sha256, size]));
  if (sizes.size === 0) return;
  await files.refresh();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  ensureServerRoom(total, files.bytes, files.maxBytes);
}
