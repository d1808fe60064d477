/** Letters that may resolve a conflict. A letter mentions only the order and the recipient's bid. */
import type {
  Bid,
  Conflict,
  ConflictAction,
  ConflictKindCode,
  ConflictDetails,
  OrderItem,
} from '@zakupki/api-client/schema';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { formatDay, formatTime } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { unitOfPrice } from '../../../format/number/units.ts';
import { withLocale, type Locale } from '../../../i18n/locale.ts';
import { vatModeWord } from '../../order-line/vat-words.ts';
import type { ConflictContextData } from '../conflict-context.ts';
import { type Letter, letterText } from '../../letter/letter.ts';
import { invitationLetter, orderLineText } from '../../order/invitation-letter.ts';

type LetterInput = {
  readonly conflict: Conflict;
  readonly action: ConflictAction;
  readonly context: ConflictContextData;
  /** The recipient's bid; null while unknown, or without a recipient. */
  readonly bid: Bid | null;
  readonly signature: string;
};

export function writeLetter(locale: Locale, { conflict, action, context, bid, signature }: LetterInput): Letter {
  const { order, lineOf } = context;
  if (action === 'invite_more') return invitationLetter(locale, order, signature);
  return withLocale(locale, () => {
    const subject = { number: order.number, title: order.title };
    const point = POINTS[conflict.kind]({
      conflict,
      context,
      bid,
      line: lineOf(conflict.orderItemId),
    });
    const { decisionDate } = order;
    return {
      subject: m.letters_subject_line(subject),
      body: letterText(
        [
          bid?.externalNumber
            ? m.letters_opening_document({ ...subject, document: bid.externalNumber })
            : m.letters_opening(subject),
          point,
          bid?.invitationId && order.status === 'published'
            ? m.letters_change_until({
                due: formatTime(order.submissionDeadline, { nameZone: true, zone: order.timeZone }),
              })
            : '',
          decisionDate !== null && Date.parse(`${decisionDate}T23:59:59Z`) > now()
            ? m.letters_answer_by({ day: formatDay(decisionDate) })
            : m.letters_answer_soon(),
        ],
        signature,
      ),
    };
  });
}

type Point = {
  readonly conflict: Conflict;
  readonly context: ConflictContextData;
  readonly bid: Bid | null;
  readonly line: OrderItem | undefined;
};

/** The question for each kind of conflict; other kinds get a general one. */
const POINTS: Readonly<Record<ConflictKindCode, (point: Point) => string>> = {
  item_missing: ({ line }) =>
    line ? m.letters_point_missing({ line: orderLineText(line) }) : m.letters_point_general(),

  price_over_ceiling: ({ conflict: { details }, context: { order }, bid, line }) => {
    const { price, ceiling, total, basis } = detailsOf(details, 'price_over_ceiling');
    // The budget is confidential.
    if (price === null || ceiling === null || !line)
      return m.letters_point_total({ total: supplierTotal(bid) ?? formatMoney(total, order.currency) });
    return m.letters_point_ceiling({
      line: orderLineText(line),
      price: supplierPrice(bid, line) ?? unitPrice(price, order.currency),
      ceiling: `${unitPrice(ceiling, order.currency)} ${vatModeWord(basis === 'gross' ? 'included' : 'excluded')}`,
    });
  },

  price_abnormally_high: (point) => abnormalPoint(point, m.letters_point_high, m.letters_point_high_total),
  price_abnormally_low: (point) => abnormalPoint(point, m.letters_point_low, m.letters_point_low_total),

  delivery_late: ({ conflict: { details }, line }) => {
    const { promised, requiredBy } = detailsOf(details, 'delivery_late');
    const days = { promised: formatDay(promised), needed: formatDay(requiredBy) };
    return line ? m.letters_point_late_line({ ...days, line: orderLineText(line) }) : m.letters_point_late(days);
  },

  validity_insufficient: ({ conflict: { details, facet } }) => {
    const { validUntil, decisionDate } = detailsOf(details, 'validity_insufficient');
    const until =
      decisionDate === null ? m.letters_until_decision() : m.letters_until_day({ day: formatDay(decisionDate) });
    if (validUntil === null) return m.letters_point_validity_unknown({ until });
    const valid = formatDay(validUntil);
    return facet === 'expired'
      ? m.letters_point_validity_over({ valid, until })
      : m.letters_point_validity({ valid, until });
  },

  affiliated_suppliers: () => m.letters_point_affiliated(),

  // Nothing more exact can be asked.
  quantity_mismatch: generalPoint,
  unit_mismatch: generalPoint,
  arithmetic_mismatch: generalPoint,
  currency_mismatch: generalPoint,
  vat_mismatch: generalPoint,
  late_bid: generalPoint,
  duplicate_bid: generalPoint,
  spec_outdated: generalPoint,
};

/** Asks to confirm a price or total. Prices of other suppliers and earlier ones are confidential. */
function abnormalPoint(
  { conflict: { details }, context: { order }, bid, line }: Point,
  ofLine: typeof m.letters_point_low,
  ofTotal: typeof m.letters_point_low_total,
): string {
  const price = 'price' in details ? details.price : null;
  if (!line) return ofTotal({ total: supplierTotal(bid) ?? formatMoney(price, order.currency) });
  return ofLine({
    line: orderLineText(line),
    price: supplierPrice(bid, line) ?? unitPrice(price ?? '0', order.currency),
    unit: unitOfPrice(line.unitCode),
  });
}

function generalPoint({ line }: Point): string {
  return line ? m.letters_point_general_line({ line: orderLineText(line) }) : m.letters_point_general();
}

const unitPrice = (price: string, currency: string) => formatMoney(price, currency, { maxDigits: 4 });

/** The price as the supplier wrote it: in their currency, unit and VAT. */
function supplierPrice(bid: Bid | null, { id }: OrderItem): string | null {
  const line = bid?.items.find(({ orderItemId, offered }) => orderItemId === id && offered);
  if (!bid || !line || line.unitPrice === null) return null;
  const price = m.words_price_per({
    price: unitPrice(line.unitPrice, bid.currency),
    unit: unitOfPrice(line.unitCode),
  });
  return `${price} ${vatModeWord(bid.vatMode)}`;
}

/** The bid's total in the supplier's currency and VAT. */
function supplierTotal(bid: Bid | null): string | null {
  if (!bid) return null;
  const { gross, net } = bid.totals;
  return `${formatMoney(bid.vatMode === 'included' ? gross : net, bid.currency)} ${vatModeWord(bid.vatMode)}`;
}

/** @throws when the conflict is of another kind */
function detailsOf<K extends ConflictDetails['kind']>(details: ConflictDetails, kind: K) {
  if (details.kind !== kind) throw new Error(`A conflict of kind ${kind} with details of ${details.kind}.`);
  // A comparison with a type parameter does not narrow a union.
  return details as Extract<ConflictDetails, { kind: K }>;
}
