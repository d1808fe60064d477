/** Validates import sources and mappings. */
import type { ImportMappingChoice, SupplierImportMappingChoice } from '@zakupki/api-client/schema';
import { SHARED_SUPPLIER_FIELDS } from '@zakupki/spreadsheet/headings/supplier-headings';
import { SHARED_FIELDS } from '@zakupki/spreadsheet/headings/fields';
import { sentenceOf } from '@zakupki/spreadsheet/files/refusals';
import type { ImportInput, ImportRefusal } from './task.ts';
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from '../../sentences/fault.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';

// A repeated group would overflow the stack on megabytes.
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/u;
const isBase64 = (text: string) => text.length % 4 === 0 && BASE64.test(text);

/** The pointer names the field to change. */
export function unreadableProblem(
  { reason, params }: ImportRefusal,
  { file }: ImportInput,
  { lang }: Pick<Call, 'lang'>,
) {
  const pointer = reason === 'no_such_sheet' ? '/mapping/sheet' : file ? '/file/content' : '/text';
  const code = reason === 'no_such_sheet' ? 'ref_not_found' : 'not_allowed';
  const message = sentenceOf({ reason, params }, lang);
  return invalid([{ in: 'body', pointer, code, message, params: { ...params, reason } }]);
}

/** Checks that need no parsing. */
export function importFaults({ text, file, mapping }: ImportInput & { mapping?: MappingChoice }): Fault[] {
  return [...sourceFaults({ text, file }), ...mappingFaults(mapping)];
}

function sourceFaults({ text, file }: ImportInput): Fault[] {
  if (text === undefined && file === undefined)
    return [{ pointer: '/text', code: 'required', said: 'import_source_needed' }];
  if (text !== undefined && file !== undefined)
    return [{ pointer: '/file', code: 'not_allowed', said: 'import_one_source' }];
  return file && !isBase64(file.content) ? [{ pointer: '/file/content', code: 'format', said: 'import_base64' }] : [];
}

type MappingChoice = ImportMappingChoice | (SupplierImportMappingChoice & { numbers?: never; answers?: never });

const SHARED: ReadonlySet<string> = new Set([...SHARED_FIELDS, ...SHARED_SUPPLIER_FIELDS]);

/** Columns, rows, questions and fields must be unique, except for shared fields. */
function mappingFaults({ columns = [], rows = [], numbers = [], answers = [] }: MappingChoice = {}): Fault[] {
  const exclusiveFields = columns.map(({ field }) => (field !== null && SHARED.has(field) ? null : field));
  return [
    ...findRepeated(columns.map(({ column }) => column)).map((at) => `/mapping/columns/${at}/column`),
    ...findRepeated(exclusiveFields).map((at) => `/mapping/columns/${at}/field`),
    ...findRepeated(rows.map(({ row }) => row)).map((at) => `/mapping/rows/${at}/row`),
    ...findRepeated(numbers.map(({ column }) => column)).map((at) => `/mapping/numbers/${at}/column`),
    ...findRepeated(answers.map(({ question }) => question)).map((at) => `/mapping/answers/${at}/question`),
  ].map((pointer) => ({ pointer, code: 'unique', said: 'unique' }));
}

/** Indexes of repeated values; null never repeats. */
function findRepeated(values: readonly (number | string | null)[]): number[] {
  const seen = new Set<number | string>();
  return values.flatMap((value, at) => {
    const isRepeated = value !== null && seen.has(value);
    if (value !== null) seen.add(value);
    return isRepeated ? [at] : [];
  });
}
