import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type {
  BidImport,
  BidImportRequest,
  ImportAnswer,
  ImportColumn,
  ImportField,
  ImportFigure,
  ImportFile,
  ImportNumberChoice,
  ImportQuestion,
  ImportReadingQuestion,
  ImportRowChoice,
} from '@zakupki/api-client/schema';
import type { ListKind } from '@zakupki/spreadsheet/files/read-text';
import { useRef, useState } from 'react';
import { asApiError } from '../../http/problem-message.tsx';
import type { PreviewSheet, ReadRequest, ImportPreview } from './import-worker.ts';
import { m } from '#messages';
import type { ListField } from './import-fields.ts';
import { getLocale } from '../../i18n/locale.ts';

/**
 * Reads a block or file in a separate worker, the only place that loads the spreadsheet library. The limits of the library
 * end the reading of every file; time does not, because a busy machine is slow with small files too.
 * @param signal ends the worker
 */
async function readPreview(source: ImportSource, kind: ListKind, signal: AbortSignal): Promise<ImportPreview> {
  const file = 'file' in source ? await source.file.arrayBuffer() : null;
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<ImportPreview>();
  worker.addEventListener('message', ({ data }: MessageEvent<ImportPreview>) => resolve(data));
  worker.addEventListener('error', () => resolve({ ok: false, message: m.import_unreadable() }));
  signal.addEventListener('abort', () => resolve({ ok: false, message: '' }));
  const request: ReadRequest = { text: 'text' in source ? source.text : '', file, lang: getLocale(), kind };
  worker.postMessage(request, file ? [file] : []);
  try {
    return await promise;
  } finally {
    worker.terminate();
  }
}

/** The result of reading a list. `F` is the type of the fields that its columns may hold. */
export type Reading<F extends ListField = ListField> = {
  /** Columns with ambiguous numbers. */
  readonly questions?: readonly ImportQuestion[];
  /** Questions about prices. */
  readonly readingQuestions?: readonly ImportReadingQuestion[];
  /** Where the figures of the lines come from. */
  readonly figures?: readonly ImportFigure[];
  readonly mapping: {
    readonly sheet: string | null;
    /** The first row of a heading that spans several rows. */
    readonly headerTop?: number | null;
    readonly headerRow: number | null;
    readonly columns: readonly ReadColumn<F>[];
  };
} & Pick<BidImport, 'issues' | 'sheets' | 'skippedRows'>;

export type ReadColumn<F extends ListField = ListField> = Omit<ImportColumn, 'field'> & { readonly field: F | null };

export type ImportSource = { readonly text: string } | { readonly file: File };

/** The source and the user's choices in the contract's format. */
export type ImportRequest<F extends ListField = ImportField> = {
  mapping?: {
    sheet?: string | null;
    headerRow?: number | null;
    columns?: { column: number; field: F | null }[];
    rows?: ImportRowChoice[];
    numbers?: ImportNumberChoice[];
    answers?: ImportAnswer[];
  };
} & Pick<BidImportRequest, 'text' | 'file' | 'matches'>;

/** Choices made by hand; everything else is detected. */
type ImportChoices<F extends ListField> = {
  readonly sheet: string | null;
  /** Undefined to detect it, null for none. */
  readonly headerRow: number | null | undefined;
  readonly columns: ReadonlyMap<number, F | null>;
  /** By row: the line of the order, or null to skip the row. */
  readonly matches: ReadonlyMap<number, string | null>;
  /** By row: whether it is imported. Overrides what was detected. */
  readonly rows: ReadonlyMap<number, boolean>;
  readonly numbers: ReadonlyMap<number, ImportNumberChoice['decimalSeparator']>;
  /** By question: the value of an answer. */
  readonly answers: ReadonlyMap<string, string>;
};

const NO_CHOICES: ImportChoices<never> = {
  sheet: null,
  headerRow: undefined,
  columns: new Map(),
  matches: new Map(),
  rows: new Map(),
  numbers: new Map(),
  answers: new Map(),
};

/** Where the server says that it cannot read a source. */
const SOURCE_POINTERS = ['/text', '/file', '/file/content'];

/** Why the server cannot read the source; null for any other failure. */
function sourceRefusal(failure: ApiError): string | null {
  const errors = fieldErrorsOf(failure);
  return (
    SOURCE_POINTERS.map((pointer) => errors.get(pointer)?.message ?? null).find((message) => message !== null) ?? null
  );
}

type Opened = {
  readonly name: string | null;
  readonly input: Pick<ImportRequest, 'text' | 'file'>;
  readonly sheets: readonly PreviewSheet[];
};

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
  const preview = useRef(new AbortController());

  async function parseSource(source: Opened, chosen: ImportChoices<F>) {
    latest.current += 1;
    const current = latest.current;
    setBusy(true);
    setError(null);
    try {
      const response = await parse(requestOf(source, chosen));
      if (current === latest.current) setReading(response);
    } catch (failure) {
      if (current === latest.current) showFailure(asApiError(failure));
    } finally {
      if (current === latest.current) setBusy(false);
    }
  }

  /** A source that the server refuses is told at the file, in the server's sentence. */
  function showFailure(failure: ApiError) {
    const sentence = sourceRefusal(failure);
    if (sentence === null) return setError(failure);
    setRefusal(sentence);
    setOpened(null);
    setReading(null);
  }

  async function open(source: ImportSource) {
    latest.current += 1;
    const current = latest.current;
    setBusy(true);
    setRefusal(null);
    setError(null);
    preview.current = new AbortController();
    const found = await readPreview(source, kind, preview.current.signal);
    if (current !== latest.current) return;
    if (!found.ok) {
      setRefusal(found.message);
      setBusy(false);
      return;
    }
    const next = { ...(await contentsOf(source)), sheets: found.sheets };
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
    preview.current.abort();
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
  const { sheet, headerRow, columns, matches, rows, numbers, answers } = choices;
  const mapping: NonNullable<ImportRequest<F>['mapping']> = {
    ...(sheet !== null && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(columns.size > 0 && { columns: [...columns].map(([column, field]) => ({ column, field })) }),
    ...(rows.size > 0 && { rows: [...rows].map(([row, isTaken]) => ({ row, isTaken })) }),
    ...(numbers.size > 0 && {
      numbers: [...numbers].map(([column, decimalSeparator]) => ({ column, decimalSeparator })),
    }),
    ...(answers.size > 0 && { answers: [...answers].map(([question, value]) => ({ question, value })) }),
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

async function contentsOf(source: ImportSource): Promise<Pick<Opened, 'name' | 'input'>> {
  if (!('file' in source)) return { name: null, input: { text: source.text } };
  return { name: source.file.name, input: { file: await contentOf(source.file) } };
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
