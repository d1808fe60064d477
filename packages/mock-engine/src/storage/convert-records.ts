import type { World } from '../world/world.ts';

/**
 * Brings the records of a loaded document, or of a world stored by an earlier build, into the form in which they are
 * stored: without bytes of files, and with what is sealed apart.
 */
export function convertRecords(world: World): void {
  const { writes } = world;
  for (const { table, record } of world.changedFiles()) {
    const { content, ...rest } = record;
    if (content === undefined) continue;
    // The hash is recalculated: an edited document could name the hash of another world's file.
    const stored = { ...rest, sha256: world.addFile(Buffer.from(content, 'base64')) };
    world.table(table).put(stored as never);
  }
  world.seed.convert(world);
  if (world.writes > writes) world.history.restart(world.memento());
}
