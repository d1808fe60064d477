import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { m } from '#messages';
import { useDownload } from '../../http/files/download.ts';

type PurchaseOrderDownloadProps = {
  readonly orderId: string;
  readonly id: string;
  readonly number: string;
  readonly isCompact?: boolean;
};

export function PurchaseOrderDownload({ orderId, id, number, isCompact = false }: PurchaseOrderDownloadProps) {
  const { save, isBusy } = useDownload();
  return (
    <Button
      variant={isCompact ? 'subtle' : 'default'}
      size={isCompact ? 'compact-sm' : 'sm'}
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={`${m.award_order_download()}: ${m.award_order({ number })}`}
      onClick={() => void save({ operationId: 'exportPurchaseOrder', arg: { orderId, purchaseOrderId: id } })}
    >
      {isCompact ? 'Excel' : m.award_order_download()}
    </Button>
  );
}
