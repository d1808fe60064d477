/** Letters to suppliers after an award. A letter never mentions another supplier or their prices. */
import type { Allocation, Award, Bid, Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { withLocale, type Locale } from '../../../i18n/locale.ts';
import { makeOf } from '../../../entities/purchase-order/quoted-words.ts';
import { quotedPriceWithVat, quotedQuantity } from '../allocation-words.ts';
import type { Letter } from '../../../entities/letter/letter.ts';

type LetterInput = {
  readonly order: Order;
  readonly award: Award;
  /** Null until the bid has loaded. */
  readonly bid: Bid | null;
  /** Empty for a supplier who won nothing. */
  readonly wonBidIds: readonly string[];
  readonly purchaseOrders: readonly PurchaseOrder[];
  readonly signature: string;
};

export function writeAwardLetter(locale: Locale, input: LetterInput): Letter {
  return withLocale(locale, () => (input.wonBidIds.length > 0 ? wonLetter(input) : lostLetter(input)));
}

function wonLetter({ order, award, bid, wonBidIds, purchaseOrders, signature }: LetterInput): Letter {
  const subject = { number: order.number, title: order.title };
  const wonAllocations = award.allocations.filter(({ bidId }) => wonBidIds.includes(bidId));
  const offered = bid?.items.filter(({ offered: isOffered, isEquivalent }) => isOffered && !isEquivalent).length ?? 0;
  return {
    subject: m.award_letter_won_subject(subject),
    body: paragraphs(
      m.award_letter_greeting(),
      m.award_letter_won_opening(subject) + documentOf(bid),
      wonAllocations.map(lineText).join('\n'),
      purchaseOrders.map(purchaseOrderText).join('\n'),
      offered > wonAllocations.length ? m.award_letter_won_part() : '',
      [order.delivery.address && m.award_letter_delivery({ address: order.delivery.address }), m.award_letter_won_ask()]
        .filter(Boolean)
        .join('\n'),
      `${m.award_letter_closing()}\n${signature}`,
    ),
  };
}

function lostLetter({ order, bid, signature }: LetterInput): Letter {
  const subject = { number: order.number, title: order.title };
  return {
    subject: m.award_letter_lost_subject(subject),
    body: paragraphs(
      m.award_letter_greeting(),
      m.award_letter_lost_opening(subject) + documentOf(bid),
      m.award_letter_lost_text(),
      `${m.award_letter_closing()}\n${signature}`,
    ),
  };
}

const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n');

function documentOf(bid: Bid | null): string {
  if (!bid?.externalNumber) return '.';
  const number = bid.externalNumber;
  return ` ${
    bid.externalDate === null
      ? m.award_letter_document({ number })
      : m.award_letter_document_of({ number, day: formatDay(bid.externalDate) })
  }`;
}

/** Describes an allocation in the supplier's currency, unit and VAT mode. */
function lineText(allocation: Allocation): string {
  const { position, lineName, offeredName, isEquivalent, quoted, deliveryDate } = allocation;
  const make = makeOf(allocation);
  const parts = [
    `${position}. ${offeredName}${make === '' ? '' : ` (${make})`} — ${quotedQuantity(quoted)}`,
    quotedPriceWithVat(quoted),
    ...(isEquivalent ? [m.award_letter_instead({ name: lineName })] : []),
    ...(deliveryDate === null ? [] : [m.award_letter_by({ day: formatDay(deliveryDate) })]),
  ];
  return parts.join(', ');
}

/** Describes a purchase order in the supplier's currency. */
function purchaseOrderText({ number, total, delivery, currency, isWithoutVat }: PurchaseOrder): string {
  const [net, vat, gross] = [total.net, total.vat, total.gross].map((amount) => formatMoney(amount, currency));
  const sums = { net: net ?? '', vat: vat ?? '', gross: gross ?? '' };
  const words = isWithoutVat
    ? (delivery ? m.award_letter_total_no_vat : m.award_letter_goods_total_no_vat)({ amount: sums.gross })
    : (delivery ? m.award_letter_total : m.award_letter_goods_total)(sums);
  return `${words} ${m.award_letter_order({ number })}`;
}
