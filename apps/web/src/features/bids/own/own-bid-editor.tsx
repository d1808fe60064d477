import { Button } from '@mantine/core';
import type { Bid, OwnInvitation } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import type { Request } from '../../../entities/request-page/request-page.tsx';
import { EditorForm } from '../../../forms/record-editor.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { useNow } from '../../../ui/value/ticking.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { BidRevision } from '../editor/bid-change.tsx';
import { type BidTask, useDraftBid, useNewBid } from '../editor/bid-drafts.ts';
import { BidEditorFields } from '../editor/bid-editor-fields.tsx';
import { newOwnValues, useOwnBidForm } from './own-bid-form.ts';
import { OwnCheck, useOwnCheck } from './own-check.tsx';

export function NewOwnBid({ order, invitation }: Request) {
  const [initial] = useState(() => newOwnValues(order, invitation));
  const { editor, save } = useNewBid(order, useOwnBidForm(order, initial), initial, () => m.own_bid_created());
  const { isBusy } = editor.submission;
  return (
    <EditorForm
      editor={editor}
      actions={
        <>
          <Button variant="default" loading={isBusy} onClick={() => void save(null)}>
            {m.editor_save()}
          </Button>
          <Button loading={isBusy} onClick={() => void save('submit')}>
            {m.own_bid_send()}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} isNew />
    </EditorForm>
  );
}

type OwnBidProps = { readonly bid: Bid } & Request;

/** Before sending, the server checks the bid for conflicts that the buyer would see. */
export function DraftOwnBid({ order, invitation, bid }: OwnBidProps) {
  const check = useOwnCheck(order.id, bid.id);
  const { editor, finish } = useDraftBid(order, bid, useOwnBidForm(order), check.check);
  const { autosave, submission } = editor;

  async function submit() {
    if (await finish()) showMessage(m.own_bid_sent());
  }

  useTaskOnArrival<BidTask>('submit', () => void submit());
  return (
    <EditorForm
      editor={editor}
      notes={
        <>
          <ClosedNote invitation={invitation} text={m.own_bid_closed_draft()} />
          <RelatedBids bid={bid} />
          <OwnCheck
            order={order}
            check={check}
            isBusy={submission.isBusy}
            onSendAnyway={() => {
              check.accept();
              void submit();
            }}
          />
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => void autosave.save()}>
            {m.editor_save()}
          </Button>
          <Button loading={submission.isBusy} onClick={() => void submit()}>
            {m.own_bid_send()}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} isNew />
      <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
    </EditorForm>
  );
}

/** Each change of a sent bid creates a new version with a new receipt. */
export function ChangeOwnBid({ order, invitation, bid }: OwnBidProps) {
  return (
    <BidRevision
      order={order}
      bid={bid}
      form={useOwnBidForm(order)}
      saveLabel={m.own_bid_send_change()}
      onSaved={() => showMessage(m.own_bid_changed())}
      notes={<ClosedNote invitation={invitation} text={m.own_bid_closed_change()} />}
    >
      <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
    </BidRevision>
  );
}

type ClosedNoteProps = {
  readonly invitation: OwnInvitation;
  /** What becomes of the bid. */
  readonly text: string;
};

/** The form stays when bidding closes, and with it what was typed. */
function ClosedNote({ invitation: { isOpen, submissionDeadline }, text }: ClosedNoteProps) {
  const time = useNow(1_000);
  if (isOpen && Date.parse(submissionDeadline) > time) return null;
  return (
    <Callout tone="warning" isAnnounced>
      <p>{text}</p>
    </Callout>
  );
}
