import { Button } from '@mantine/core';
import type { InvitationCounts, InvitationStatus, Order } from '@zakupki/api-client/schema';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import { useListInvitationsQuery } from '../../entities/invitation/invitation-api.ts';
import {
  countInvitations,
  countSilent,
  INVITATION_STATUSES,
  InvitationStatusBadge,
} from '../../entities/invitation/invitation-status.tsx';
import { OrderActionButton } from '../../entities/order-page/order-actions.tsx';
import { latestAnswer } from '../../http/answers/latest-answer.ts';
import { NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { formatCount } from '../../format/number/numbers.ts';
import { useTextVersion } from '../../i18n/locale.ts';
import { ChoiceFilter } from '../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { PAGE_SIZES } from '../../ui/table/pager.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../ui/url-query/url-query.ts';
import { invitationColumns } from './invitations-columns.tsx';
import { INVITATIONS, listInvitationsQuery } from './invitations-query.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import styles from './invitations.module.css';
import { RemindDialog } from './remind-dialog.tsx';

const InviteDialog = lazyDialog(() => import('./invite/invite-dialog-body.tsx'));

// The address also holds the order's tab.
const CHANGES = { ...FIRST_PAGE, keepsOthers: true, replace: true } as const;

/** The suppliers invited to an order, with the status of each invitation. */
export default function InvitationsTab({ order }: { order: Order }) {
  const textVersion = useTextVersion();
  const address = useUrlQuery(INVITATIONS, CHANGES);
  const { query, change } = address;
  const { shown, isStale, error, refetch } = latestAnswer(
    useListInvitationsQuery({ orderId: order.id, ...listInvitationsQuery(query) }, { refetchOnMountOrArgChange: true }),
  );
  const isOpen = order.status === 'published';
  // Headings depend on the language.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => invitationColumns(order), [order, textVersion]);
  const invite = () => change({ isInviting: true });
  if (!shown) {
    return (
      <div className="zk-mt-16">
        <NotLoaded error={error} onRetry={refetch} lines={6} />
      </div>
    );
  }

  const invited = countInvitations(shown.counts);
  return (
    <div className="zk-stack zk-mt-16 zk-gap-12">
      <ProblemMessage error={error} onRetry={refetch} />
      {invited > 0 && (
        <StatusFilter counts={shown.counts} chosen={query.statuses} onChange={(statuses) => change({ statuses })} />
      )}
      <PagedTable
        list={shown}
        address={address}
        maxUnpaged={PAGE_SIZES[0]}
        name="invitations"
        label={m.invitations_title()}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ supplierName }) => supplierName}
        isStale={isStale}
        toolbar={
          invited > 0 && (
            <div className="zk-row zk-wrap zk-gap-8">
              <SearchBox
                label={m.invitations_search()}
                hint={m.invitations_search_hint()}
                q={query.q}
                onSearch={(q) => change({ q })}
              />
              {isOpen && <OpenActions order={order} counts={shown.counts} onInvite={invite} />}
            </div>
          )
        }
        notLoaded={null}
        empty={
          invited > 0 ? (
            <NothingFound onClear={() => change({ q: '', statuses: [] })} />
          ) : (
            <NobodyInvited isOpen={isOpen} onInvite={invite} />
          )
        }
      />
      {isOpen && query.isInviting && <InviteDialog order={order} onClose={() => change({ isInviting: false })} />}
    </div>
  );
}

type StatusFilterProps = {
  readonly counts: InvitationCounts;
  readonly chosen: readonly InvitationStatus[];
  readonly onChange: (chosen: readonly InvitationStatus[]) => void;
};

/** Statuses that occur, with their counts. */
function StatusFilter({ counts, chosen, onChange }: StatusFilterProps) {
  return (
    <ChoiceFilter
      label={m.invitations_status()}
      choices={INVITATION_STATUSES.filter((status) => counts[status] > 0 || chosen.includes(status))}
      chosen={chosen}
      draw={(status) => (
        <>
          <InvitationStatusBadge status={status} />{' '}
          <span className="zk-numeric zk-secondary">{formatCount(counts[status])}</span>
        </>
      )}
      onChange={onChange}
    />
  );
}

type OpenActionsProps = {
  readonly order: Order;
  readonly counts: InvitationCounts;
  readonly onInvite: () => void;
};

/** Actions available while the order collects bids. */
function OpenActions({ order, counts, onInvite }: OpenActionsProps) {
  const [isReminding, setReminding] = useState(false);
  const silent = countSilent(counts);
  return (
    <div className={`zk-flex zk-wrap zk-gap-8 ${styles['actions']}`}>
      {silent > 0 && (
        <Button variant="default" onClick={() => setReminding(true)}>
          {m.invitations_remind({ count: silent })}
        </Button>
      )}
      <OrderActionButton order={order} name="extend" variant="default" />
      <Button onClick={onInvite}>{m.invitations_invite()}</Button>
      {isReminding && <RemindDialog orderId={order.id} onClose={() => setReminding(false)} />}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      text={m.invitations_none_such()}
      action={
        <Button variant="default" onClick={onClear}>
          {m.invitations_show_all()}
        </Button>
      }
    />
  );
}

function NobodyInvited({ isOpen, onInvite }: { isOpen: boolean; onInvite: () => void }) {
  return (
    <EmptyState
      drawing="documents"
      text={isOpen ? m.invitations_empty() : m.invitations_empty_closed()}
      action={isOpen && <Button onClick={onInvite}>{m.invitations_invite()}</Button>}
    />
  );
}
