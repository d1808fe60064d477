import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { MissingPart } from '../../../ui/feedback/missing-part.tsx';

type ListNotesProps = {
  /** Parts of the address that could not be read. */
  readonly unread: readonly string[];
  /** The query of the saved filters. */
  readonly saved: { readonly isError: boolean; readonly refetch: () => unknown };
};

/** What the list could not show. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ListNotes({ unread, saved }: ListNotesProps) {
  return (
    <>
      {unread.length > 0 && <Callout tone="warning">{m.orders_unread({ what: unread.join(' · ') })}</Callout>}
      {saved.isError && <MissingPart text={m.saved_filters_not_loaded()} onRetry={saved.refetch} />}
    </>
  );
}
