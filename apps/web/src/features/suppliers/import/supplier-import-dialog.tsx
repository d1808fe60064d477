import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type {
  ImportedSupplier,
  SupplierImport,
  SupplierImportEntry,
  SupplierImportField,
} from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { ImportDialog } from '../../../entities/import/import-dialog.tsx';
import { useImportReading } from '../../../entities/import/import-reading.ts';
import { useAttempt } from '../../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useImportSuppliersMutation, useParseSupplierImportMutation } from '../suppliers-api.ts';
import { SUPPLIER_FIELDS, SUPPLIER_WORDS } from './supplier-import-words.ts';

/** Reads a list of suppliers, shows it with its duplicates, and stores it on confirmation. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function SupplierImportDialog({ onClose }: { onClose: () => void }) {
  const [parse] = useParseSupplierImportMutation();
  const [store] = useImportSuppliersMutation();
  const attempt = useAttempt();
  const [error, setError] = useState<ApiError>();
  /** By row: the supplier to complete, or null to add one. */
  const [targets, setTargets] = useState<ReadonlyMap<number, string | null>>(new Map());
  const state = useImportReading<SupplierImport, SupplierImportField>((body) => {
    setError(undefined);
    return parse({ body }).unwrap();
  }, 'suppliers');

  const targetOf = ({ row, duplicates }: ImportedSupplier): string | null => {
    const chosen = targets.get(row);
    return chosen === undefined ? (duplicates[0]?.supplierId ?? null) : chosen;
  };

  async function importAll({ suppliers }: SupplierImport) {
    const entries = suppliers.map((read): SupplierImportEntry => ({
      supplier: read.supplier,
      supplierId: targetOf(read),
    }));
    try {
      const result = await attempt.send(entries, (idempotencyKey) =>
        store({ idempotencyKey, body: { entries } }).unwrap(),
      );
      if (!result) return;
      showMessage(m.suppliers_imported({ created: result.created, completed: result.completed }));
      onClose();
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <ImportDialog<SupplierImport, SupplierImportField>
      title={m.suppliers_import_title()}
      hint={m.suppliers_import_hint()}
      state={{ ...state, isBusy: state.isBusy || attempt.isBusy }}
      fields={SUPPLIER_FIELDS}
      words={SUPPLIER_WORDS}
      rowsOf={({ suppliers }) => ({
        taken: new Set(suppliers.map(({ row }) => row)),
        joined: new Map(suppliers.flatMap(({ row, joinedRows }) => joinedRows.map((joined) => [joined, row] as const))),
      })}
      lead={({ suppliers }) => ({
        label: m.suppliers_import_target(),
        cell: (row) => {
          const read = suppliers.find((supplier) => supplier.row === row);
          if (!read) return null;
          return (
            <TargetChoice
              read={read}
              target={targetOf(read)}
              onChange={(target) => setTargets(new Map([...targets, [row, target]]))}
            />
          );
        },
      })}
      count={({ suppliers }) => suppliers.length}
      before={({ suppliers }) => <KnownCount suppliers={suppliers} targetOf={targetOf} />}
      after={({ suppliers }) => <Refusals error={error} suppliers={suppliers} />}
      onTake={(reading) => void importAll(reading)}
      onClose={onClose}
    />
  );
}

type TargetChoiceProps = {
  readonly read: ImportedSupplier;
  readonly target: string | null;
  readonly onChange: (target: string | null) => void;
};

/** Adds the row's supplier, or completes one that may be the same. */
function TargetChoice({ read: { row, duplicates }, target, onChange }: TargetChoiceProps) {
  if (duplicates.length === 0) return m.suppliers_import_new();
  return (
    <select
      aria-label={m.suppliers_import_target_of({ row })}
      value={target ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    >
      {duplicates.map(({ supplierId, name }) => (
        <option key={supplierId} value={supplierId}>
          {m.suppliers_import_complete({ name })}
        </option>
      ))}
      <option value="">{m.suppliers_import_new()}</option>
    </select>
  );
}

type KnownCountProps = {
  readonly suppliers: readonly ImportedSupplier[];
  readonly targetOf: (read: ImportedSupplier) => string | null;
};

function KnownCount({ suppliers, targetOf }: KnownCountProps) {
  const count = suppliers.filter((read) => targetOf(read) !== null).length;
  if (count === 0) return null;
  return <Callout tone="note">{m.suppliers_import_known({ count })}</Callout>;
}

/** Shows by row why nothing was imported. */
function Refusals({ error, suppliers }: { error: ApiError | undefined; suppliers: readonly ImportedSupplier[] }) {
  if (!error) return null;
  const byRow = [...fieldErrorsOf(error)].flatMap(([pointer, { message }]) => {
    const [, index] = /^\/entries\/(\d+)/.exec(pointer) ?? [];
    const row = suppliers[Number(index)]?.row;
    return row === undefined ? [] : [{ row, message }];
  });
  if (byRow.length === 0) return <ProblemMessage error={error} />;
  return (
    <Callout tone="warning" isAnnounced>
      <strong>{m.suppliers_import_refused()}</strong>
      <ul>
        {byRow.map(({ row, message }) => (
          <li key={`${row} ${message}`}>{m.suppliers_import_refused_row({ row, message })}</li>
        ))}
      </ul>
    </Callout>
  );
}
