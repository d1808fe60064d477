import { Button } from '@mantine/core';
import { type ApiError, parameterErrorOf } from '@zakupki/api-client/problem';
import type { Comparison, Order } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { m } from '#messages';
import { useIsPhone } from '../../browser/phone.ts';
import { acceptsBids } from '../../entities/order/accepting-bids.ts';
import { openingTime } from '../../entities/order/sealed-bids.ts';
import { SealedNotice } from '../../entities/order-page/sealed-notice.tsx';
import { orderTitle } from '../../entities/order-page/order-page.tsx';
import { NextActions } from '../../entities/order-page/step-action-button.tsx';
import { NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { latestAnswer } from '../../http/answers/latest-answer.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type ChangeComparison, COMPARISON, comparisonArg, type ComparisonQuery } from './comparison-query.ts';
import { useUrlQuery } from '../../ui/url-query/url-query.ts';
import { useGetComparisonQuery } from '../../entities/bid/comparison-api.ts';
import { ComparisonBoard } from './comparison-board.tsx';
import { type ComparisonLayout, layOutComparison } from './comparison-model.ts';
import { ComparisonPrint } from './print/comparison-print.tsx';
import { ComparisonSummary } from './comparison-summary.tsx';
import { ComparisonToolbar } from './comparison-toolbar.tsx';
import { changedCells, differencesOf } from './history/moment-differences.ts';
import { MomentBanner } from './history/moment-banner.tsx';
import { MomentPicker } from './history/moment-picker.tsx';
import { isSingleKey } from '../../browser/single-keys.ts';
import { usePageShortcuts } from '../../ui/layout/page-shortcuts.ts';
import { RequirementsPanel } from './requirements/requirements-panel.tsx';
import styles from './comparison.module.css';

const CHANGES = { keepsOthers: true } as const;

export default function ComparisonTab({ order }: { readonly order: Order }) {
  const { query, change } = useUrlQuery(COMPARISON, CHANGES);
  const {
    shown: comparison,
    isStale,
    error,
    refetch,
  } = latestAnswer(useGetComparisonQuery(comparisonArg(order.id, query), { refetchOnMountOrArgChange: true }));
  const momentError = error && momentProblem(error) && <MomentError error={error} onNow={() => change({ at: null })} />;
  if (!comparison) return momentError || <NotLoaded error={error} onRetry={refetch} lines={10} />;
  return (
    <div className="zk-stack zk-shrink zk-column zk-gap-12" aria-busy={isStale}>
      {momentError || <ProblemMessage error={error} onRetry={refetch} />}
      <LoadedComparison order={order} comparison={comparison} query={query} change={change} />
    </div>
  );
}

type LoadedComparisonProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
};

/** Returns null when no past moment is shown, and until the current comparison has loaded. */
function useDifferences(order: Order, comparison: Comparison, query: ComparisonQuery) {
  const { at } = query;
  const { currentData: now } = useGetComparisonQuery(comparisonArg(order.id, { ...query, at: null }), {
    skip: at === null,
  });
  return useMemo(() => (at === null || !now ? null : differencesOf(comparison, now)), [at, comparison, now]);
}

function LoadedComparison({ order, comparison, query, change }: LoadedComparisonProps) {
  const isPhone = useIsPhone();
  const layout = useMemo(() => layOutComparison(comparison, query), [comparison, query]);
  const differences = useDifferences(order, comparison, query);
  const changed = useMemo(() => changedCells(differences), [differences]);
  const { bids, hidden } = comparison;
  const { at, lot } = query;
  const banner = at !== null && (
    <MomentBanner comparison={comparison} differences={differences} onNow={() => change({ at: null })} />
  );
  const hasHidden = hidden.expired + hidden.setAside > 0;
  if (bids.length === 0 && !hasHidden) {
    return (
      <>
        {banner}
        <NoBids order={order} query={query} />
      </>
    );
  }

  const shared = { comparison, layout, query, changed, change };
  // With a single competing bid, requirements cost nothing.
  const isContested = bids.filter(({ competes }) => competes).length > 1;
  const isFocused = query.isFocused && !isPhone;
  const isOpenedHidden = query.opened?.column != null && !bids.some(({ id }) => id === query.opened?.column);
  const showHidden = () => change({ withExpired: true, withRejected: true });
  return (
    <div className={`zk-stack zk-column zk-gap-8 ${styles['tab']}`} data-focus-mode={isFocused || undefined}>
      {isPhone || <FocusKeys query={query} change={change} />}
      {!isFocused && (
        <div className={`zk-card ${styles['options']}`}>
          <ComparisonSummary order={order} comparison={comparison} isPast={at !== null} isContested={isContested} />
          {at === null && isContested && <RequirementsPanel order={order} comparison={comparison} lot={lot} />}
        </div>
      )}
      <ComparisonToolbar
        {...shared}
        title={isFocused ? orderTitle(order) : null}
        isPhone={isPhone}
        moment={
          order.publishedAt !== null && <MomentPicker order={order} at={at} onAt={(next) => change({ at: next })} />
        }
      />
      {order.sealedBidCount > 0 && <SealedNotice order={order} />}
      {banner}
      {isOpenedHidden && hasHidden && (
        <Callout tone="note" isAnnounced>
          {m.comparison_opened_hidden()} <ShowHiddenButton onClick={showHidden} />
        </Callout>
      )}
      {bids.length === 1 && (
        <p className="zk-secondary zk-small">{hasHidden ? m.comparison_others_hidden() : m.comparison_one_bid()}</p>
      )}
      {bids.length === 0 ? (
        <EmptyState
          drawing="documents"
          text={m.comparison_only_hidden()}
          action={<ShowHiddenButton onClick={showHidden} />}
        />
      ) : (
        (emptyLines(layout, change) ?? <ComparisonBoard {...shared} order={order} isPhone={isPhone} />)
      )}
      <ComparisonPrint order={order} comparison={comparison} layout={layout} query={query} />
    </div>
  );
}

const SHORTCUTS = [{ keys: ['F'], what: () => m.comparison_focus() }];

/** `F` turns focus mode on and off; Esc turns it off. */
function FocusKeys({ query, change }: Pick<LoadedComparisonProps, 'query' | 'change'>) {
  usePageShortcuts(SHORTCUTS);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.code === 'KeyF' && !event.shiftKey && !event.repeat && isSingleKey(event);
    const isEscape = event.key === 'Escape' && query.isFocused && !event.defaultPrevented;
    if (!isKey && !isEscape) return;
    event.preventDefault();
    change({ isFocused: !query.isFocused });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return null;
}

/** Returns the server's message about the requested moment, or undefined for another error. */
function momentProblem(error: ApiError): string | undefined {
  return parameterErrorOf(error, 'at')?.message;
}

function MomentError({ error, onNow }: { error: ApiError; onNow: () => void }) {
  return (
    <Callout tone="warning" isAnnounced>
      {m.comparison_tools_moment_refused()}: {momentProblem(error)}{' '}
      <Button variant="default" size="compact-md" onClick={onNow}>
        {m.comparison_tools_moment_back()}
      </Button>
    </Callout>
  );
}

function ShowHiddenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" size="compact-md" onClick={onClick}>
      {m.comparison_show_them()}
    </Button>
  );
}

/** Returns the empty state that replaces the lines, or null when there are lines to show. */
function emptyLines({ columns, entries }: ComparisonLayout, change: ChangeComparison) {
  if (columns.length === 0) {
    return (
      <EmptyState
        drawing="search"
        text={m.comparison_no_columns()}
        action={
          <Button variant="default" onClick={() => change({ hidden: [] })}>
            {m.comparison_suppliers_all()}
          </Button>
        }
      />
    );
  }
  if (entries.some(({ kind }) => kind === 'line')) return null;
  return (
    <EmptyState
      drawing="empty"
      text={m.comparison_no_remarks()}
      action={
        <Button variant="default" onClick={() => change({ onlyRemarks: false })}>
          {m.comparison_all_lines()}
        </Button>
      }
    />
  );
}

function NoBids({ order, query }: { order: Order; query: ComparisonQuery }) {
  return (
    <EmptyState
      drawing="documents"
      text={
        order.sealedBidCount > 0
          ? m.sealed_comparison({ due: openingTime(order) })
          : query.lot === null
            ? m.comparison_empty()
            : m.comparison_empty_lot()
      }
      action={acceptsBids(order) && <NextActions order={order} />}
    />
  );
}
