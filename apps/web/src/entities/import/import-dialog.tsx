import { Button } from '@mantine/core';
import type { ImportField } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { importFieldWord, type ListField, SHARED_FIELDS } from './import-fields.ts';
import { ImportIssues } from './import-issues.tsx';
import { ImportQuestions } from './import-questions.tsx';
import type { ImportState, ReadColumn, Reading } from './import-reading.ts';
import { PriceQuestions } from './price-questions.tsx';
import { ImportSourceStep } from './import-source.tsx';
import { ImportTable, type ImportTableProps, type TakenRows, type WordOf } from './import-table.tsx';
import styles from './import.module.css';
import { SelectField } from '../../ui/field/select-field.tsx';

type ImportDialogProps<R extends Reading<F>, F extends ListField> = {
  readonly title: string;
  readonly hint: string;
  readonly state: ImportState<R, F>;
  readonly fields: readonly F[];
  /** By default the words for lines. */
  readonly words?: ImportWords;
  readonly lead?: (reading: R) => NonNullable<ImportTableProps['lead']>;
  /** The rows that are lines, and those that continue them. Lets the user include or skip rows. */
  readonly rowsOf?: (reading: R) => TakenRows;
  readonly count: (reading: R) => number;
  /** Shown above the table; `onRow` scrolls to a row. */
  readonly before?: (reading: R, onRow: (row: number) => void) => ReactNode;
  /** Shown below the table. */
  readonly after?: (reading: R) => ReactNode;
  /** Why the import is blocked, or null. */
  readonly obstacle?: (reading: R) => string | null;
  readonly onTake: (reading: R) => void;
  readonly onClose: () => void;
};

/** What the dialog calls the things it reads. */
export type ImportWords = {
  readonly wordOf: WordOf;
  /** A row in a list, as an example of what can be pasted. */
  readonly example: () => string;
  /** How many were read. */
  readonly taken: (count: number) => string;
  readonly take: (count: number) => string;
};

const OF_LINES: ImportWords = {
  // Lists of lines have only fields of lines.
  wordOf: (field) => importFieldWord(field as ImportField),
  example: () => m.import_paste_example(),
  taken: (count) => m.import_taken({ count }),
  take: (count) => m.import_take({ count }),
};

/** Headings are expected in the first rows. */
const HEADING_ROWS = 15;

/** Takes a pasted block or a file, shows what was recognized, and imports the corrected lines. */
export function ImportDialog<R extends Reading<F>, F extends ListField = ImportField>(props: ImportDialogProps<R, F>) {
  useFocusReturn();
  const { title, hint, state, onClose } = props;
  const { opened, reading, sheet, isBusy, refusal, error, retry, startOver } = state;
  return (
    <Dialog centered={false} onClose={onClose} title={title} size={opened ? 'min(1200px, 96vw)' : 'lg'}>
      {!opened && (
        <ImportSourceStep
          hint={hint}
          example={(props.words ?? OF_LINES).example()}
          isBusy={isBusy}
          refusal={refusal}
          onSource={(source) => void state.open(source)}
        />
      )}
      {opened && (
        <div className="zk-stack zk-gap-16">
          <ProblemMessage error={error ?? undefined} onRetry={retry} />
          {!reading && !error && <Skeleton lines={8} />}
          {reading && sheet && <Review {...props} reading={reading} sheet={sheet} />}
          {!reading && (
            <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
              <Button variant="default" onClick={startOver}>
                {m.import_other()}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

type ReviewProps<R extends Reading<F>, F extends ListField> = ImportDialogProps<R, F> & {
  readonly reading: R;
  readonly sheet: NonNullable<ImportState<R, F>['sheet']>;
};

function Review<R extends Reading<F>, F extends ListField>(props: ReviewProps<R, F>) {
  const { state, reading, sheet, fields, lead, rowsOf, count, before, after, obstacle, onTake } = props;
  const { words = OF_LINES } = props;
  const questions = reading.questions ?? [];
  const { choices, isBusy, choose, startOver } = state;
  const [scrollTarget, setScrollTarget] = useState<{ readonly row: number } | null>(null);
  const taken = count(reading);
  const hasOpenQuestion = questions.some(({ decimalSeparator }) => decimalSeparator === null);
  const prices = reading.readingQuestions ?? [];
  const hasOpenPrices = prices.some(({ answer }) => answer === null);
  const blockedBy = hasOpenQuestion
    ? m.import_answer_first()
    : hasOpenPrices
      ? m.import_prices_first()
      : (obstacle?.(reading) ?? null);
  return (
    <>
      <ReadingHead state={state} reading={reading} sheet={sheet} taken={words.taken(taken)} />
      <ImportQuestions
        questions={questions}
        answers={choices.numbers}
        onAnswer={(column, separator) => choose({ numbers: new Map([...choices.numbers, [column, separator]]) })}
      />
      <PriceQuestions
        questions={prices}
        isBusy={isBusy}
        onAnswer={(question, value) => choose({ answers: new Map([...choices.answers, [question, value]]) })}
      />
      <ImportSummary reading={reading} wordOf={words.wordOf} />
      {before?.(reading, (row) => setScrollTarget({ row }))}
      <ImportIssues issues={reading.issues} onRow={(row) => setScrollTarget({ row })} />
      <ImportTable
        sheet={sheet}
        reading={reading}
        fields={fields}
        wordOf={words.wordOf}
        isBusy={isBusy}
        scrollTarget={scrollTarget}
        // Chosen among `fields`.
        onColumn={(column, field) =>
          choose({ columns: withColumn(choices.columns, reading, column, field as F | null) })
        }
        {...(lead && { lead: lead(reading) })}
        {...(rowsOf && {
          rows: rowsOf(reading),
          chosenRows: choices.rows,
          onRow: (row, isTaken) => choose({ rows: new Map([...choices.rows, [row, isTaken]]) }),
        })}
      />
      {sheet.rowCount > sheet.rows.length && (
        <p className="zk-secondary zk-small">{m.import_more_rows({ count: sheet.rowCount - sheet.rows.length })}</p>
      )}
      {after?.(reading)}
      {blockedBy && (
        <p role="alert" className="zk-danger">
          {blockedBy}
        </p>
      )}
      <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
        <Button variant="default" onClick={startOver}>
          {m.import_other()}
        </Button>
        <Button disabled={taken === 0 || isBusy || blockedBy !== null} onClick={() => onTake(reading)}>
          {words.take(taken)}
        </Button>
      </div>
    </>
  );
}

type ReadingHeadProps<R extends Reading<F>, F extends ListField> = {
  readonly taken: string;
} & Pick<ReviewProps<R, F>, 'state' | 'reading' | 'sheet'>;

/** The number of lines found, and which sheet and headings were read. */
function ReadingHead<R extends Reading<F>, F extends ListField>(props: ReadingHeadProps<R, F>) {
  const { state, reading, sheet, taken } = props;
  const { opened, choose } = state;
  const { headerRow } = reading.mapping;
  const warnings = reading.issues.filter(({ severity }) => severity !== 'info').length;
  return (
    <div className="zk-flex zk-wrap zk-bottom zk-gap-8-16">
      <p role="status" className={styles['summary']}>
        <strong>{taken}</strong>
        {reading.skippedRows.length > 0 && ` · ${m.import_skipped({ count: reading.skippedRows.length })}`}
        {warnings > 0 && ` · ${m.import_to_check({ count: warnings })}`}
      </p>
      {opened?.name && <span className="zk-secondary zk-small">{opened.name}</span>}
      {reading.sheets.length > 1 && (
        <SelectField
          label={m.import_sheet()}
          value={reading.mapping.sheet ?? ''}
          onChange={(event) => choose({ sheet: event.currentTarget.value })}
        >
          {reading.sheets.map(({ name, isHidden, rows }) => (
            <option key={name} value={name}>
              {isHidden ? m.import_sheet_hidden({ name }) : m.import_sheet_rows({ name, count: rows })}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={m.import_header_row()}
        value={headerRow ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ headerRow: value === '' ? null : Number(value) })}
      >
        <option value="">{m.import_header_none()}</option>
        {Array.from({ length: Math.max(Math.min(HEADING_ROWS, sheet.rows.length), headerRow ?? 0) }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A field belongs to one column, except shared ones: choosing it elsewhere clears the previous column. */
function withColumn<F extends ListField>(
  chosen: ReadonlyMap<number, F | null>,
  { mapping }: Reading<F>,
  column: number,
  field: F | null,
): ReadonlyMap<number, F | null> {
  const before =
    field === null || SHARED_FIELDS.includes(field) ? undefined : mapping.columns.find((one) => one.field === field);
  return new Map([
    ...chosen,
    ...(before && before.column !== column ? [[before.column, null] as const] : []),
    [column, field] as const,
  ]);
}

/** The recognized columns, and what was ignored. */
function ImportSummary({ reading, wordOf }: { reading: Reading; wordOf: WordOf }) {
  const { mapping, sheets, issues } = reading;
  const used = mapping.columns.filter(({ field }) => field !== null);
  const unused = issues.filter(({ code }) => code === 'unused_column');
  const others = sheets.filter(({ name, rows }) => name !== mapping.sheet && rows > 0);
  return (
    <dl className={`zk-stack zk-small zk-gap-4 ${styles['understood']}`}>
      <Entry term={m.import_understood()} texts={used.map((column) => columnText(column, wordOf))} />
      <Entry term={m.import_not_used()} texts={unused.map(({ value, column }) => value || columnName(column ?? 0))} />
      <Entry term={m.import_other_sheets()} texts={others.map(({ name }) => name)} />
    </dl>
  );
}

function Entry({ term, texts }: { term: string; texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <div>
        <dt>{term}</dt>
        <dd>{texts.join(' · ')}</dd>
      </div>
    )
  );
}

const columnName = (column: number) => m.import_column({ column });

function columnText({ heading, column, field }: ReadColumn, wordOf: WordOf): string {
  const word = field === null ? '' : wordOf(field);
  const name = heading ?? columnName(column);
  return name.toLocaleLowerCase() === word.toLocaleLowerCase() ? name : `${name} → ${word}`;
}
