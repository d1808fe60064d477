import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useDownload } from '../../http/files/download.ts';
import { LetterDialog } from '../letter/letter-dialog.tsx';
import { signatureOf } from '../letter/letter-people.ts';
import { invitationLetter } from '../order/invitation-letter.ts';
import { useGetMeQuery } from '../user/me-api.ts';

/** The letter that asks suppliers for bids, and the form they fill in. */
export function RequestLetter({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data: me } = useGetMeQuery();
  const { save, isBusy } = useDownload();
  return (
    <LetterDialog
      title={m.order_page_request()}
      addressees={[]}
      write={(locale) => invitationLetter(locale, order, signatureOf(me?.profile))}
      options={
        <div className="zk-row zk-wrap zk-gap-8-24">
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void save({ operationId: 'getBidForm', arg: { orderId: order.id } })}
          >
            {m.order_page_form()}
          </Button>
          <p className="zk-secondary zk-small">{m.order_page_form_help()}</p>
        </div>
      }
      onClose={onClose}
    />
  );
}
