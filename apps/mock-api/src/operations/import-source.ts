/** What a person gives to be read, and what is wrong with how it is given. */
import type { ImportMappingChoice, OrderImportRequest } from '@zakupki/api-client/schema';
import { UnreadableError } from '@zakupki/spreadsheet/limits';
import { readBlock, readFile, type Source } from '@zakupki/spreadsheet/read';
import { sentenceOf } from '@zakupki/spreadsheet/sentences';
import { invalid } from '../pipeline/problem.ts';
import type { Fault } from '../rules/fault.ts';
import type { Context } from './operation.ts';
import { refuse } from './refuse.ts';

type Input = Pick<OrderImportRequest, 'text' | 'file'>;

/** The sheets, or why there are none; null where it is not said what to read. */
export type ReadSource = Source | UnreadableError | null;

// Without a repeated group: over megabytes that would take more stack than there is.
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/u;
const isBase64 = (text: string) => text.length % 4 === 0 && BASE64.test(text);

/** Reads the block or file. Never throws: what cannot be read is refused when its turn comes. */
export async function readSource({ text, file }: Input): Promise<ReadSource> {
  if ((text === undefined) === (file === undefined)) return null;
  try {
    if (text !== undefined) return readBlock(text);
    return file && isBase64(file.content) ? await readFile(Buffer.from(file.content, 'base64')) : null;
  } catch (error) {
    if (error instanceof UnreadableError) return error;
    throw error;
  }
}

/** @throws Problem 422 naming the part of the input that cannot be read, and why */
export function sourceOf(input: Input & { mapping?: ImportMappingChoice }, read: ReadSource, context: Context): Source {
  refuse([...sourceFaults(input), ...mappingFaults(input.mapping)], context);
  if (read !== null && !(read instanceof UnreadableError)) return read;
  // Whatever was given well and not read has said why.
  throw unreadable(read ?? new UnreadableError('empty'), input, context);
}

/** The refusal of a source, at the place that would have to be another. */
export function unreadable(error: UnreadableError, { file }: Input, { lang }: Pick<Context, 'lang'>) {
  const pointer = error.reason === 'no_such_sheet' ? '/mapping/sheet' : file ? '/file/content' : '/text';
  const code = error.reason === 'no_such_sheet' ? 'ref_not_found' : 'not_allowed';
  return invalid([
    { pointer, code, message: sentenceOf(error, lang), params: { ...error.params, reason: error.reason } },
  ]);
}

function sourceFaults({ text, file }: Input): Fault[] {
  if (text === undefined && file === undefined)
    return [{ pointer: '/text', code: 'required', said: 'import_source_needed' }];
  if (text !== undefined && file !== undefined)
    return [{ pointer: '/file', code: 'not_allowed', said: 'import_one_source' }];
  return file && !isBase64(file.content) ? [{ pointer: '/file/content', code: 'format', said: 'import_base64' }] : [];
}

/** A column and a field stand in a mapping once. */
function mappingFaults({ columns = [] }: ImportMappingChoice = {}): Fault[] {
  const places = new Set<number>();
  const fields = new Set<string>();
  return columns.flatMap(({ column, field }, index): Fault[] => {
    const pointer = `/mapping/columns/${index}`;
    const faults: Fault[] = [];
    if (places.has(column)) faults.push({ pointer: `${pointer}/column`, code: 'unique', said: 'unique' });
    if (field !== null && fields.has(field))
      faults.push({ pointer: `${pointer}/field`, code: 'unique', said: 'unique' });
    places.add(column);
    if (field !== null) fields.add(field);
    return faults;
  });
}
