/** What suppliers are written when it is decided. Nobody reads of another supplier, or of another's prices. */
import type { Allocation, Award, Bid, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../format/dates.ts';
import { formatMoney, formatQuantity } from '../../format/numbers.ts';
import { unitSign } from '../../format/units.ts';
import { inLanguage, type Locale } from '../../i18n/locale.ts';
import type { Letter } from '../../parts/letter-dialog.tsx';
import { vatModeWord } from '../../ui/vat-words.ts';

export interface LetterMatter {
  readonly order: Order;
  readonly award: Award;
  /** The supplier's own bid; null while it is not known. */
  readonly bid: Bid | null;
  /** The bids of that supplier with an allocation; none for one who gets nothing. */
  readonly wonBidIds: readonly string[];
  readonly signature: string;
}

export function writeAwardLetter(locale: Locale, matter: LetterMatter): Letter {
  return inLanguage(locale, () => (matter.wonBidIds.length > 0 ? wonLetter(matter) : lostLetter(matter)));
}

function wonLetter({ order, award, bid, wonBidIds, signature }: LetterMatter): Letter {
  const subject = { number: order.number, title: order.title };
  const own = award.allocations.filter(({ bidId }) => wonBidIds.includes(bidId));
  const offered = bid?.items.filter(({ offered: isOffered, isEquivalent }) => isOffered && !isEquivalent).length ?? 0;
  return {
    subject: m.award_letter_won_subject(subject),
    body: paragraphs(
      m.award_letter_greeting(),
      m.award_letter_won_opening(subject) + documentOf(bid),
      own.map((allocation) => lineText(allocation, order, bid)).join('\n'),
      offered > own.length ? m.award_letter_won_part() : '',
      [order.delivery.address && m.award_letter_delivery({ address: order.delivery.address }), m.award_letter_won_ask()]
        .filter(Boolean)
        .join('\n'),
      `${m.award_letter_closing()}\n${signature}`,
    ),
  };
}

function lostLetter({ order, bid, signature }: LetterMatter): Letter {
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

/** A line as the supplier quoted it: in their currency, unit and VAT. */
function lineText(
  { orderItemId, bidItemId, quantity, deliveryDate }: Allocation,
  order: Order,
  bid: Bid | null,
): string {
  const item = order.items.find(({ id }) => id === orderItemId);
  const quoted = bid?.items.find(({ id }) => id === bidItemId);
  const name = quoted?.isEquivalent ? (quoted.offeredName ?? item?.name) : item?.name;
  const parts = [
    `${item?.position ?? ''}. ${name ?? ''} — ${formatQuantity(quantity, unitSign(item?.unitCode ?? ''))}`,
    ...(bid && quoted?.unitPrice
      ? [
          m.award_letter_price({
            price: formatMoney(quoted.unitPrice, bid.currency, { maxDigits: 4 }),
            unit: unitSign(quoted.unitCode),
            vat: vatModeWord(bid.vatMode),
          }),
        ]
      : []),
    ...(deliveryDate === null ? [] : [m.award_letter_by({ day: formatDay(deliveryDate) })]),
  ];
  return parts.join(', ');
}
