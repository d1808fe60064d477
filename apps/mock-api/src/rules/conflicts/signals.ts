/** Informational signals about an order. Pure. */
import type { OrderSignal } from '@zakupki/api-client/schema';
import { compare, sign } from '@zakupki/procurement/decimals/decimal';
import type { Lang, Words } from '@zakupki/words';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { createSheet, type BidSheet } from '../comparison/order-sheet.ts';

const HOUR_MS = 3_600_000;
const SHORT_PERIOD_MS = 48 * HOUR_MS;

type SignalInput = { readonly order: OrderRecord; readonly bids: readonly BidSheet[] };
/** `about` returns the related bids; null without the signal. */
type Signal = {
  readonly text: Words;
  readonly about: (input: SignalInput) => readonly BidSheet[] | null;
};

const isInForce = ({ bid }: BidSheet) => bid.status === 'submitted' || bid.status === 'won' || bid.status === 'lost';
const isDisqualified = ({ bid }: BidSheet) => bid.status === 'disqualified';
/** Before closing, more bids may come. */
const isClosed = ({ order: { status } }: SignalInput) =>
  status === 'evaluation' || status === 'awarded' || status === 'unsuccessful';

/** Complete bids, cheapest first. */
function listFullOffers(bids: readonly BidSheet[]): { sheet: BidSheet; total: string }[] {
  return bids
    .flatMap((sheet) =>
      sheet.worth.isComplete && sheet.total !== null && sign(sheet.total) > 0 ? [{ sheet, total: sheet.total }] : [],
    )
    .sort((a, b) => compare(a.total, b.total));
}

const SIGNALS: Readonly<Record<OrderSignal['code'], Signal>> = {
  single_bid: {
    text: {
      en: 'There is only one bid to choose from. Consider inviting more suppliers.',
      ru: 'Предложение только одно, сравнить не с чем. Возможно, стоит пригласить других поставщиков.',
    },
    about: (input) => {
      const inForce = input.bids.filter(isInForce);
      return isClosed(input) && inForce.length === 1 ? inForce : null;
    },
  },
  short_period: {
    text: {
      en: 'Suppliers had less than two days to bid.',
      ru: 'У поставщиков было меньше двух дней, чтобы подготовить предложение.',
    },
    about: ({ order: { publishedAt, submissionDeadline } }) =>
      publishedAt !== null &&
      submissionDeadline !== null &&
      momentOf(submissionDeadline) - momentOf(publishedAt) < SHORT_PERIOD_MS
        ? []
        : null,
  },
  winner_not_cheapest: {
    text: {
      en: 'The winning bid is not the cheapest of the complete bids.',
      ru: 'Выбрано не самое дешёвое из полных предложений.',
    },
    about: ({ bids }) => {
      const winners = bids.filter(({ bid }) => bid.status === 'won');
      const [winner] = winners;
      const [best] = listFullOffers(bids.filter(isInForce));
      // A split award has no single total.
      if (winners.length !== 1 || !winner?.total || !best || !winner.worth.isComplete) return null;
      return compare(best.total, winner.total) < 0 ? [winner, best.sheet] : null;
    },
  },
  all_others_disqualified: {
    text: {
      en: 'All other bids were rejected; only one is left.',
      ru: 'Все остальные предложения отклонены: осталось одно.',
    },
    about: (input) => {
      const inForce = input.bids.filter(isInForce);
      const disqualified = input.bids.filter(isDisqualified);
      return isClosed(input) && inForce.length === 1 && disqualified.length > 0 ? disqualified : null;
    },
  },
  lowest_disqualified: {
    text: { en: 'The cheapest complete bid was rejected.', ru: 'Самое дешёвое полное предложение отклонено.' },
    about: ({ bids }) => {
      const [lowest, next] = listFullOffers(bids.filter((sheet) => isInForce(sheet) || isDisqualified(sheet)));
      if (!lowest || !isDisqualified(lowest.sheet)) return null;
      return next === undefined || compare(lowest.total, next.total) < 0 ? [lowest.sheet] : null;
    },
  },
  no_budget: {
    text: {
      en: 'The order has no budget to compare bids with.',
      ru: 'У закупки нет бюджета: итог не с чем сравнить.',
    },
    about: ({ order }) => (order.budget === null && order.status !== 'draft' ? [] : null),
  },
};

type Found = { readonly code: OrderSignal['code']; readonly bidIds: readonly string[] };

/** Creating a sheet is slow; the result holds until the order or a bid is written. */
const memoized = new WeakMap<OrderRecord, { readonly bids: readonly BidRecord[]; readonly found: readonly Found[] }>();

/** @param now epoch ms */
export function presentSignals(order: OrderRecord, bids: readonly BidRecord[], now: number, lang: Lang): OrderSignal[] {
  let last = memoized.get(order);
  if (last?.bids !== bids)
    memoized.set(order, (last = { bids, found: findSignals({ order, bids: createSheet(order, bids, now).bids }) }));
  return last.found.map(({ code, bidIds }) => ({
    code,
    text: SIGNALS[code].text[lang],
    bidIds: [...bidIds],
  }));
}

function findSignals(input: SignalInput): Found[] {
  return Object.entries(SIGNALS).flatMap(([code, { about }]) => {
    const found = about(input);
    // Object.entries loses the key type.
    return found === null ? [] : [{ code: code as Found['code'], bidIds: found.map(({ bid }) => bid.id) }];
  });
}
