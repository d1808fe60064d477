import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { getLocale } from '../../../i18n/locale.ts';
import { type InviteValues, useRecipients } from './invite-values.ts';
import { readAddresses } from './pasted-addresses.ts';
import { recipientOfAddress } from './recipients.ts';

type PastedAddressesFieldProps = {
  /** Text without addresses was reported. */
  readonly onReport: (text: string) => void;
};

/** Reads addresses from text; lines without one stay in the field. */
export function PastedAddressesField({ onReport }: PastedAddressesFieldProps) {
  const { setValue } = useFormContext<InviteValues>();
  const { add } = useRecipients();
  const [unread, setUnread] = useState(0);
  const text = useWatch<InviteValues, 'pasted'>({ name: 'pasted' });

  function addAll() {
    const read = readAddresses(text);
    add(read.addresses.map((address) => recipientOfAddress(address, getLocale())));
    setUnread(read.unread.length);
    onReport(read.unread.join('\n'));
    setValue('pasted', read.unread.join('\n'));
  }

  return (
    <div className="zk-stack zk-gap-8">
      <Textarea
        label={m.invitations_paste()}
        description={m.invitations_paste_help()}
        error={unread > 0 && text !== '' && m.invitations_paste_unread({ count: unread })}
        value={text}
        onChange={(event) => setValue('pasted', event.currentTarget.value)}
        autosize
        data-any-text
        minRows={6}
        maxRows={14}
      />
      <div>
        <Button variant="default" disabled={text.trim() === ''} onClick={addAll}>
          {m.invitations_paste_add()}
        </Button>
      </div>
    </div>
  );
}
