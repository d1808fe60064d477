/** Writes a world with every record in chunks, so that other requests are served in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Inspection } from '../../pipeline/application.ts';
import type { Entity } from '../../world/collection.ts';
import { snapshotWithoutTables, takeSnapshot } from '../../world/states/snapshot.ts';
import { withContent, withContents } from './file-contents.ts';
import { sealTables } from './sealed-tables.ts';
import { isSealedTable } from '../../world/model.ts';
import type { TableName } from '../../world/tables.ts';
import { createWorld, type World } from '../../world/world.ts';

/** Records per chunk. */
const BATCH = 250;

/**
 * Writes the JSON of the world as of the call, even if the world changes in the meantime. Includes records
 * that are calculated and were never written.
 * @param isOpen whether sealed tables are among the tables; otherwise they are in one block
 */
export async function* writeFullSnapshot(
  world: World,
  inspection: Inspection,
  isOpen: boolean,
): AsyncGenerator<Uint8Array> {
  const copy = createWorld(world.name, world.seed, world.memento());
  const frame = JSON.stringify({ ...snapshotWithoutTables(copy), whole: true });
  yield Buffer.from(`${frame.slice(0, -1)},"tables":{`);
  const { model } = copy.seed;
  const exported = model.tableNames.filter(
    (name) => !model.tables[name].traits.isPrivate && (isOpen || !isSealedTable(model, name)),
  );
  for (const [index, name] of exported.entries()) {
    yield Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:{"put":[`);
    // Records of the seed are public and not masked.
    const seeded: ReadonlyMap<string, Entity> = copy.seed[name].records;
    let isFirst = true;
    for await (const records of batchesOf(copy, name, inspection)) {
      if (records.length === 0) continue;
      const complete = model.tables[name].traits.hasFiles ? await contentsOf(world, records) : records;
      const text = complete
        .map((record) =>
          JSON.stringify(seeded.get(record.id) === record ? record : inspection.maskRecord(name, record)),
        )
        .join(',');
      yield Buffer.from(isFirst ? text : `,${text}`);
      isFirst = false;
      await nextTurn();
    }
    yield Buffer.from(`],"deleted":${JSON.stringify(deletedFrom(copy, name))}}`);
  }
  const { sealed } = isOpen ? {} : await sealTables(await withContents(takeSnapshot(world), world.files), model);
  yield Buffer.from(`}${sealed === undefined ? '' : `,"sealed":${JSON.stringify(sealed)}`}}`);
}

async function contentsOf({ name, files }: World, records: readonly Entity[]): Promise<Entity[]> {
  const complete: Entity[] = [];
  for (const record of records) complete.push(await withContent(record, name, files));
  return complete;
}

async function* batchesOf(
  world: World,
  name: TableName,
  { calculatedRecords }: Inspection,
): AsyncGenerator<readonly Entity[]> {
  const records = world.table(name).all();
  for (let start = 0; start < records.length; start += BATCH) yield records.slice(start, start + BATCH);
  let batch: Entity[] = [];
  for (const calculated of calculatedRecords(world, name)) {
    batch.push(...calculated);
    if (batch.length >= BATCH) {
      yield batch;
      batch = [];
    }
    await nextTurn();
  }
  yield batch;
}

function deletedFrom(world: World, name: TableName): string[] {
  const changes: ReadonlyMap<string, Entity | null> = world.table(name).changes();
  return [...changes].flatMap(([id, record]) => (record === null && world.seed[name].records.has(id) ? [id] : []));
}
