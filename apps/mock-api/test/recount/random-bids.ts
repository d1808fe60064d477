/** Random orders and bids with all kinds of faults, for property tests. */
import fc from 'fast-check';
import type { BidItemRecord, BidRecord } from '../../src/model/records/bids.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import { aBid, aLine, anItem, anOrder, aSupplier } from './example-order.ts';

const LINES = 6;
const price = fc.constantFrom('0', '0.9', '8.9', '10', '10.5', '11', '90', '100', null);
const day = fc.constantFrom('2025-12-31', '2026-11-01', '2026-11-09', '2026-11-20', '2026-11-23', '2026-12-01', null);
const oneOfFew = (prefix: string) => fc.constantFrom(null, `${prefix}1`, `${prefix}2`);

const order: fc.Arbitrary<OrderRecord> = fc
  .record({
    budget: fc.constantFrom(null, '1000.00', '20000.00'),
    compareBasis: fc.constantFrom('net', 'gross'),
    vatMode: fc.constantFrom('included', 'excluded'),
    requireVat: fc.boolean(),
    partialBidsAllowed: fc.boolean(),
    exchangeRates: fc.constantFrom<OrderRecord['exchangeRates'][]>(
      [],
      [{ currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' }],
    ),
    ceiling: fc.constantFrom(null, '10'),
    requiredBy: day,
  })
  .map(({ ceiling, requiredBy, ...terms }) =>
    anOrder({
      ...terms,
      revision: 2,
      items: Array.from({ length: LINES }, (_, at) =>
        anItem(at + 1, { maxUnitPrice: ceiling, requiredBy, changedInRevision: 1 + (at % 2) }),
      ),
    }),
  );

const line: fc.Arbitrary<Partial<BidItemRecord>> = fc.record({
  offered: fc.boolean(),
  isEquivalent: fc.constantFrom(false, false, true),
  unitPrice: price,
  quantity: fc.constantFrom(null, '90', '100', '110.5'),
  unitCode: fc.constantFrom(null, 'H87', 'DZN', 'XBX'),
  unitsPerPack: fc.constantFrom(null, '10'),
  packsPerUnit: fc.constantFrom(null, '3'),
  packSize: fc.constantFrom(null, '25'),
  vatRate: fc.constantFrom(null, 'none' as const, '10' as const, '20' as const),
  declaredLineTotal: fc.constantFrom(null, '1000.00'),
  deliveryDate: day,
});

const bid = fc.record({
  status: fc.constantFrom('draft', 'submitted', 'submitted', 'submitted', 'withdrawn', 'disqualified', 'won', 'lost'),
  currency: fc.constantFrom('RUB', 'RUB', 'EUR', 'USD'),
  vatMode: fc.constantFrom('included', 'excluded'),
  orderRevision: fc.constantFrom(1, 2),
  validUntil: day,
  receivedAt: fc.constantFrom('2026-10-28T09:50:00Z', '2026-11-01T09:50:00Z'),
  createdAt: fc.constantFrom('2026-10-28T09:50:00Z', '2026-11-01T09:50:00Z'),
  declaredTotal: fc.constantFrom(null, '6000.00'),
  deliveryCost: fc.constantFrom(null, '100.00'),
  lines: fc.array(line, { minLength: LINES, maxLength: LINES }),
  kept: fc.constantFrom(LINES, LINES, 4),
  taxId: oneOfFew('T'),
  phone: oneOfFew('+7495000'),
  bankAccount: oneOfFew('4070281040000001234'),
}) satisfies fc.Arbitrary<Partial<BidRecord>>;

/** An order of six lines and up to five bids in any state. */
export const orderWithBids: fc.Arbitrary<{ order: OrderRecord; bids: BidRecord[] }> = fc
  .record({ order, bids: fc.array(bid, { maxLength: 5 }) })
  .map((drawn) => ({
    order: drawn.order,
    bids: drawn.bids.map(({ lines, kept, taxId, phone, bankAccount, ...terms }, at) =>
      aBid(at + 1, {
        ...terms,
        items: lines.slice(0, kept).map((changes, i) => aLine(i + 1, changes)),
        supplier: aSupplier(at + 1, {
          taxId: taxId === null ? null : { scheme: 'OTHER', id: taxId },
          bankAccount,
          contacts: [{ name: null, role: null, email: null, phone, isPrimary: true }],
        }),
      }),
    ),
  }));
