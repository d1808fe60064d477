import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Supplier } from '@zakupki/api-client/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { useGetSupplierQuery } from '../../../entities/supplier/supplier-api.ts';
import { SupplierPicker } from '../../../entities/supplier/supplier-picker.tsx';
import { asApiError, NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { useMergeSuppliersMutation } from '../suppliers-api.ts';
import { MergeChoices } from './merge-choices.tsx';
import { useMergeChoice } from './merge-choice.ts';
import { EXCESS } from './merge-words.ts';

type MergeDialogProps = {
  /** The supplier that stays unless the user swaps them. */
  readonly keptId: string;
  /** Null when the user chooses the other supplier first. */
  readonly otherId: string | null;
  readonly onClose: () => void;
  readonly onMerged: (merged: Supplier) => void;
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function MergeDialog({ keptId, otherId: initialOtherId, onClose, onMerged }: MergeDialogProps) {
  const [otherId, setOtherId] = useState(initialOtherId);
  const first = useGetSupplierQuery({ supplierId: keptId });
  const second = useGetSupplierQuery({ supplierId: otherId ?? '' }, { skip: otherId === null });
  const kept = first.currentData;
  const other = second.currentData;
  return (
    <Dialog
      size={kept && other ? 'xl' : 'lg'}
      onClose={onClose}
      closeOnClickOutside={false}
      title={m.suppliers_merge_title()}
    >
      {!kept && <NotLoaded error={first.error} onRetry={first.refetch} lines={6} />}
      {kept && otherId === null && <OtherChoice kept={kept} onChoose={setOtherId} />}
      {kept && otherId !== null && !other && <NotLoaded error={second.error} onRetry={second.refetch} lines={6} />}
      {kept && other && (
        <MergeForm
          pair={[kept, other]}
          onStale={() => {
            void first.refetch();
            void second.refetch();
          }}
          onClose={onClose}
          onMerged={onMerged}
        />
      )}
    </Dialog>
  );
}

function OtherChoice({ kept, onChoose }: { kept: Supplier; onChoose: (id: string) => void }) {
  const [text, setText] = useState('');
  return (
    <SupplierPicker
      label={m.suppliers_merge_with({ name: kept.name })}
      description={m.suppliers_merge_with_help()}
      value={text}
      without={[kept.id]}
      onChange={setText}
      onChoose={({ id }) => onChoose(id)}
      // In a portal the suggestions do not resize the dialog.
      comboboxProps={{ withinPortal: true }}
      data-autofocus
    />
  );
}

type MergeFormProps = {
  readonly pair: readonly [Supplier, Supplier];
  /** Another user has changed one of them meanwhile. */
  readonly onStale: () => void;
  readonly onClose: () => void;
  readonly onMerged: (merged: Supplier) => void;
};

function MergeForm({ pair, onStale, onClose, onMerged }: MergeFormProps) {
  const choice = useMergeChoice(pair);
  const { kept, other, take, excess } = choice;
  const [merge, { isLoading }] = useMergeSuppliersMutation();
  const [error, setError] = useState<ApiError>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || excess) return;
    try {
      const body = { otherId: other.id, otherVersion: other.version, take: [...take] };
      const merged = await merge({ supplierId: kept.id, ifMatch: etag(kept), body }).unwrap();
      showMessage(m.suppliers_merged({ name: merged.name }));
      onMerged(merged);
    } catch (thrown) {
      const problem = asApiError(thrown);
      setError(problem);
      if (problem.status === 412 || problem.data?.code === 'other_supplier_changed') onStale();
    }
  }

  return (
    <form className="zk-stack zk-gap-16" onSubmit={(event) => void submit(event)}>
      <MergeChoices choice={choice} />
      {excess && (
        <p role="alert" className="zk-danger">
          {EXCESS[excess.field](excess.limit)}
        </p>
      )}
      <ProblemMessage error={error} />
      <DialogFoot
        submitLabel={m.suppliers_merge_do()}
        isBusy={isLoading}
        isDisabled={excess !== null}
        onClose={onClose}
      />
    </form>
  );
}
