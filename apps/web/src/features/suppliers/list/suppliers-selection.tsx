import { Button } from '@mantine/core';
import type { Supplier } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useDownload } from '../../../http/files/download.ts';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { SelectionBar } from '../../../ui/table/rows/selection-bar.tsx';

const TagsDialog = lazyDialog(() => import('./tags-dialog.tsx'));

type SuppliersSelectionProps = {
  readonly suppliers: readonly Supplier[];
  readonly onClear: () => void;
};

/** Actions on the selected suppliers. */
export function SuppliersSelection({ suppliers, onClear }: SuppliersSelectionProps) {
  const [isTagging, setTagging] = useState(false);
  const { save, isBusy } = useDownload();
  const supplierId = suppliers.map(({ id }) => id);
  return (
    <SelectionBar text={<strong>{m.suppliers_selected({ count: suppliers.length })}</strong>} onClear={onClear}>
      <Button variant="default" onClick={() => setTagging(true)}>
        {m.suppliers_change_tags()}
      </Button>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void save({ operationId: 'exportSuppliers', arg: { supplierId, format: 'xlsx' } })}
      >
        {m.suppliers_export_xlsx()}
      </Button>
      {isTagging && <TagsDialog suppliers={suppliers} onClose={() => setTagging(false)} onDone={onClear} />}
    </SelectionBar>
  );
}
