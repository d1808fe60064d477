/** One purchase order per supplier and currency of an award. Pure. */
import type {
  Allocation,
  Award,
  PurchaseOrder,
  PurchaseOrderBid,
  PurchaseOrderContact,
  PurchaseOrderLine,
  PurchaseOrderParty,
} from '@zakupki/api-client/schema';
import { mergeVatGroups, sumAllocations } from '@zakupki/procurement/award/allocation-figures';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { sumVat } from '@zakupki/procurement/money/vat';
import { personName } from '@zakupki/procurement/users/person-name';
import { primaryContact } from '@zakupki/procurement/suppliers/contacts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { Allotted } from '../comparison/award-lines.ts';
import { listAnswers } from '../bids/totals.ts';
import { type AwardedBid, groupByBid } from './allocation-details.ts';

type AwardedOrder = {
  readonly order: OrderRecord;
  readonly award: Pick<Award, 'allocations' | 'purchaseOrders' | 'decidedAt'>;
  readonly bids: readonly BidRecord[];
  readonly buyer: UserRecord;
};

export function createPurchaseOrders({ order, award, bids, buyer }: AwardedOrder): PurchaseOrder[] {
  const awarded = groupByBid(order, allottedOf(order, bids, award.allocations));
  const allocations = new Map(award.allocations.map((one) => [one.bidItemId, one]));
  return award.purchaseOrders.flatMap((ref): PurchaseOrder[] => {
    const orderBids = awarded.filter(({ bid }) => ref.bidIds.includes(bid.id));
    const [first] = orderBids;
    if (!first) return [];
    const { currency } = first.bid;
    const quoted = sumAllocations(
      orderBids.map(({ figures }) => figures.quoted),
      currency,
    );
    return [
      {
        ...ref,
        orderId: order.id,
        orderNumber: order.number,
        orderTitle: order.title,
        decidedAt: award.decidedAt,
        currency,
        isWithoutVat: orderBids.every((one) => one.isWithoutVat),
        buyer: buyerParty(buyer),
        supplier: supplierParty(first.bid),
        bids: orderBids.map(({ bid }) => presentBidTerms(order, bid)),
        lines: linesOf(orderBids, allocations),
        deliverTo: order.delivery,
        goods: quoted.goods,
        delivery: sign(quoted.delivery.gross) === 0 ? null : quoted.delivery,
        total: quoted.total,
        byRate: mergeVatGroups(
          orderBids.flatMap(({ figures }) => figures.byRate),
          currency,
        ),
        orderCurrency: conversionOf(order, orderBids),
      },
    ];
  });
}

/** @param bids the winners */
function allottedOf(
  order: OrderRecord,
  bids: readonly BidRecord[],
  allocations: readonly Pick<Allocation, 'orderItemId' | 'bidId' | 'bidItemId' | 'quantity'>[],
): Allotted[] {
  const answers = new Map(
    bids.flatMap((bid) => listAnswers(order, bid).map((answer) => [answer.line.id, { bid, answer }])),
  );
  return allocations.flatMap(({ orderItemId, bidId, bidItemId, quantity }) => {
    const found = answers.get(bidItemId);
    return found ? [{ draft: { orderItemId, bidId, bidItemId, quantity }, ...found }] : [];
  });
}

function linesOf(
  awardedBids: readonly AwardedBid[],
  allocations: ReadonlyMap<string, Allocation>,
): PurchaseOrderLine[] {
  return awardedBids
    .flatMap(({ allotted }) => allotted)
    .flatMap(({ draft, answer: { line } }): Omit<PurchaseOrderLine, 'position'>[] => {
      const allocation = allocations.get(draft.bidItemId);
      if (!allocation) return [];
      const { orderItemId, bidItemId, bidNumber, offeredName, lineName, isEquivalent, brand, model } = allocation;
      const { currency: _currency, ...quoted } = allocation.quoted;
      return [
        {
          orderItemId,
          bidItemId,
          bidNumber,
          name: offeredName,
          lineName,
          isEquivalent,
          brand,
          model,
          countryOfOrigin: line.countryOfOrigin,
          ...quoted,
          deliveryDate: allocation.deliveryDate,
        },
      ];
    })
    .map((line, index) => ({ position: index + 1, ...line }));
}

function presentBidTerms(order: OrderRecord, bid: BidRecord): PurchaseOrderBid {
  const { id, number, externalNumber, externalDate, validUntil, deliveryTerms, deliveryDays, warrantyMonths } = bid;
  return {
    bidId: id,
    number,
    externalNumber,
    externalDate,
    validUntil,
    payment: bid.payment ?? order.payment,
    deliveryTerms,
    deliveryDays,
    warrantyMonths,
  };
}

function conversionOf(order: OrderRecord, awardedBids: readonly AwardedBid[]): PurchaseOrder['orderCurrency'] {
  const exchangeRate = order.exchangeRates.find(({ currency }) => currency === awardedBids[0]?.bid.currency);
  if (!exchangeRate || exchangeRate.currency === order.currency) return null;
  const total = sumVat(
    awardedBids.map(({ figures }) => figures.converted.total),
    order.currency,
  );
  return { currency: order.currency, total, exchangeRate };
}

function buyerParty({ email, profile }: UserRecord): PurchaseOrderParty {
  const { position, phone, company } = profile;
  const name = personName(profile) || null;
  const { taxId, kpp, address, bankAccount, bik } = company;
  return {
    name: company.name ?? name ?? email,
    taxId,
    kpp,
    address,
    bankAccount,
    bik,
    contact: { name, role: position, email, phone },
  };
}

function supplierParty({ supplier }: BidRecord): PurchaseOrderParty {
  const { name, taxId, kpp, address, bankAccount, bik, contacts } = supplier;
  const contact = primaryContact(contacts);
  return { name: name ?? '', taxId, kpp, address, bankAccount, bik, contact: contact ? contactOf(contact) : null };
}

const contactOf = ({ name, role, email, phone }: PurchaseOrderContact): PurchaseOrderContact => ({
  name,
  role,
  email,
  phone,
});
