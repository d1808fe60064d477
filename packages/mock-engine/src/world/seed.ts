/** Builds a seed from lists of records. */
import { createHash } from 'node:crypto';
import { createTableBuilder, type TableBuilder } from './collection.ts';
import { isTable, type Model } from './model.ts';
import type { Records, TableName } from './tables.ts';
import { classOf, type Seed } from './world.ts';

type Rows = { readonly [N in TableName]?: readonly Records[N][] };

/** @param start moment at which every world's clock starts, RFC 3339 @throws Error that says what is wrong */
export function createSeed(model: Model, start: string, rows: Rows): Seed {
  // Before the first world needs it, so that a wrong name of a table is told at the start.
  classOf(model);
  if (Number.isNaN(Date.parse(start))) throw new Error(`The seed starts at "${start}", which is no moment (RFC 3339).`);
  for (const [name, records = []] of Object.entries(rows)) {
    if (!isTable(model, name)) throw new Error(`The seed has records of "${name}", which is no table of the model.`);
    const ids = new Set(records.map(({ id }) => id));
    if (ids.size < records.length) throw new Error(`The seed has two records of "${name}" with the same id.`);
    for (const record of records) checkRecord(model, name, record);
  }
  const tables = model.tableNames.map((name) => {
    // TypeScript cannot correlate the rows and indexes of a generic name.
    const { table, add } = createTableBuilder(model.tables[name].indexes as never) as TableBuilder<never>;
    add((rows[name] ?? []) as never);
    return [name, table] as const;
  });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([start, rows]))
    .digest('hex')
    .slice(0, 12);
  const seed = {
    ...Object.fromEntries(tables),
    model,
    start: Date.parse(start),
    fingerprint,
    convert: () => undefined,
  };
  // The tables are those of the model.
  return seed as unknown as Seed;
}

function checkRecord(model: Model, name: TableName, record: unknown): void {
  const [issue] = model.tables[name].schema.safeParse(record).error?.issues ?? [];
  if (!issue) return;
  const { id } = record as { id: string };
  throw new Error(`The seed has a wrong record ${id} of "${name}", at ${issue.path.join('/')}: ${issue.message}`);
}
