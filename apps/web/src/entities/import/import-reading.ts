import type { ApiError } from '@zakupki/api-client/problem';
import type {
  BidImport,
  BidImportRequest,
  ImportColumn,
  ImportField,
  ImportFile,
  ImportNumberChoice,
  ImportQuestion,
  ImportRowChoice,
} from '@zakupki/api-client/schema';
import type { ListKind } from '@zakupki/spreadsheet/files/read-text';
import { useRef, useState } from 'react';
import { asApiError } from '../../http/problem-message.tsx';
import type { PreviewSheet, ReadRequest, ImportPreview } from './import-worker.ts';
import { m } from '#messages';
import type { ListField } from './import-fields.ts';
import { getLocale } from '../../i18n/locale.ts';

/** No real price list takes this long. */
const TIME_LIMIT_MS = 20_000;

/** Reads a block or file in a separate worker, the only place that loads the spreadsheet library. */
async function readPreview(source: ImportSource, kind: ListKind): Promise<ImportPreview> {
  const file = 'file' in source ? await source.file.arrayBuffer() : null;
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<ImportPreview>();
  const limit = setTimeout(() => resolve({ ok: false, message: m.import_too_slow() }), TIME_LIMIT_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<ImportPreview>) => resolve(data));
  worker.addEventListener('error', () => resolve({ ok: false, message: m.import_unreadable() }));
  const request: ReadRequest = { text: 'text' in source ? source.text : '', file, lang: getLocale(), kind };
  worker.postMessage(request, file ? [file] : []);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}

/** The result of reading a list. `F` is the type of the fields that its columns may hold. */
export interface Reading<F extends ListField = ListField> extends Pick<BidImport, 'issues' | 'sheets' | 'skippedRows'> {
  /** Columns with ambiguous numbers. */
  readonly questions?: readonly ImportQuestion[];
  readonly mapping: {
    readonly sheet: string | null;
    /** The first row of a heading that spans several rows. */
    readonly headerTop?: number | null;
    readonly headerRow: number | null;
    readonly columns: readonly ReadColumn<F>[];
  };
}

export type ReadColumn<F extends ListField = ListField> = Omit<ImportColumn, 'field'> & { readonly field: F | null };

export type ImportSource = { readonly text: string } | { readonly file: File };

/** The source and the user's choices in the contract's format. */
export interface ImportRequest<F extends ListField = ImportField> extends Pick<
  BidImportRequest,
  'text' | 'file' | 'matches'
> {
  mapping?: {
    sheet?: string | null;
    headerRow?: number | null;
    columns?: { column: number; field: F | null }[];
    rows?: ImportRowChoice[];
    numbers?: ImportNumberChoice[];
  };
}

/** Choices made by hand; everything else is detected. */
interface ImportChoices<F extends ListField> {
  readonly sheet: string | null;
  /** Undefined to detect it, null for none. */
  readonly headerRow: number | null | undefined;
  readonly columns: ReadonlyMap<number, F | null>;
  /** By row: the line of the order, or null to skip the row. */
  readonly matches: ReadonlyMap<number, string | null>;
  /** By row: whether it is imported. Overrides what was detected. */
  readonly rows: ReadonlyMap<number, boolean>;
  readonly numbers: ReadonlyMap<number, ImportNumberChoice['decimalSeparator']>;
}

const NO_CHOICES: ImportChoices<never> = {
  sheet: null,
  headerRow: undefined,
  columns: new Map(),
  matches: new Map(),
  rows: new Map(),
  numbers: new Map(),
};

interface Opened {
  readonly name: string | null;
  readonly input: Pick<ImportRequest, 'text' | 'file'>;
  readonly sheets: readonly PreviewSheet[];
}

export type ImportState<R extends Reading<F>, F extends ListField> = ReturnType<typeof useImportReading<R, F>>;

/**
 * Reads a block or file, and reads it again after every choice. Ignores responses to earlier requests.
 * @param parse calls the API; rejects with an ApiError
 */
export function useImportReading<R extends Reading<F>, F extends ListField = ImportField>(
  parse: (request: ImportRequest<F>) => Promise<R>,
  kind: ListKind = 'lines',
) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [choices, setChoices] = useState<ImportChoices<F>>(NO_CHOICES);
  const [reading, setReading] = useState<R | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Why the source cannot be read at all. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const latest = useRef(0);

  async function parseSource(source: Opened, chosen: ImportChoices<F>) {
    latest.current += 1;
    const current = latest.current;
    setBusy(true);
    setError(null);
    try {
      const response = await parse(requestOf(source, chosen));
      if (current === latest.current) setReading(response);
    } catch (failure) {
      if (current === latest.current) setError(asApiError(failure));
    } finally {
      if (current === latest.current) setBusy(false);
    }
  }

  async function open(source: ImportSource) {
    latest.current += 1;
    const current = latest.current;
    setBusy(true);
    setRefusal(null);
    setError(null);
    const preview = await readPreview(source, kind);
    if (current !== latest.current) return;
    if (!preview.ok) {
      setRefusal(preview.message);
      setBusy(false);
      return;
    }
    const input = 'file' in source ? { file: await contentOf(source.file) } : { text: source.text };
    const name = 'file' in source ? source.file.name : null;
    const next = { name, input, sheets: preview.sheets };
    setOpened(next);
    setChoices(NO_CHOICES);
    await parseSource(next, NO_CHOICES);
  }

  function choose(part: Partial<ImportChoices<F>>) {
    if (!opened) return;
    const next = { ...(part.sheet === undefined ? choices : NO_CHOICES), ...part };
    setChoices(next);
    void parseSource(opened, next);
  }

  function startOver() {
    latest.current += 1;
    setOpened(null);
    setReading(null);
    setBusy(false);
    setRefusal(null);
    setError(null);
  }

  const sheet = opened && reading ? sheetOf(opened.sheets, reading) : null;
  const retry = () => void (opened && parseSource(opened, choices));
  return { opened, sheet, reading, choices, isBusy, refusal, error, open, choose, retry, startOver };
}

function requestOf<F extends ListField>({ input }: Opened, choices: ImportChoices<F>): ImportRequest<F> {
  const { sheet, headerRow, columns, matches, rows, numbers } = choices;
  const mapping: NonNullable<ImportRequest<F>['mapping']> = {
    ...(sheet !== null && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(columns.size > 0 && { columns: [...columns].map(([column, field]) => ({ column, field })) }),
    ...(rows.size > 0 && { rows: [...rows].map(([row, isTaken]) => ({ row, isTaken })) }),
    ...(numbers.size > 0 && {
      numbers: [...numbers].map(([column, decimalSeparator]) => ({ column, decimalSeparator })),
    }),
  };
  return {
    ...input,
    ...(Object.keys(mapping).length > 0 && { mapping }),
    ...(matches.size > 0 && { matches: [...matches].map(([row, orderItemId]) => ({ row, orderItemId })) }),
  };
}

function sheetOf(sheets: readonly PreviewSheet[], { mapping }: Reading): PreviewSheet | null {
  return sheets.find(({ name }) => name === mapping.sheet) ?? sheets[0] ?? null;
}

/** Texts of a grid row by cell key. */
type TypedCells = Readonly<Record<string, string>>;

/**
 * Texts of unreadable cells by row: they go into the form unchanged, to be corrected there.
 * @param typedIn keys of the grid's text cells by field; dates and choices cannot hold other text
 */
export function unreadCells(
  { issues, mapping }: Reading<ImportField>,
  typedIn: Readonly<Partial<Record<ImportField, string>>>,
): ReadonlyMap<number, TypedCells> {
  const fieldOf = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  const cells = new Map<number, TypedCells>();
  for (const { severity, row, column, value } of issues) {
    const field = column === null ? null : fieldOf.get(column);
    const key = field && typedIn[field];
    if (severity !== 'error' || row === null || !key || value === null) continue;
    cells.set(row, { ...cells.get(row), [key]: value });
  }
  return cells;
}

/** Encodes the file in Base64 for the JSON body. */
async function contentOf(file: File): Promise<ImportFile> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
  reader.readAsDataURL(file);
  const dataUrl = await promise;
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}
