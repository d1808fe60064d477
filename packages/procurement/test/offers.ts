/** Minimal lines, cells and bids; a test passes what differs. */
import type { AskedLine, Offer, OfferedCell, OfferMatrix } from '../src/offers/matrix.ts';

export const line = (id: string, more: Partial<AskedLine> = {}): AskedLine => ({
  id,
  unitCode: 'H87',
  quantity: '10',
  tolerancePercent: '0',
  ...more,
});

export const cell = (unitPrice: string, more: Partial<OfferedCell> = {}): OfferedCell => ({
  unitPrice,
  price: unitPrice,
  quantity: '10',
  vatRate: '22',
  unitCode: 'H87',
  unitsPerPack: null,
  packsPerUnit: null,
  packSize: null,
  promised: null,
  isBlocked: false,
  ...more,
});

export const bid = (id: string, cells: Offer['cells'], more: Partial<Offer> = {}): Offer => ({
  id,
  supplier: id,
  currency: 'RUB',
  vatMode: 'excluded',
  exchange: { rate: '1', nominal: 1 },
  deliveryCost: null,
  deliveryVatRate: '22',
  minOrderAmount: null,
  isBlocked: false,
  cells,
  ...more,
});

export const table = (lines: readonly AskedLine[], ...offers: Offer[]): OfferMatrix => ({
  currency: 'RUB',
  basis: 'net',
  lines,
  offers,
});
