import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { m } from '#messages';
import { useDownload } from '../../../http/download.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { problemText } from '../../../http/error-statuses.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';

interface PurchaseOrderDownloadProps {
  readonly orderId: string;
  readonly id: string;
  readonly number: string;
  readonly isCompact?: boolean;
}

export function PurchaseOrderDownload({ orderId, id, number, isCompact = false }: PurchaseOrderDownloadProps) {
  const { save, isBusy } = useDownload();
  async function download() {
    try {
      await save({ operationId: 'exportPurchaseOrder', arg: { orderId, id } });
    } catch (failure) {
      showMessage(problemText(asApiError(failure)), 'danger');
    }
  }
  return (
    <Button
      variant={isCompact ? 'subtle' : 'default'}
      size={isCompact ? 'compact-sm' : 'sm'}
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={`${m.award_order_download()}: ${m.award_order({ number })}`}
      onClick={() => void download()}
    >
      {isCompact ? 'Excel' : m.award_order_download()}
    </Button>
  );
}
