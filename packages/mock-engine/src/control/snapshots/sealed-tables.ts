/** Moves sealed tables into one block of a document, and back. */
import type { Snapshot } from '../../contract/control.ts';
import { parseJson } from '../../pipeline/request/body.ts';
import { ensureParsable } from '../../pipeline/request/json-size.ts';
import type { Lang } from '@zakupki/words';
import { openBlock, sealBlock } from '../../world/states/sealed-block.ts';
import { isSealedTable, type Model } from '../../world/model.ts';
import { invalidCall } from '../call.ts';
import { fieldError } from '../field-error.ts';
import { MAX_CHANGED_VALUES } from './read-document.ts';

type Tables = Snapshot['tables'];

const tablesOf = (tables: Tables, isChosen: (name: string) => boolean): Tables =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => isChosen(name)));

export async function sealTables<S extends Snapshot>(snapshot: S, model: Model): Promise<S> {
  const sealed = tablesOf(snapshot.tables, (name) => isSealedTable(model, name));
  if (Object.keys(sealed).length === 0) return snapshot;
  const tables = tablesOf(snapshot.tables, (name) => !isSealedTable(model, name));
  return { ...snapshot, tables, sealed: await sealBlock(sealed, model.sealKey) };
}

/** @param pointer of the snapshot @throws Problem 400 for a block that cannot be opened */
export async function openTables(snapshot: Snapshot, model: Model, lang: Lang, pointer = ''): Promise<Snapshot> {
  const { sealed, ...open } = snapshot;
  if (sealed === undefined) return snapshot;
  const text = await openBlock(sealed, model.sealKey);
  const at = `${pointer}/sealed`;
  if (!text) throw invalidCall([fieldError(lang, at, 'not_allowed', 'sealed_block_unreadable')]);
  ensureParsable(text, MAX_CHANGED_VALUES);
  const tables = parseJson(text) as Tables;
  return { ...open, tables: { ...open.tables, ...tablesOf(tables, (name) => isSealedTable(model, name)) } };
}
