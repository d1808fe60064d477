/** The letter that asks a supplier for a better offer. It names that supplier's own figures and nobody else's. */
import type { ComparedBid, Comparison, ComparisonRow, Order } from '@zakupki/api-client/schema';
import { compare, subtract } from '@zakupki/pricing/decimal';
import { fullCells, type OfferMatrix } from '@zakupki/pricing/offers';
import { totalsOf } from '@zakupki/pricing/totals';
import type { WhatWouldWin, WinningPrice } from '@zakupki/pricing/winning';
import { m } from '#messages';
import { now as clock } from '../../format/clock.ts';
import { formatDay } from '../../format/dates.ts';
import { formatMoney, formatPercent } from '../../format/numbers.ts';
import { unitSign } from '../../format/units.ts';
import { inLanguage, type Locale } from '../../i18n/locale.ts';
import type { Letter } from '../../parts/letter-dialog.tsx';
import { vatModeWord } from '../../ui/vat-words.ts';

/** A line of the bid that is not the cheapest, with the price that would make it so; as the supplier quotes it. */
export interface NegotiableLine {
  readonly row: ComparisonRow;
  readonly unitCode: string;
  readonly now: string;
  readonly target: WinningPrice;
}

/** Lines a lower price would win, the smallest step first: that is where asking is worth most. */
export function negotiable({ lines }: WhatWouldWin, { rows }: Comparison, bidId: string): readonly NegotiableLine[] {
  return lines
    .flatMap(({ lineId, price }) => {
      const row = rows.find(({ orderItemId }) => orderItemId === lineId);
      const cell = row?.cells.find((one) => one.bidId === bidId);
      const now = cell?.unitPrice ?? cell?.unitPriceNormalized;
      if (!row || !cell || now === undefined || price === null) return [];
      return [{ row, unitCode: cell.unitCode ?? row.unitCode, now, target: price }];
    })
    .toSorted((a, b) => compare(a.target.percent, b.target.percent));
}

/** More lines would bury the letter. */
const LISTED = 20;

export interface LetterOf {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly bid: ComparedBid;
  readonly matrix: OfferMatrix;
  readonly winning: WhatWouldWin;
  readonly signature: string;
}

/** The letter as it is proposed, in that language. */
export function writeWinningLetter(locale: Locale, letterOf: LetterOf): Letter {
  const { order, comparison, bid, winning, signature } = letterOf;
  return inLanguage(locale, () => {
    const subject = { number: order.number, title: order.title };
    const lines = negotiable(winning, comparison, bid.id).slice(0, LISTED);
    const { decisionDate } = order;
    const isAhead = decisionDate !== null && Date.parse(`${decisionDate}T23:59:59Z`) > clock();
    const paragraphs = [
      m.letters_greeting(),
      m.letters_opening(subject),
      m.comparison_tools_letter_why(),
      totalWords(letterOf),
      lines.length > 0 &&
        `${m.comparison_tools_letter_lines()}\n${lines.map((line) => lineWords(line, bid)).join('\n')}`,
      winning.total?.day && m.comparison_tools_letter_day({ day: formatDay(winning.total.day) }),
      m.comparison_tools_letter_free(),
      isAhead ? m.letters_answer_by({ day: formatDay(decisionDate) }) : m.letters_answer_soon(),
      `${m.letters_closing()}\n${signature}`,
    ];
    return {
      subject: m.comparison_tools_letter_subject(subject),
      body: paragraphs.filter((paragraph) => paragraph).join('\n\n'),
    };
  });
}

/** What the whole offer would have to come to, in the supplier's own currency and VAT, without the delivery it keeps. */
function totalWords({ comparison, bid, matrix, winning }: LetterOf): string | null {
  const target = winning.total?.target ?? null;
  const offer = matrix.offers.find(({ id }) => id === bid.id);
  const cells = offer ? fullCells(offer) : null;
  if (target === null || !offer || cells === null) return null;
  const goods = (some: typeof cells) => {
    const { gross, net } = totalsOf(some, offer);
    return bid.vatMode === 'included' ? gross : net;
  };
  const isOnBasis =
    bid.currency === comparison.currency && (bid.vatMode === 'included') === (comparison.basis === 'gross');
  // Elsewhere the exact sum is a matter of rates and rounding: what the lower prices come to is first for certain.
  const total = isOnBasis
    ? subtract(target.total, offer.deliveryCost ?? '0')
    : goods(cells.map((cell, at) => ({ ...cell, unitPrice: target.unitPrices[at] ?? cell.unitPrice })));
  return m.comparison_tools_letter_total({
    now: formatMoney(goods(cells), bid.currency),
    total: formatMoney(total, bid.currency),
    percent: formatPercent(target.percent),
    vat: vatModeWord(bid.vatMode),
  });
}

function lineWords({ row, unitCode, now, target }: NegotiableLine, { currency, vatMode }: ComparedBid): string {
  const price = (value: string) => formatMoney(value, currency, { maxDigits: 4 });
  return m.comparison_tools_letter_line({
    line: `${row.position}. ${row.name}`,
    now: price(now),
    price: price(target.unitPrice),
    unit: unitSign(unitCode),
    vat: vatModeWord(vatMode),
  });
}
