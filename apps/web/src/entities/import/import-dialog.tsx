import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal, NativeSelect } from '@mantine/core';
import type { ImportField } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SHARED_FIELDS } from './import-fields.ts';
import { ImportIssues } from './import-issues.tsx';
import { ImportQuestions } from './import-questions.tsx';
import type { ImportState, Reading } from './import-reading.ts';
import { ImportSourceStep } from './import-source.tsx';
import { ImportTable, type ImportTableProps, type TakenRows } from './import-table.tsx';
import { ImportUnderstood } from './import-mapping.tsx';
import styles from './import.module.css';

export interface ImportDialogProps<R extends Reading> {
  readonly title: string;
  /** What is expected, in words. */
  readonly hint: string;
  readonly state: ImportState<R>;
  readonly fields: readonly ImportField[];
  readonly lead?: (reading: R) => NonNullable<ImportTableProps['lead']>;
  /** The rows that are lines and the rows that continue them, where rows are taken and left out by hand. */
  readonly rowsOf?: (reading: R) => TakenRows;
  /** How many lines the reading gives. */
  readonly count: (reading: R) => number;
  /** What was read beside the lines, above the table; `onRow` leads to a row of it. */
  readonly before?: (reading: R, onRow: (row: number) => void) => ReactNode;
  /** What else there is to say of the reading or to decide, under the table. */
  readonly after?: (reading: R) => ReactNode;
  /** Why it cannot be taken as it is; null when it can. */
  readonly obstacle?: (reading: R) => string | null;
  readonly onTake: (reading: R) => void;
  readonly onClose: () => void;
}

/** Headings are looked for in as many rows; below them a table has begun. */
const HEADING_ROWS = 15;

/** From a block or file to lines: give it, look at what was understood, put right what was not, take it. */
export function ImportDialog<R extends Reading>(props: ImportDialogProps<R>) {
  useFocusReturn();
  const { title, hint, state, onClose } = props;
  const { opened, reading, sheet, isBusy, refusal, error, retry, startOver } = state;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={opened ? 'min(1200px, 96vw)' : 'lg'}
      closeButtonProps={{ 'aria-label': m.shell_close() }}
    >
      {!opened && (
        <ImportSourceStep hint={hint} isBusy={isBusy} refusal={refusal} onGiven={(source) => void state.open(source)} />
      )}
      {opened && (
        <div className={styles['review']}>
          <ProblemMessage error={error ?? undefined} onRetry={retry} />
          {!reading && !error && <Skeleton lines={8} />}
          {reading && sheet && <Review {...props} reading={reading} sheet={sheet} />}
          {!reading && (
            <div className={styles['actions']}>
              <Button variant="default" onClick={startOver}>
                {m.import_other()}
              </Button>
            </div>
          )}
        </div>
      )}
    </Modal>
  );
}

type ReviewProps<R extends Reading> = ImportDialogProps<R> & {
  readonly reading: R;
  readonly sheet: NonNullable<ImportState<R>['sheet']>;
};

function Review<R extends Reading>(props: ReviewProps<R>) {
  const { state, reading, sheet, fields, lead, rowsOf, count, before, after, obstacle, onTake } = props;
  const { opened, choices, isBusy, choose, startOver } = state;
  const [wanted, setWanted] = useState<{ readonly row: number } | null>(null);
  const taken = count(reading);
  const isAsked = reading.questions.some(({ decimalSeparator }) => decimalSeparator === null);
  const inTheWay = isAsked ? m.import_answer_first() : (obstacle?.(reading) ?? null);
  const toCheck = reading.issues.filter(({ severity }) => severity !== 'info').length;
  const { headerRow } = reading.mapping;
  return (
    <>
      <div className={styles['source-line']}>
        <p role="status" className={styles['summary']}>
          <strong>{m.import_taken({ count: taken })}</strong>
          {reading.skippedRows.length > 0 && ` · ${m.import_skipped({ count: reading.skippedRows.length })}`}
          {toCheck > 0 && ` · ${m.import_to_check({ count: toCheck })}`}
        </p>
        {opened?.name && <span className="zk-secondary zk-small">{opened.name}</span>}
        {reading.sheets.length > 1 && (
          <NativeSelect
            label={m.import_sheet()}
            value={reading.mapping.sheet ?? ''}
            onChange={(event) => choose({ sheet: event.currentTarget.value })}
          >
            {reading.sheets.map(({ name, isHidden, rows }) => (
              <option key={name} value={name}>
                {isHidden ? m.import_sheet_hidden({ name }) : m.import_sheet_rows({ name, count: rows })}
              </option>
            ))}
          </NativeSelect>
        )}
        <NativeSelect
          label={m.import_header_row()}
          value={headerRow ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ headerRow: value === '' ? null : Number(value) })}
        >
          <option value="">{m.import_header_none()}</option>
          {Array.from({ length: Math.max(Math.min(HEADING_ROWS, sheet.rows.length), headerRow ?? 0) }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </NativeSelect>
      </div>
      <ImportQuestions
        questions={reading.questions}
        answers={choices.numbers}
        onAnswer={(column, separator) => choose({ numbers: new Map([...choices.numbers, [column, separator]]) })}
      />
      <ImportUnderstood reading={reading} />
      {before?.(reading, (row) => setWanted({ row }))}
      <ImportIssues issues={reading.issues} onRow={(row) => setWanted({ row })} />
      <ImportTable
        sheet={sheet}
        reading={reading}
        fields={fields}
        isBusy={isBusy}
        wanted={wanted}
        onColumn={(column, field) => choose({ columns: withColumn(choices.columns, reading, column, field) })}
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
      {inTheWay && (
        <p role="alert" className={styles['obstacle']}>
          {inTheWay}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="default" onClick={startOver}>
          {m.import_other()}
        </Button>
        <Button disabled={taken === 0 || isBusy || inTheWay !== null} onClick={() => onTake(reading)}>
          {m.import_take({ count: taken })}
        </Button>
      </div>
    </>
  );
}

/** A field stands in one column, unless columns share it: whichever had it before holds it no more. */
function withColumn(
  chosen: ReadonlyMap<number, ImportField | null>,
  { mapping }: Reading,
  column: number,
  field: ImportField | null,
): ReadonlyMap<number, ImportField | null> {
  const before =
    field === null || SHARED_FIELDS.includes(field) ? undefined : mapping.columns.find((one) => one.field === field);
  return new Map([
    ...chosen,
    ...(before && before.column !== column ? [[before.column, null] as const] : []),
    [column, field] as const,
  ]);
}
