/** Adds goods, quotation and VAT to an award's allocations and suppliers. Pure. */
import type { Allocation, AwardFigures, AwardSum, AwardSupplierTotal, ExchangeRate } from '@zakupki/api-client/schema';
import { calculateAllocation, type BidAllocation } from '@zakupki/procurement/award/allocation-figures';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { SAME_CURRENCY } from '@zakupki/procurement/money/exchange';
import { purchasedAmount, purchasedQuantity } from '@zakupki/procurement/offers/worth';
import { sumVat } from '@zakupki/procurement/money/vat';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { type Allotted, takenOf } from '../comparison/award-lines.ts';
import { presentPrice } from '../bids/totals.ts';
import { toOffer } from '../bids/worth.ts';

type AllocationDetails = Pick<
  Allocation,
  | 'position'
  | 'lineName'
  | 'bidNumber'
  | 'offeredName'
  | 'brand'
  | 'model'
  | 'unitCode'
  | 'net'
  | 'vat'
  | 'gross'
  | 'quoted'
>;
type SupplierDetails = Pick<AwardSupplierTotal, 'taxId' | 'kpp' | 'isWithoutVat' | 'withDelivery'>;

/** Figures before the details. */
export type ComparedAllocation = Omit<Allocation, keyof AllocationDetails>;
export type ComparedSum = Omit<AwardSum, 'withDelivery'>;
export type ComparedSupplierTotal = Omit<AwardSupplierTotal, keyof SupplierDetails>;
type ComparedFigures = Omit<AwardFigures, 'allocations' | 'totalsBySupplier' | 'totals' | 'exchangeRates'> & {
  readonly allocations: readonly ComparedAllocation[];
  readonly totalsBySupplier: readonly ComparedSupplierTotal[];
  readonly totals: ComparedSum;
};

export type AwardedBid = {
  readonly bid: BidRecord;
  readonly allotted: readonly Allotted[];
  readonly figures: BidAllocation;
  readonly isWithoutVat: boolean;
};

/** @param figures with one allocation per entry of `allotted`, in the same order */
export function addAllocationDetails(
  order: OrderRecord,
  allotted: readonly Allotted[],
  figures: ComparedFigures,
): AwardFigures {
  const awarded = groupByBid(order, allotted);
  const details = new Map(awarded.flatMap((one) => detailsOf(one)));
  const bidsOf = (bidIds: readonly string[]) => awarded.filter(({ bid }) => bidIds.includes(bid.id));
  const withDelivery = (bids: readonly AwardedBid[]) =>
    sumVat(
      bids.map((one) => one.figures.converted.total),
      order.currency,
    );
  return {
    ...figures,
    exchangeRates: ratesOf(order, awarded),
    allocations: figures.allocations.map((allocation) => ({ ...allocation, ...requireDetails(details, allocation) })),
    totalsBySupplier: figures.totalsBySupplier.map((total) => {
      const supplierBids = bidsOf(total.bidIds);
      const { taxId = null, kpp = null } = supplierBids[0]?.bid.supplier ?? {};
      const isWithoutVat = supplierBids.every((one) => one.isWithoutVat);
      return { ...total, taxId, kpp, isWithoutVat, withDelivery: withDelivery(supplierBids) };
    }),
    totals: { ...figures.totals, withDelivery: withDelivery(awarded) },
  };
}

/** Bids are in the order of their first allocation. */
export function groupByBid(order: OrderRecord, allotted: readonly Allotted[]): AwardedBid[] {
  return [...Map.groupBy(allotted, ({ bid }) => bid.id).values()].flatMap((bidLines): AwardedBid[] => {
    const [first] = bidLines;
    if (!first) return [];
    const { bid } = first;
    const lines = bidLines.map(({ draft, answer }) => {
      const taken = takenOf(order, { draft, bid, answer });
      return { vatRate: answer.line.vatRate, total: taken ? purchasedAmount(taken, bid.currency) : '0' };
    });
    const isWithoutVat = lines.every(({ vatRate }) => vatRate === 'none');
    const offer = toOffer(order, bid, []);
    const figures = calculateAllocation({
      lines,
      vatMode: bid.vatMode,
      currency: bid.currency,
      orderCurrency: order.currency,
      // Allocations without an exchange rate were refused.
      exchange: offer?.exchange ?? SAME_CURRENCY,
      deliveryCost: bid.deliveryCost,
      deliveryVatRate: offer?.deliveryVatRate ?? 'none',
    });
    return [{ bid, allotted: bidLines, figures, isWithoutVat }];
  });
}

/** In the bid's unit, rounded up to whole packs. */
function boughtQuantity({ item, line }: Allotted['answer'], quantity: Decimal): Decimal {
  return purchasedQuantity(line, item.unitCode, quantity) ?? line.quantity;
}

/** Keyed by bid line id; a bid line has at most one allocation. */
function detailsOf({ bid, allotted, figures }: AwardedBid): [string, AllocationDetails][] {
  return allotted.map(({ draft, answer }, index) => {
    const { item, line } = answer;
    const quantity = boughtQuantity(answer, draft.quantity);
    const quoted = figures.quoted.lines[index];
    const converted = figures.converted.lines[index];
    if (!quoted || !converted) throw new RangeError(`Line ${draft.bidItemId} has no figures`);
    return [
      draft.bidItemId,
      {
        position: item.position,
        lineName: item.name,
        bidNumber: bid.number,
        offeredName: line.offeredName?.trim() || item.name,
        brand: line.brand,
        model: line.model,
        unitCode: item.unitCode,
        ...converted,
        quoted: {
          quantity: presentPrice(quantity) ?? quantity,
          unitCode: line.unitCode,
          unitsPerPack: line.unitsPerPack,
          packsPerUnit: line.packsPerUnit,
          unitPrice: line.unitPrice ?? '0',
          currency: bid.currency,
          vatMode: bid.vatMode,
          vatRate: line.vatRate,
          ...quoted,
        },
      },
    ];
  });
}

function requireDetails(
  details: ReadonlyMap<string, AllocationDetails>,
  { bidItemId }: Pick<Allocation, 'bidItemId'>,
): AllocationDetails {
  const found = details.get(bidItemId);
  if (!found) throw new RangeError(`Nothing is allotted to ${bidItemId}`);
  return found;
}

function ratesOf(order: OrderRecord, awarded: readonly AwardedBid[]): ExchangeRate[] {
  const currencies = new Set(awarded.map(({ bid }) => bid.currency));
  return order.exchangeRates.filter(({ currency }) => currency !== order.currency && currencies.has(currency));
}
