import type { ApiError } from '@zakupki/api-client/problem';
import type {
  BidImport,
  BidImportRequest,
  ImportField,
  ImportFile,
  ImportMappingChoice,
  ImportNumberChoice,
  OrderImport,
} from '@zakupki/api-client/schema';
import { useRef, useState } from 'react';
import { asApiError } from '../../http/problem-message.tsx';
import { readPreview } from './import-preview.ts';
import type { PreviewSheet } from './import-worker.ts';

/** What either kind of import answers. */
export type Reading = Pick<OrderImport | BidImport, 'issues' | 'questions' | 'mapping' | 'sheets' | 'skippedRows'>;

/** What a person gives. */
export type ImportSource = { readonly text: string } | { readonly file: File };

/** The source as the contract has it, with what the person decided about it. */
export type ImportRequest = Pick<BidImportRequest, 'text' | 'file' | 'mapping' | 'matches'>;

/** What was decided by hand; what is not here is recognised. */
export interface ImportChoices {
  readonly sheet: string | null;
  /** undefined to have it found, null for none */
  readonly headerRow: number | null | undefined;
  readonly columns: ReadonlyMap<number, ImportField | null>;
  /** by row: the line of the order, or null to leave the row out */
  readonly matches: ReadonlyMap<number, string | null>;
  /** by row: whether it is taken, whatever it looks like */
  readonly rows: ReadonlyMap<number, boolean>;
  /** by column: the sign before its fractions */
  readonly numbers: ReadonlyMap<number, ImportNumberChoice['decimalSeparator']>;
}

const NOTHING_CHOSEN: ImportChoices = {
  sheet: null,
  headerRow: undefined,
  columns: new Map(),
  matches: new Map(),
  rows: new Map(),
  numbers: new Map(),
};

interface Opened {
  readonly name: string | null;
  readonly given: Pick<ImportRequest, 'text' | 'file'>;
  readonly sheets: readonly PreviewSheet[];
}

export type ImportState<R extends Reading> = ReturnType<typeof useImportReading<R>>;

/**
 * Reads a block or file and reads it anew with every choice made about it; the answer to the last choice counts.
 * @param parse asks the API; rejects with an ApiError
 */
export function useImportReading<R extends Reading>(parse: (request: ImportRequest) => Promise<R>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  const [reading, setReading] = useState<R | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** in words, when it cannot be read at all */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const last = useRef(0);

  async function ask(source: Opened, chosen: ImportChoices) {
    last.current += 1;
    const mine = last.current;
    setBusy(true);
    setError(null);
    try {
      const answer = await parse(requestOf(source, chosen));
      if (mine === last.current) setReading(answer);
    } catch (failure) {
      if (mine === last.current) setError(asApiError(failure));
    } finally {
      if (mine === last.current) setBusy(false);
    }
  }

  async function open(source: ImportSource) {
    last.current += 1;
    const mine = last.current;
    setBusy(true);
    setRefusal(null);
    setError(null);
    const preview = await readPreview(source);
    if (mine !== last.current) return;
    if (!preview.ok) {
      setRefusal(preview.message);
      setBusy(false);
      return;
    }
    const given = 'file' in source ? { file: await contentOf(source.file) } : { text: source.text };
    const name = 'file' in source ? source.file.name : null;
    const next = { name, given, sheets: preview.sheets };
    setOpened(next);
    setChoices(NOTHING_CHOSEN);
    await ask(next, NOTHING_CHOSEN);
  }

  function choose(part: Partial<ImportChoices>) {
    if (!opened) return;
    // Another sheet has other columns and rows.
    const next = { ...(part.sheet === undefined ? choices : NOTHING_CHOSEN), ...part };
    setChoices(next);
    void ask(opened, next);
  }

  function startOver() {
    last.current += 1;
    setOpened(null);
    setReading(null);
    setBusy(false);
    setRefusal(null);
    setError(null);
  }

  const sheet = opened && reading ? sheetOf(opened.sheets, reading) : null;
  const retry = () => void (opened && ask(opened, choices));
  return { opened, sheet, reading, choices, isBusy, refusal, error, open, choose, retry, startOver };
}

function requestOf({ given }: Opened, choices: ImportChoices): ImportRequest {
  const { sheet, headerRow, columns, matches, rows, numbers } = choices;
  const mapping: ImportMappingChoice = {
    ...(sheet !== null && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(columns.size > 0 && { columns: [...columns].map(([column, field]) => ({ column, field })) }),
    ...(rows.size > 0 && { rows: [...rows].map(([row, isTaken]) => ({ row, isTaken })) }),
    ...(numbers.size > 0 && {
      numbers: [...numbers].map(([column, decimalSeparator]) => ({ column, decimalSeparator })),
    }),
  };
  return {
    ...given,
    ...(Object.keys(mapping).length > 0 && { mapping }),
    ...(matches.size > 0 && { matches: [...matches].map(([row, orderItemId]) => ({ row, orderItemId })) }),
  };
}

function sheetOf(sheets: readonly PreviewSheet[], { mapping }: Reading): PreviewSheet | null {
  return sheets.find(({ name }) => name === mapping.sheet) ?? sheets[0] ?? null;
}

/** Cells of a grid's row by their keys, as typed. */
type TypedCells = Readonly<Record<string, string>>;

/**
 * What stands in cells that could not be read, by row: it goes into the form as it is, to be put right there.
 * @param typedIn the key of the grid's cell that holds any text of a field; a date or a choice holds none but its own
 */
export function unreadCells(
  { issues, mapping }: Reading,
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

/** The bytes in base64, as JSON carries them. */
async function contentOf(file: File): Promise<ImportFile> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
  reader.readAsDataURL(file);
  const dataUrl = await promise;
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}
