import type { Webinar } from '@zakupki/api-client/schema';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { usePolling } from '../../http/polling.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { useListWebinarsQuery } from '../../entities/webinar/webinar-api.ts';
import { paths } from '../../paths.ts';
import { saveGuestSeat, parseTicket } from '../../session/guest-seat.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ScreenTitle } from '../../ui/layout/screen-title.tsx';
import { useNow } from '../../ui/value/ticking.ts';
import { useReloadWebinars } from './webinar-seat-api.ts';
import { WebinarDetails } from './webinar-details.tsx';
import { WebinarList } from './webinar-list.tsx';
import { isOpen, phaseOf } from './webinar-phase.ts';

/** Seats and phases change while the page is open. */
const POLL_MS = 60_000;
const MINUTE_MS = 60_000;

/** `/webinar`; `?id=` selects one, by default the next. */
export default function WebinarScreen() {
  useTicketFromLink();
  const [search] = useSearchParams();
  const { data, error, refetch } = useListWebinarsQuery(undefined, { refetchOnMountOrArgChange: true });
  usePolling(useReloadWebinars(), POLL_MS);
  const webinars = data?.data;
  return (
    <div className="zk-stack zk-column zk-gap-24">
      <ScreenTitle title={m.webinar_page_title()} />
      {webinars ? (
        <Webinars webinars={webinars} selectedId={search.get('id')} referrerCode={search.get('ref')} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={8} />
      )}
    </div>
  );
}

type WebinarsProps = {
  readonly webinars: readonly Webinar[];
  readonly selectedId: string | null;
  /** Code of the referrer whose link led here. */
  readonly referrerCode: string | null;
};

function Webinars({ webinars, selectedId, referrerCode }: WebinarsProps) {
  const at = useNow(MINUTE_MS);
  const isAhead = (webinar: Webinar) => isOpen(phaseOf(webinar, at));
  const next = webinars.find(isAhead);
  const selected = selectedId === null ? next : webinars.find(({ id }) => id === selectedId);
  const others = webinars.filter((webinar) => webinar !== selected);
  const lists = (
    <div className="zk-stack zk-column zk-gap-24">
      <WebinarList at={at} heading={m.webinar_others()} webinars={others.filter(isAhead)} />
      <WebinarList at={at} heading={m.webinar_past()} webinars={others.filter((webinar) => !isAhead(webinar))} />
      {selectedId !== null && (
        <Link to={paths.webinar({ ref: referrerCode })} className="zk-target">
          {m.webinar_back()}
        </Link>
      )}
    </div>
  );
  if (selected) {
    return (
      <WebinarDetails key={selected.id} listed={selected} isNext={selected === next}>
        {lists}
      </WebinarDetails>
    );
  }
  return (
    <>
      {selectedId === null ? (
        <EmptyState drawing="empty" text={m.webinar_none()} />
      ) : (
        <Callout tone="warning">{m.webinar_unknown()}</Callout>
      )}
      {lists}
    </>
  );
}

/** Removes the ticket from the address: a forwarded link must not give the seat away. */
function useTicketFromLink(): void {
  const [search, setSearch] = useSearchParams();
  const [id, ticket] = [search.get('id'), search.get('ticket')];
  useEffect(() => {
    if (ticket === null) return;
    const valid = parseTicket(ticket);
    if (id !== null && valid !== null) saveGuestSeat(id, { ticket: valid });
    setSearch(
      (params) => {
        params.delete('ticket');
        return params;
      },
      { replace: true },
    );
  }, [id, ticket, setSearch]);
}
