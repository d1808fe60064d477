/** Parses one import. */
import { importBid, importOrder } from '@zakupki/spreadsheet/draft/import';
import { UnreadableError } from '@zakupki/spreadsheet/cells/limits';
import { readBlock, readFile, type Source } from '@zakupki/spreadsheet/files/read';
import type { ListKind } from '@zakupki/spreadsheet/files/read-text';
import { readableResult } from '@zakupki/spreadsheet/cells/readable-text';
import { importSuppliers } from '@zakupki/spreadsheet/suppliers/import-suppliers';
import type { ImportFound, ImportInput, ImportResult, ImportTask } from './task.ts';

export async function runTask(task: ImportTask): Promise<ImportResult> {
  try {
    return { found: readableResult(await read(task)) };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const { reason, params } = error;
    return { refused: { reason, params } };
  }
}

async function read(task: ImportTask): Promise<ImportFound> {
  if (task.kind === 'suppliers') return importSuppliers(await readInput(task.input, 'suppliers'), task.terms);
  const source = await readInput(task.input, 'lines');
  return task.kind === 'order' ? importOrder(source, task.terms) : importBid(source, task.terms);
}

async function readInput({ text, file }: ImportInput, kind: ListKind): Promise<Source> {
  return file ? readFile(Buffer.from(file.content, 'base64'), kind) : readBlock(text ?? '', kind);
}
