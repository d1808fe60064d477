/** The evidence of a conflict as labelled values: the request beside the offer. */
import type { Conflict, ConflictDetails } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { daysBetween, formatDay, formatTime } from '../../format/date/dates.ts';
import { formatDecimal, formatMoney, formatPercent } from '../../format/number/numbers.ts';
import { formatCounted, formatEquation, unitWord } from '../../format/number/units.ts';
import { vatModeWord, vatRateWord } from '../order-line/vat-words.ts';
import type { ConflictContextData } from './conflict-context.ts';

export type Figure = {
  readonly label: string;
  readonly value: string;
  /** Highlights the value that differs. */
  readonly isMismatch?: boolean;
};

type Kind = ConflictDetails['kind'];
type DetailsOf<K extends Kind> = Extract<ConflictDetails, { kind: K }>;
type Writers = {
  readonly [K in Kind]?: (details: DetailsOf<K>, conflict: Conflict, context: ConflictContextData) => Figure[];
};

/** The evidence of a conflict in the reader's language. */
export function conflictFigures(conflict: Conflict, context: ConflictContextData): readonly Figure[] {
  // TypeScript cannot relate the table's entry to the details of the same kind.
  const write = (FIGURES_OF_KIND as Writers)[conflict.details.kind] as typeof figuresByName | undefined;
  return (write ?? figuresByName)(conflict.details, conflict, context);
}

function figuresByName(details: ConflictDetails, _conflict: Conflict, { order }: ConflictContextData): Figure[] {
  const values = new Map<string, unknown>(Object.entries(details));
  const unit = values.get('unitCode');
  const source = { order, unitCode: typeof unit === 'string' ? unit : null };
  return Object.entries(FIGURES).flatMap(([name, { label, text, isMismatch = false }]: [string, NamedFigure]) => {
    const value = values.get(name);
    // Arrays belong to kinds with their own figures.
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const written = text(String(value), source);
    return written === '' ? [] : [{ label: label(), value: written, isMismatch }];
  });
}

type NamedFigure = {
  readonly label: () => string;
  /** Returns an empty string when the figure is not worth showing. */
  readonly text: (
    value: string,
    source: { readonly order: ConflictContextData['order']; readonly unitCode: string | null },
  ) => string;
  readonly isMismatch?: boolean;
};

const inQuantity: NamedFigure['text'] = (value, { unitCode }) => quantity(value, unitCode);
const inRevision: NamedFigure['text'] = (value) => m.conflicts_fig_revision({ revision: value });

/** Read with another figure. */
type Unlabelled = 'kind' | 'unitCode' | 'days';
type KindByName = Exclude<Kind, keyof typeof FIGURES_OF_KIND>;
type KeysOf<T> = T extends unknown ? keyof T : never;
type FigureName = KeysOf<DetailsOf<KindByName>>;

/** By the contract's field name, in display order. Kinds without an entry in FIGURES_OF_KIND show these. */
const FIGURES = {
  required: { label: () => m.conflicts_fig_asked(), text: inQuantity },
  requiredBy: { label: () => m.conflicts_fig_needed(), text: (value) => formatDay(value) },
  changedInRevision: { label: () => m.conflicts_fig_changed_in(), text: inRevision },
  offered: { label: () => m.conflicts_fig_offered(), text: inQuantity, isMismatch: true },
  promised: { label: () => m.conflicts_fig_promised(), text: (value) => formatDay(value), isMismatch: true },
  quotedRevision: { label: () => m.conflicts_fig_quoted_in(), text: inRevision, isMismatch: true },
  packSize: { label: () => m.conflicts_fig_pack(), text: (value) => formatDecimal(value) },
  tolerancePercent: {
    label: () => m.conflicts_fig_tolerance(),
    text: (value) => (sign(value) === 0 ? '' : `±${formatPercent(value)}`),
  },
} satisfies Readonly<Record<Exclude<FigureName, Unlabelled>, NamedFigure>>;

/** Kinds whose figures depend on each other. */
const FIGURES_OF_KIND = {
  item_missing: ({ required, unitCode }) => [
    asked(quantity(required, unitCode)),
    { label: m.conflicts_fig_offered(), value: m.conflicts_fig_no_offer(), isMismatch: true },
  ],

  unit_mismatch: ({ offered, ordered, offeredQuantity, orderedQuantity }) => [
    asked(unitWord(ordered)),
    { label: m.conflicts_fig_offered(), value: unitWord(offered), isMismatch: true },
    {
      label: m.format_conversion(),
      value:
        offeredQuantity === null || orderedQuantity === null
          ? m.format_conversion_unknown()
          : formatEquation({ offered: offeredQuantity, ordered: orderedQuantity }, offered, ordered),
      isMismatch: offeredQuantity === null,
    },
  ],

  price_over_ceiling: ({ price, ceiling, total, budget, overPercent, basis }, { impact }, { order }) => [
    price === null
      ? { label: m.conflicts_fig_budget(), value: money(budget, order.currency) }
      : { label: m.conflicts_fig_ceiling(), value: money(ceiling, order.currency) },
    {
      label: price === null ? m.conflicts_fig_total() : m.conflicts_fig_price(),
      value: `${money(price ?? total, order.currency)} ${vatModeWord(basis === 'gross' ? 'included' : 'excluded')}`,
      isMismatch: true,
    },
    // The effect already says by how much.
    ...(overPercent === null || impact !== null
      ? []
      : [{ label: m.conflicts_fig_over(), value: formatPercent(overPercent) }]),
  ],

  price_abnormally_high: ({ price, medianOfOthers, lastPrice, ceiling, suspectedFactor }, { facet }, { order }) => [
    {
      label: facet === 'total' ? m.conflicts_fig_total() : m.conflicts_fig_price(),
      value: money(price, order.currency),
      isMismatch: true,
    },
    ...(medianOfOthers === null
      ? []
      : [{ label: m.conflicts_fig_median(), value: money(medianOfOthers, order.currency) }]),
    ...(lastPrice === null ? [] : [{ label: m.conflicts_fig_last_price(), value: money(lastPrice, order.currency) }]),
    ...(ceiling === null ? [] : [{ label: m.conflicts_fig_ceiling(), value: money(ceiling, order.currency) }]),
    ...(suspectedFactor === null
      ? []
      : [
          {
            label: m.conflicts_fig_looks(),
            value: m.conflicts_fig_times_high({ factor: suspectedFactor }),
            isMismatch: true,
          },
        ]),
  ],

  price_abnormally_low: ({ price, meanOfOthers, nextOffer, suspectedFactor }, { facet }, { order }) => [
    {
      label: facet === 'total' ? m.conflicts_fig_total() : m.conflicts_fig_price(),
      value: money(price, order.currency),
      isMismatch: true,
    },
    ...(meanOfOthers === null
      ? []
      : [{ label: m.conflicts_fig_mean(), value: formatMoney(meanOfOthers, order.currency) }]),
    ...(nextOffer === null ? [] : [{ label: m.conflicts_fig_next(), value: money(nextOffer, order.currency) }]),
    ...(suspectedFactor === null
      ? []
      : [
          {
            label: m.conflicts_fig_looks(),
            value: m.conflicts_fig_times_low({ factor: suspectedFactor }),
            isMismatch: true,
          },
        ]),
  ],

  arithmetic_mismatch: ({ declared, computed, currency, statedVatMode, statedDelivery }) => [
    { label: m.conflicts_fig_paper(), value: formatMoney(declared, currency), isMismatch: true },
    ...(statedVatMode === null
      ? []
      : [
          {
            label: m.conflicts_fig_stated(),
            value: [vatModeWord(statedVatMode), statedDelivery && m.conflicts_fig_with_delivery()]
              .filter(Boolean)
              .join(', '),
          },
        ]),
    { label: m.conflicts_fig_computed(), value: formatMoney(computed, currency) },
  ],

  currency_mismatch: ({ offered, ordered, rate, nominal, date }) => [
    asked(ordered),
    { label: m.conflicts_fig_offered(), value: offered, isMismatch: true },
    {
      label: m.conflicts_fig_rate(),
      value:
        rate === null
          ? m.conflicts_fig_no_rate()
          : m.conflicts_fig_rate_value({
              rate: formatDecimal(rate),
              ordered,
              nominal: nominal ?? 1,
              offered,
              day: formatDay(date),
            }),
      isMismatch: rate === null,
    },
  ],

  // A null offer means lines without VAT.
  vat_mismatch: ({ offered, ordered, delivery, orderItemIds, rates }, _conflict, { lineOf }) => [
    ...(ordered === null ? [] : [asked(vatWord(ordered))]),
    {
      label: m.conflicts_fig_offered(),
      value: rates?.map(vatWord).join(', ') ?? vatWord(offered ?? 'none'),
      isMismatch: true,
    },
    ...(delivery === null ? [] : [{ label: m.conflicts_fig_delivery(), value: formatDay(delivery) }]),
    ...(orderItemIds === null
      ? []
      : [{ label: m.conflicts_fig_lines(), value: positions(orderItemIds.map((id) => lineOf(id)?.position)) }]),
  ],

  validity_insufficient: ({ validUntil, decisionDate }) => [
    ...(decisionDate === null ? [] : [{ label: m.conflicts_fig_decision(), value: formatDay(decisionDate) }]),
    {
      label: m.conflicts_fig_valid(),
      value: validUntil === null ? m.conflicts_fig_not_said() : formatDay(validUntil),
      isMismatch: true,
    },
    ...(validUntil !== null && decisionDate !== null && validUntil < decisionDate
      ? [{ label: m.conflicts_fig_short(), value: m.conflicts_days({ count: daysBetween(validUntil, decisionDate) }) }]
      : []),
  ],

  late_bid: ({ receivedAt, deadline, enteredAt }, _conflict, { order }) => [
    { label: m.conflicts_fig_due(), value: formatTime(deadline, { zone: order.timeZone }) },
    {
      label: m.conflicts_fig_received(),
      value: formatTime(receivedAt, { zone: order.timeZone }),
      isMismatch: enteredAt === null,
    },
    ...(enteredAt === null
      ? []
      : [
          {
            label: m.conflicts_fig_entered(),
            value: formatTime(enteredAt, { zone: order.timeZone }),
            isMismatch: true,
          },
        ]),
  ],

  duplicate_bid: ({ numbers, taxScheme, taxId, name, phone, email }) => [
    {
      label: m.conflicts_fig_bids(),
      value: numbers.map((number) => m.words_numbered({ number })).join(', '),
      isMismatch: true,
    },
    ...(taxId === null
      ? [{ label: m.conflicts_fig_same(), value: [name, phone, email].filter(Boolean).join(', ') }]
      : [{ label: taxScheme === 'RU-INN' ? m.conflicts_fig_same_inn() : m.conflicts_fig_same_tax(), value: taxId }]),
  ],

  affiliated_suppliers: ({ strong, weak }) => [
    {
      label: m.conflicts_fig_common(),
      value: [...strong, ...weak].map((name) => AFFILIATION_SIGNS[name]()).join(', '),
      isMismatch: true,
    },
  ],
} satisfies Writers;

type Sign = DetailsOf<'affiliated_suppliers'>['strong' | 'weak'][number];

const AFFILIATION_SIGNS: Readonly<Record<Sign, () => string>> = {
  phone: () => m.conflicts_sign_phone(),
  email: () => m.conflicts_sign_email(),
  email_domain: () => m.conflicts_sign_domain(),
  bank_account: () => m.conflicts_sign_account(),
  same_file: () => m.conflicts_sign_file(),
  address: () => m.conflicts_sign_address(),
  contact_person: () => m.conflicts_sign_person(),
  identical_prices: () => m.conflicts_sign_prices(),
  constant_ratio: () => m.conflicts_sign_ratio(),
};

const asked = (value: string): Figure => ({ label: m.conflicts_fig_asked(), value });

function quantity(value: string | null, unit: string | null): string {
  return unit === null ? formatDecimal(value) : formatCounted(value, unit);
}

/** Prices are compared at four decimal places. */
function money(value: string | null, currency: string): string {
  return formatMoney(value, currency, { maxDigits: 4 });
}

function vatWord(value: NonNullable<DetailsOf<'vat_mismatch'>['offered']>): string {
  return value === 'included' || value === 'excluded' ? vatModeWord(value) : vatRateWord(value);
}

/** Further lines are only counted. */
const MAX_NAMED = 8;

/** `1, 2, 5 and 3 more` */
export function positions(all: readonly (number | undefined)[]): string {
  const known = all.filter((position) => position !== undefined);
  const named = known.slice(0, MAX_NAMED).join(', ');
  return known.length > MAX_NAMED ? m.conflicts_fig_and_more({ named, count: known.length - MAX_NAMED }) : named;
}
