/**
 * The letter that asks a supplier for a better offer. It names that supplier's figures and the percentage range
 * by which they should fall. Only with `isExact` does it name exact targets, from which rivals' prices follow.
 */
import type { ComparedBid, Comparison, ComparisonRow, Order } from '@zakupki/api-client/schema';
import { compare, subtract } from '@zakupki/procurement/decimals/decimal';
import type { OfferMatrix } from '@zakupki/procurement/offers/matrix';
import type { WinningTargets, WinningPrice } from '@zakupki/procurement/comparison/winning';
import { comparedParts, quotedSums } from '@zakupki/procurement/offers/worth';
import { m } from '#messages';
import { now as clock } from '../../../format/date/clock.ts';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../../format/number/numbers.ts';
import { unitOfPrice } from '../../../format/number/units.ts';
import { withLocale, type Locale } from '../../../i18n/locale.ts';
import { vatModeWord } from '../../../entities/order-line/vat-words.ts';
import { findTargetBand, formatTargetBand } from './target-band.ts';
import type { Letter } from '../../../entities/letter/letter.ts';

/** A line of the bid that is not the cheapest, with the winning price, as the supplier quotes it. */
export type NegotiableLine = {
  readonly row: ComparisonRow;
  readonly unitCode: string;
  /** Undefined when the supplier states no rate. */
  readonly vatRate: string | undefined;
  readonly now: string;
  readonly target: WinningPrice;
};

/** Lines that a lower price would win, smallest step first. */
export function negotiable({ lines }: WinningTargets, { rows }: Comparison, bidId: string): readonly NegotiableLine[] {
  return lines
    .flatMap(({ lineId, price }) => {
      const row = rows.find(({ orderItemId }) => orderItemId === lineId);
      const cell = row?.cells.find((offered) => offered.bidId === bidId);
      const now = cell?.unitPrice ?? cell?.unitPriceNormalized;
      if (!row || !cell || now === undefined || price === null) return [];
      return [{ row, unitCode: cell.unitCode ?? row.unitCode, vatRate: cell.vatRate, now, target: price }];
    })
    .toSorted((a, b) => compare(a.target.percent, b.target.percent));
}

/** Maximum number of lines in the letter. */
const LETTER_LINES = 20;

export type LetterInput = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly bid: ComparedBid;
  readonly matrix: OfferMatrix;
  readonly winning: WinningTargets;
  readonly isExact: boolean;
  readonly signature: string;
};

export function writeWinningLetter(locale: Locale, input: LetterInput): Letter {
  const { order, comparison, bid, winning, isExact, signature } = input;
  return withLocale(locale, () => {
    const subject = { number: order.number, title: order.title };
    const lines = negotiable(winning, comparison, bid.id).slice(0, LETTER_LINES);
    const { decisionDate } = order;
    const isAhead = decisionDate !== null && Date.parse(`${decisionDate}T23:59:59Z`) > clock();
    const paragraphs = [
      m.letters_greeting(),
      m.letters_opening(subject),
      m.comparison_tools_letter_why(),
      totalWords(input),
      lines.length > 0 &&
        `${isExact ? m.comparison_tools_letter_lines() : m.comparison_tools_letter_lines_band()}\n${lines.map((line) => lineWords(line, input)).join('\n')}`,
      dayWords(input),
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

/** The total of goods and the number of lines with a target price. */
export function exactTargets(input: Omit<LetterInput, 'signature' | 'isExact'>): {
  total: string | null;
  lines: number;
} {
  const { comparison, bid, winning } = input;
  return {
    total: goodsOf(input)?.total ?? null,
    lines: negotiable(winning, comparison, bid.id).slice(0, LETTER_LINES).length,
  };
}

/** Names the winning day only with `isExact`: like a price, it reveals the rivals' day. */
function dayWords({ winning, isExact }: LetterInput): string | null {
  const day = winning.total?.day ?? null;
  if (day === null) return null;
  return isExact ? m.comparison_tools_letter_day({ day: formatDay(day) }) : m.comparison_tools_letter_day_band();
}

/** The bid's goods now and at the target, in the supplier's currency and VAT, without delivery. */
function goodsOf({ comparison, bid, matrix, winning }: Omit<LetterInput, 'signature' | 'isExact'>) {
  const target = winning.total?.target ?? null;
  const offer = matrix.offers.find(({ id }) => id === bid.id);
  if (target === null || !offer) return null;
  const goods = (cells: typeof offer.cells) => {
    const { gross, net } = quotedSums(offer, comparedParts({ cells }, matrix.lines));
    return bid.vatMode === 'included' ? gross : net;
  };
  const isOnBasis =
    bid.currency === comparison.currency && (bid.vatMode === 'included') === (comparison.basis === 'gross');
  // In another currency or VAT basis the exact sum depends on rates and rounding: use the sum of the lower prices,
  // which certainly ranks first.
  const total = isOnBasis
    ? subtract(target.total, offer.deliveryCost ?? '0')
    : goods(
        offer.cells.map((cell, index) => cell && { ...cell, unitPrice: target.unitPrices[index] ?? cell.unitPrice }),
      );
  const isWithoutVat = offer.cells.every((cell) => cell === null || cell.vatRate === 'none');
  return { now: goods(offer.cells), total, percent: target.percent, isWithoutVat };
}

/** The target total, or the percentage range by which prices should fall. */
function totalWords(input: LetterInput): string | null {
  const { bid, isExact } = input;
  const goods = goodsOf(input);
  if (goods === null) return null;
  const quoted = {
    now: formatMoney(goods.now, bid.currency),
    vat: goods.isWithoutVat ? m.words_vat_none() : vatModeWord(bid.vatMode),
  };
  return isExact
    ? m.comparison_tools_letter_total({
        ...quoted,
        total: formatMoney(goods.total, bid.currency),
        percent: formatPercent(goods.percent),
      })
    : m.comparison_tools_letter_total_band({ ...quoted, band: formatTargetBand(findTargetBand(goods.percent)) });
}

function lineWords({ row, unitCode, vatRate, now, target }: NegotiableLine, { bid, isExact }: LetterInput): string {
  const price = (value: string) => formatMoney(value, bid.currency, { maxDigits: 4 });
  const quoted = {
    line: `${row.position}. ${row.name}`,
    now: price(now),
    unit: unitOfPrice(unitCode),
    vat: vatRate === 'none' ? m.words_vat_none() : vatModeWord(bid.vatMode),
  };
  return isExact
    ? m.comparison_tools_letter_line({ ...quoted, price: price(target.unitPrice) })
    : m.comparison_tools_letter_line_band({ ...quoted, band: formatTargetBand(findTargetBand(target.percent)) });
}
