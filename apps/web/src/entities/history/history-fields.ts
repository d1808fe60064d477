/** Labels and formats of changed fields, the same as in the editors. */
import type { AuditEvent } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay, formatTime } from '../../format/date/dates.ts';
import { formatDecimal, formatMoney } from '../../format/number/numbers.ts';
import { unitSign } from '../../format/number/units.ts';
import { type PaymentKind, paymentKinds, paymentKindWord } from '../order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../order-line/vat-words.ts';

/** Formats a stored value, which is always text. */
type Format = (value: string, currency: string) => string;
type Fields = Readonly<Record<string, readonly [label: () => string, format?: Format]>>;

const day: Format = (value) => formatDay(value);
const moment: Format = (value) => formatTime(value);
const number: Format = (value) => formatDecimal(value);
const money: Format = (value, currency) => formatMoney(value, currency);
const price: Format = (value, currency) => formatMoney(value, currency, { maxDigits: 4 });
const days: Format = (value) => m.editor_days({ count: Number(value) });
const flag: Format = (value) => (value === 'true' ? m.editor_yes() : m.editor_no());
const unit: Format = (value) => unitSign(value);
const rate: Format = (value) => vatRateWord(value);
const mode: Format = (value) => vatModeWord(value === 'included' ? 'included' : 'excluded');
const payment: Format = (value) =>
  paymentKinds.some((kind) => kind === value) ? paymentKindWord(value as PaymentKind) : value;
const oneOf =
  (words: Readonly<Record<string, () => string>>): Format =>
  (value) =>
    words[value]?.() ?? value;

const TERMS: Fields = {
  '/currency': [() => m.order_editor_currency()],
  '/vatMode': [() => m.order_editor_vat_mode(), mode],
  '/payment/kind': [() => m.editor_payment(), payment],
  '/payment/prepayPercent': [() => m.editor_prepay(), number],
  '/payment/postpayDays': [() => m.editor_postpay(), days],
};

const ORDER: Fields = {
  ...TERMS,
  '/title': [() => m.order_editor_title()],
  '/number': [() => m.audit_field_number()],
  '/description': [() => m.order_editor_description()],
  '/category': [
    () => m.order_editor_category(),
    oneOf({
      goods: () => m.order_editor_category_goods(),
      services: () => m.order_editor_category_services(),
      works: () => m.order_editor_category_works(),
    }),
  ],
  '/vatRateDefault': [() => m.order_editor_vat_rate(), rate],
  '/requireVat': [() => m.order_editor_require_vat(), flag],
  '/partialBidsAllowed': [() => m.order_editor_partial(), flag],
  '/alternativesAllowed': [() => m.order_editor_alternatives(), flag],
  '/awardCriteria': [
    () => m.order_editor_criteria(),
    oneOf({
      lowest_total: () => m.order_editor_criteria_total(),
      lowest_per_line: () => m.order_editor_criteria_line(),
    }),
  ],
  '/compareBasis': [
    () => m.order_editor_basis(),
    oneOf({ net: () => m.order_editor_basis_net(), gross: () => m.order_editor_basis_gross() }),
  ],
  '/budget': [() => m.order_editor_budget(), money],
  '/submissionDeadline': [() => m.order_editor_deadline(), moment],
  '/decisionDate': [() => m.order_editor_decision(), day],
  '/timeZone': [() => m.order_editor_zone()],
  '/delivery/address': [() => m.order_editor_address()],
  '/delivery/region': [() => m.audit_field_region()],
  '/delivery/incoterm': [() => m.order_editor_incoterm()],
  '/delivery/place': [() => m.order_editor_place()],
  '/lots': [() => m.order_editor_lots()],
  '/exchangeRates': [() => m.order_editor_rates()],
  '/tags': [() => m.order_editor_tags()],
  '/awardedTotal': [() => m.audit_field_awarded(), money],
};

const ORDER_LINE: Fields = {
  name: [() => m.order_editor_line_name()],
  specification: [() => m.order_editor_line_specification()],
  sku: [() => m.order_editor_line_sku()],
  gtin: [() => m.order_editor_line_gtin()],
  quantity: [() => m.order_editor_line_quantity(), number],
  unitCode: [() => m.order_editor_line_unit(), unit],
  maxUnitPrice: [() => m.order_editor_line_ceiling(), price],
  requiredBy: [() => m.order_editor_line_required(), day],
  deliveryNote: [() => m.order_editor_line_note()],
  vatRate: [() => m.order_editor_line_vat(), rate],
  lotKey: [() => m.order_editor_line_lot()],
  quantityTolerancePercent: [() => m.order_editor_line_tolerance(), number],
  okpd2: [() => m.order_editor_line_okpd()],
};

const BID: Fields = {
  ...TERMS,
  '/supplier/supplierId': [() => m.audit_field_book_entry()],
  '/supplier/name': [() => m.bid_editor_supplier_name()],
  '/supplier/taxId/id': [() => m.bids_tax_other()],
  '/supplier/taxId/scheme': [() => m.bid_editor_tax_scheme()],
  '/supplier/kpp': [() => m.bid_editor_kpp()],
  '/supplier/vatPayer': [() => m.bid_editor_vat_payer(), flag],
  '/supplier/address': [() => m.bids_address()],
  '/supplier/website': [() => m.bids_website()],
  '/supplier/bankAccount': [() => m.bids_bank()],
  '/externalNumber': [() => m.bid_editor_external_number()],
  '/externalDate': [() => m.bid_editor_external_date(), day],
  '/receivedAt': [() => m.bid_editor_received(), moment],
  '/validUntil': [() => m.bid_editor_valid_until(), day],
  '/declaredTotal': [() => m.bid_editor_declared(), money],
  '/deliveryCost': [() => m.bid_editor_delivery_cost(), money],
  '/deliveryDays': [() => m.bid_editor_delivery_days(), days],
  '/deliveryTerms': [() => m.bid_editor_delivery_terms()],
  '/warrantyMonths': [() => m.bid_editor_warranty(), (value) => m.bids_months({ count: Number(value) })],
  '/minOrderAmount': [() => m.bid_editor_min_order(), money],
  '/targetTotal': [() => m.audit_field_target_total(), money],
  '/targetLines': [() => m.audit_field_target_lines(), number],
  '/notes': [() => m.bid_editor_notes()],
  '/orderRevision': [() => m.bids_revision()],
  '/excludedItemIds': [() => m.audit_field_excluded()],
};

const BID_LINE: Fields = {
  offered: [() => m.bid_editor_line_offered(), flag],
  offeredName: [() => m.bid_editor_line_name()],
  isEquivalent: [() => m.bid_editor_line_equivalent(), flag],
  equivalentNote: [() => m.bid_editor_line_equivalent_note()],
  brand: [() => m.bid_editor_line_brand()],
  model: [() => m.bid_editor_line_model()],
  countryOfOrigin: [() => m.bid_editor_line_country()],
  quantity: [() => m.bid_editor_line_quantity(), number],
  unitCode: [() => m.bid_editor_line_unit(), unit],
  unitsPerPack: [() => m.bid_editor_line_units_per_pack(), number],
  packsPerUnit: [() => m.bid_editor_line_packs_per_unit(), number],
  packSize: [() => m.bid_editor_line_pack_size(), number],
  unitPrice: [() => m.bid_editor_line_price(), price],
  vatRate: [() => m.bid_editor_line_vat(), rate],
  declaredLineTotal: [() => m.bid_editor_line_declared(), money],
  leadTimeDays: [() => m.bid_editor_line_lead(), days],
  deliveryDate: [() => m.audit_field_delivery_date(), day],
  note: [() => m.bid_editor_line_note()],
};

const COMMON: Fields = {
  '/attachments': [() => m.audit_field_file()],
  '/items': [() => m.audit_field_line_order()],
};
const QUESTION: Fields = { '/text': [() => m.audit_field_question()], '/answer': [() => m.audit_field_answer()] };

const OF: Readonly<Record<AuditEvent['entity']['type'], { fields: Fields; line: Fields }>> = {
  order: { fields: { ...ORDER, ...COMMON }, line: ORDER_LINE },
  bid: { fields: { ...BID, ...COMMON }, line: BID_LINE },
  question: { fields: { ...QUESTION, ...COMMON }, line: {} },
};

export interface ShownChange {
  readonly key: string;
  readonly label: string;
  /** Null for no value. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Fields the event's sentence already covers, and internal ones. */
const HIDDEN = /^\/status$|^\/awardedAt$|^\/(?:supersedes|alternativeOf)BidId$|^\/source$/;

/** @param currency of the amounts: the order's, or the bid's own */
export function shownChanges({ entity, changes }: AuditEvent, currency: string): ShownChange[] {
  const { fields, line } = OF[entity.type];
  return changes.flatMap(({ path, from, to }, at) => {
    if (HIDDEN.test(path)) return [];
    const [label, format] = fieldOf(path, fields, line);
    const shown = (value: string | null) => (value === null ? null : formatValue(value, format, currency));
    return [{ key: `${at}${path}`, label, from: shown(from), to: shown(to) }];
  });
}

function fieldOf(path: string, fields: Fields, lineFields: Fields): [label: string, format?: Format | undefined] {
  const known = fields[path];
  if (known) return [known[0](), known[1]];
  const [, item, key] = /^\/items\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (item !== undefined) {
    const line = Number(item) + 1;
    const field = key === undefined ? undefined : lineFields[key];
    if (!field) return [m.order_editor_line_number({ line })];
    return [m.order_editor_line_field({ line, field: field[0]() }), field[1]];
  }
  if (path.startsWith('/supplier/contacts')) return [m.bid_editor_contacts()];
  if (path.startsWith('/conflicts/')) return [m.audit_conflict()];
  return [m.audit_field_other()];
}

/** A value that cannot be parsed is shown as stored: a history is never rewritten. */
function formatValue(value: string, format: Format | undefined, currency: string): string {
  try {
    return format ? format(value, currency) : value;
  } catch {
    return value;
  }
}
