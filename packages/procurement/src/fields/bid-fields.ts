/** Everything that a bid says apart from its links to other bids, in the order of the form. */
import type { Field } from './field.ts';
import { PAYMENT_PARTS } from './payment.ts';

export type BidSection = 'supplier' | 'document' | 'prices' | 'delivery' | 'lines';

type BidField = {
  readonly section: BidSection;
  /** A row among the terms of the comparison. */
  readonly isCompared?: true;
} & Field;

export const BID_FIELDS = {
  supplier: {
    kind: 'composed',
    empty: {
      supplierId: null,
      name: null,
      legalForm: null,
      taxId: null,
      kpp: null,
      address: null,
      region: null,
      website: null,
      bankAccount: null,
      bik: null,
      vatPayer: null,
      contacts: [],
    },
    parts: {
      supplierId: 'text',
      name: 'text',
      'taxId/id': 'text',
      'taxId/scheme': 'text',
      kpp: 'text',
      address: 'text',
      website: 'text',
      bankAccount: 'text',
      vatPayer: 'flag',
      contacts: 'composed',
    },
    section: 'supplier',
  },
  source: {
    kind: 'choice',
    empty: 'manual',
    choices: ['manual', 'paste', 'xlsx', 'supplier_link'],
    section: 'document',
  },
  externalNumber: { kind: 'text', empty: null, section: 'document' },
  externalDate: { kind: 'day', empty: null, section: 'document' },
  receivedAt: { kind: 'moment', empty: null, section: 'document' },
  validUntil: { kind: 'day', empty: null, section: 'document', isCompared: true },
  currency: { kind: 'currency', empty: null, section: 'prices' },
  vatMode: { kind: 'vatMode', empty: null, section: 'prices' },
  declaredTotal: { kind: 'amount', empty: null, section: 'prices' },
  minOrderAmount: { kind: 'amount', empty: null, section: 'prices', isCompared: true },
  deliveryDays: { kind: 'days', empty: null, section: 'delivery', isCompared: true },
  deliveryCost: { kind: 'amount', empty: null, section: 'delivery', isCompared: true },
  deliveryTerms: { kind: 'text', empty: null, section: 'delivery', isCompared: true },
  payment: { kind: 'composed', empty: null, parts: PAYMENT_PARTS, section: 'delivery', isCompared: true },
  warrantyMonths: { kind: 'months', empty: null, section: 'delivery', isCompared: true },
  notes: { kind: 'text', empty: null, section: 'delivery' },
  items: { kind: 'composed', empty: [], section: 'lines' },
} as const satisfies Record<string, BidField>;

/** The fields of a line, apart from its ids. */
export const BID_LINE_FIELDS = {
  offered: { kind: 'flag', empty: true },
  offeredName: { kind: 'text', empty: null },
  isEquivalent: { kind: 'flag', empty: false },
  equivalentNote: { kind: 'text', empty: null },
  brand: { kind: 'text', empty: null },
  model: { kind: 'text', empty: null },
  countryOfOrigin: { kind: 'text', empty: null },
  quantity: { kind: 'quantity', empty: null },
  unitCode: { kind: 'unit', empty: null },
  unitsPerPack: { kind: 'quantity', empty: null },
  packsPerUnit: { kind: 'quantity', empty: null },
  packSize: { kind: 'quantity', empty: null },
  unitPrice: { kind: 'unitPrice', empty: null },
  vatRate: { kind: 'vatRate', empty: null },
  declaredLineTotal: { kind: 'amount', empty: null },
  leadTimeDays: { kind: 'days', empty: null },
  deliveryDate: { kind: 'day', empty: null },
  note: { kind: 'text', empty: null },
} as const satisfies Record<string, Field>;
