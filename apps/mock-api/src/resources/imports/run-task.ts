/** Parses one import. */
import { importBid, importOrder } from '@zakupki/spreadsheet/imports/import';
import { UnreadableError } from '@zakupki/spreadsheet/files/limits';
import { readBlock, readFile, type Source } from '@zakupki/spreadsheet/files/read';
import type { ImportInput, ImportResult, ImportTask } from './task.ts';

export async function runTask(task: ImportTask): Promise<ImportResult> {
  try {
    const source = await readInput(task.input);
    return { found: task.kind === 'order' ? importOrder(source, task.terms) : importBid(source, task.terms) };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const { reason, params } = error;
    return { refused: { reason, params } };
  }
}

async function readInput({ text, file }: ImportInput): Promise<Source> {
  return file ? readFile(Buffer.from(file.content, 'base64')) : readBlock(text ?? '');
}
