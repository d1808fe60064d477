/**
 * A value for every writable field, different from its default, in an order in which they can be written. Fields that
 * need nothing special take theirs from the contract.
 */
import { resolve, type Schema } from '@zakupki/api-client/document';
import { BID_FIELDS, BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import type { Fields } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import type {
  BidDraft,
  BidItemDraft,
  Order,
  OrderDraft,
  OrderItemDraft,
  ProfilePatch,
  PromoCodePatch,
  PromoKind,
  SupplierDraft,
} from '@zakupki/api-client/schema';
import type { PromoPart } from '../../../../src/rules/promo-codes/kinds.ts';

/** Values of the fields that `named` does not name: the contract's example, or one made for its type. */
function otherValues<N extends object, D>(schema: string, fields: Fields, named: N): Required<Omit<D, keyof N>> {
  const { properties = {} } = resolve<{ properties?: Record<string, Schema> }>({
    $ref: `#/components/schemas/${schema}`,
  });
  // Of the types only the contract's names are known.
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(name in named))
      .map(([name, { empty }]) => [name, valueOf(properties[name] ?? {}, empty)]),
  ) as Required<Omit<D, keyof N>>;
}

function valueOf(given: Schema, empty: unknown): unknown {
  const { examples, enum: choices, oneOf, type, maxLength } = resolve<ValueSchema>(given as { $ref: string });
  const first = oneOf?.find((one) => one['type'] !== 'null');
  if (first) return valueOf(first, empty);
  const example = [...(examples ?? []), ...(choices ?? [])].find((one) => one !== empty);
  if (example !== undefined) return example;
  const types = [type].flat();
  if (types.includes('boolean')) return empty !== true;
  return types.includes('integer') ? 7 : 'Что угодно'.slice(0, maxLength);
}

type ValueSchema = {
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
};

const ORDER_VALUES = {
  title: 'Кабель & «лотки» <б/у>',
  description: 'Строка первая\nстрока вторая 🔌',
  category: 'services',
  currency: 'CNY',
  vatMode: 'included',
  vatRateDefault: '10',
  requireVat: true,
  compareBasis: 'gross',
  budget: '1234567.89',
  partialBidsAllowed: false,
  alternativesAllowed: false,
  awardCriteria: 'lowest_per_line',
  submissionDeadline: '2027-03-01T09:30:00Z',
  decisionDate: '2027-03-15',
  timeZone: 'Asia/Yekaterinburg',
  delivery: { address: 'Тверь, ул. Мира, 1', region: 'RU-TVE', incoterm: 'DAP', place: 'Тверь' },
  payment: { kind: 'mixed', prepayPercent: '33.33', postpayDays: 45 },
  lots: [
    { key: 'a', title: 'Кабель' },
    { key: 'b', title: 'Лотки' },
  ],
  items: [
    {
      lotKey: 'b',
      name: 'Лоток перфорированный',
      specification: '100×50, оцинкованный',
      sku: 'L-100',
      gtin: '4006381333931',
      quantity: '12.5',
      unitCode: 'MTR',
      quantityTolerancePercent: '2.5',
      maxUnitPrice: '199.9999',
      requiredBy: '2027-04-01',
      deliveryNote: 'Ворота 3',
      vatRate: '20',
      okpd2: '25.11.23',
    },
    { name: 'Кабель ВВГ', quantity: '0.001', unitCode: 'KMT' },
  ],
  exchangeRates: [{ currency: 'EUR', rate: '8.451234', nominal: 1, date: '2026-10-30', source: 'manual' }],
  tags: ['электрика', 'срочно'],
} satisfies OrderDraft;

export const ORDER: Required<OrderDraft> = {
  ...otherValues<typeof ORDER_VALUES, OrderDraft>('OrderDraft', ORDER_FIELDS, ORDER_VALUES),
  ...ORDER_VALUES,
  items: ORDER_VALUES.items.map((line, index) =>
    index === 0
      ? { ...otherValues<typeof line, Omit<OrderItemDraft, 'id'>>('OrderItemDraft', ORDER_LINE_FIELDS, line), ...line }
      : line,
  ),
};

const PARTY = {
  legalForm: 'ООО',
  taxId: { scheme: 'RU-INN', id: '7736050003' },
  kpp: '773601001',
  address: 'Москва, ул. Наметкина, 16',
  region: 'RU-MOW',
  website: 'https://tros.example/katalog',
  bankAccount: '40702810900000012345',
  bik: '044525225',
  vatPayer: true,
  contacts: [
    { name: 'Ирина Трос', role: 'Отдел продаж', email: 'i.tros@tros.example', phone: '+74950001122', isPrimary: true },
    { name: 'Склад <2>', role: null, email: null, phone: '+74950001133', isPrimary: false },
  ],
} as const;

export const SUPPLIER: Required<SupplierDraft> = {
  name: 'ООО «Трос и такелаж»',
  ...PARTY,
  contacts: [...PARTY.contacts],
  tags: ['такелаж', 'склад в Твери'],
  notes: 'Отгрузка <со склада> & "день в день"',
  blockedReason: 'Дважды сорвал срок поставки',
};

type WholeBid = Required<Omit<BidDraft, 'alternativeOfBidId' | 'supersedesBidId'>>;

const LINE_VALUES = {
  offered: true,
  offeredName: 'Трос стальной 8 мм',
  isEquivalent: false,
  equivalentNote: null,
  brand: 'Северсталь',
  model: 'DIN 3060',
  countryOfOrigin: 'RU',
  quantity: '900.5',
  unitCode: 'MTR',
  unitsPerPack: null,
  packsPerUnit: null,
  packSize: '0.5',
  unitPrice: '51.2345',
  vatRate: '20',
  declaredLineTotal: '46136.67',
  leadTimeDays: 5,
  deliveryDate: null,
  note: 'Бухтами по 100 м',
} as const;
const LINE = {
  ...otherValues<typeof LINE_VALUES, Omit<BidItemDraft, 'id' | 'orderItemId'>>(
    'BidItemDraft',
    BID_LINE_FIELDS,
    LINE_VALUES,
  ),
  ...LINE_VALUES,
};

const BID_VALUES = {
  supplier: { supplierId: null, name: 'ООО «Трос и такелаж»', ...PARTY, contacts: [...PARTY.contacts] },
  source: 'xlsx',
  externalNumber: 'КП-77/Б',
  externalDate: '2026-10-29',
  receivedAt: '2026-10-29T08:15:00Z',
  validUntil: '2027-05-31',
  currency: 'USD',
  vatMode: 'included',
  declaredTotal: '46080.05',
  deliveryCost: '1500.50',
  deliveryDays: 17,
  deliveryTerms: 'Самовывоз со склада',
  payment: { kind: 'prepaid', prepayPercent: '100', postpayDays: null },
  warrantyMonths: 24,
  minOrderAmount: '1000.01',
  notes: 'Цены до конца месяца',
  items: [{ orderItemId: 'itm_fasteners_8', ...LINE }],
} satisfies BidDraft;

export const BID: WholeBid = {
  ...otherValues<typeof BID_VALUES, BidDraft>('BidDraft', BID_FIELDS, BID_VALUES),
  ...BID_VALUES,
};

/** The same for another order, with its last line and that line's unit. */
export function bidOn({ items }: Order): WholeBid {
  const { id = '', unitCode = 'H87' } = items.at(-1) ?? {};
  return { ...BID, items: [{ orderItemId: id, ...LINE, unitCode }] };
}

const both = (email: boolean, inApp: boolean) => ({ email, inApp });

export const PROFILE: Required<Omit<ProfilePatch, 'locale' | 'marketingConsent'>> = {
  firstName: 'Ольга',
  lastName: 'Ветрова-Лис',
  company: {
    name: 'АО «Ветер»',
    taxId: { scheme: 'RU-INN', id: '7707083893' },
    kpp: '770701001',
    address: 'Москва, ул. Ветров, д. 3',
    bankAccount: '40702810100000000001',
    bik: '044525225',
    vatPayer: false,
  },
  position: 'Ведущий закупщик',
  timeZone: 'Asia/Omsk',
  sealedBidsByDefault: true,
  notificationPrefs: {
    deadlineSoon: both(false, true),
    deadlinePassed: both(true, false),
    bidExpiring: both(false, false),
    newBlocker: both(true, false),
    creditsLow: both(false, true),
    trialEnding: both(false, false),
  },
};

const PROMO_KINDS = resolve<{ enum: PromoKind[] }>({ $ref: '#/components/schemas/PromoKind' }).enum;
/** What a code of the kind `trial_days` gives is its property `trialDays`. */
const benefitOf = (kind: PromoKind) => kind.replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase());

/** What codes of each kind give: the examples of the contract. */
export const PROMO_BENEFITS = PROMO_KINDS.flatMap((kind) => {
  const { properties } = resolve<{ properties: Record<string, ValueSchema> }>({
    $ref: '#/components/schemas/PromoCodeDraft',
  });
  const examples = properties[benefitOf(kind)]?.examples;
  if (!examples) throw new Error(`PromoCodeDraft has no example of what a code of the kind ${kind} gives`);
  return examples.map((example) => ({ kind, [benefitOf(kind)]: example }));
});

export const PROMO: Required<Omit<PromoCodePatch, PromoPart>> = {
  code: 'ZIMA-2027',
  active: false,
  startsAt: '2026-12-01T00:00:00Z',
  expiresAt: '2027-01-15T21:00:00Z',
  maxRedemptions: 25,
  perUserLimit: 3,
  restrictions: { newUsersOnly: true, planIds: ['pln_pro_year', 'pln_start_month'], emailDomain: 'sever.example' },
  referrerId: 'ref_partner_one',
  note: 'Для «клуба» & <друзей>',
};
