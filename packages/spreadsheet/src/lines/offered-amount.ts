/** Converts quantity and unit of an offer to the unit of its price: packs when the price is for a pack. */
import type { BidItemDraft, OrderItem } from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/procurement/money/amount';
import { add, compare, type Decimal, divide, multiply, strip, subtract } from '@zakupki/procurement/decimals/decimal';
import { convertQuantity } from '@zakupki/procurement/units/units';
import { isPack, type PriceUnit } from '../words/pack.ts';
import { isNear } from '../facts/stated-sums.ts';

export type ReadAmount = {
  /** unit of the price; null when not stated */
  readonly priceUnit: PriceUnit | null;
  readonly quantity: Decimal | null;
  /** unit of the quantity; null when not stated */
  readonly quantityUnit: PriceUnit | null;
  /** the column "в упаковке" */
  readonly unitsPerPack: Decimal | null;
  /** a pack mentioned in the name */
  readonly namedPack: PriceUnit | null;
  readonly unitPrice: Decimal | null;
  readonly lineTotal: Decimal | null;
};

type AmountProblem = 'pack_unknown' | 'pack_from_name' | 'packs_rounded';

type OfferedAmount = {
  readonly draft: Pick<BidItemDraft, 'quantity' | 'unitCode' | 'unitsPerPack'>;
  readonly problems: readonly AmountProblem[];
};

export function offeredAmount(read: ReadAmount, item: Pick<OrderItem, 'quantity' | 'unitCode'>): OfferedAmount {
  const problems: AmountProblem[] = [];
  const unitCode = read.priceUnit?.unitCode ?? read.quantityUnit?.unitCode ?? null;
  const isOtherPack = unitCode !== null && unitCode !== item.unitCode && isPack(unitCode);
  const pack = isOtherPack ? contentsOf(read, item.unitCode) : null;
  if (pack?.isFromName) problems.push('pack_from_name');
  if (isOtherPack && pack === null && !isPack(item.unitCode)) problems.push('pack_unknown');
  const content = pack?.quantity ?? null;
  const amount = inPriceUnit(read, item, { unitCode, content });
  if (amount?.isRounded) problems.push('packs_rounded');
  // "640 руб за 1000 шт, 50 упаковок" does not state the content of a pack.
  if (amount === null && read.quantity !== null && !problems.includes('pack_unknown')) problems.push('pack_unknown');
  const given = content ?? read.unitsPerPack;
  return {
    draft: {
      ...(amount && { quantity: amount.quantity }),
      ...(unitCode !== null && { unitCode }),
      ...(given !== null && { unitsPerPack: given }),
    },
    problems,
  };
}

/** Content of a pack in the order's units. */
function contentsOf(
  { unitsPerPack, priceUnit, quantityUnit, namedPack }: ReadAmount,
  orderUnit: string,
): { quantity: Decimal; isFromName: boolean } | null {
  if (unitsPerPack !== null) return { quantity: unitsPerPack, isFromName: false };
  for (const unit of [priceUnit, quantityUnit, namedPack]) {
    if (!unit?.contents) continue;
    const { quantity, unitCode } = unit.contents;
    const content = unitCode === null ? quantity : convertQuantity(quantity, unitCode, orderUnit, QUANTITY_DIGITS);
    if (content !== null && compare(content, '0') > 0)
      return { quantity: strip(content), isFromName: unit === namedPack };
  }
  return null;
}

type Amount = { readonly quantity: Decimal; readonly isRounded: boolean };

/** The quantity in the unit of the price; the asked quantity when there is none. */
function inPriceUnit(
  read: ReadAmount,
  item: Pick<OrderItem, 'quantity' | 'unitCode'>,
  { unitCode, content }: { unitCode: string | null; content: Decimal | null },
): Amount | null {
  const { quantity, quantityUnit } = read;
  if (unitCode === null || unitCode === item.unitCode) {
    const unit = quantityUnit?.unitCode ?? item.unitCode;
    return quantity === null
      ? null
      : unit === item.unitCode
        ? exact(quantity)
        : (converted(quantity, unit, item.unitCode) ?? exact(quantity));
  }
  if (quantity === null)
    // Without a quantity the contract assumes the order's, which is in another unit.
    return item.quantity === null
      ? null
      : inPacks(item.quantity, item.unitCode, { unitCode, content, orderUnit: item.unitCode });
  if (quantityUnit?.unitCode === unitCode) return exact(quantity);
  if (quantityUnit === null && countsPacks(read, item, content)) return exact(quantity);
  const from = quantityUnit?.unitCode ?? item.unitCode;
  return inPacks(quantity, from, { unitCode, content, orderUnit: item.unitCode });
}

const exact = (quantity: Decimal): Amount => ({ quantity, isRounded: false });

function converted(quantity: Decimal, from: string, to: string): Amount | null {
  const found = convertQuantity(quantity, from, to);
  return found === null ? null : { quantity: strip(roundedUp(found)), isRounded: false };
}

function inPacks(
  quantity: Decimal,
  from: string,
  { unitCode, content, orderUnit }: { unitCode: string; content: Decimal | null; orderUnit: string },
): Amount | null {
  if (content === null) return converted(quantity, from, unitCode);
  const asked = convertQuantity(quantity, from, orderUnit);
  if (asked === null) return null;
  const packs = divide(asked, content, 0);
  const isWhole = compare(multiply(packs, content), asked) === 0;
  const enough = compare(multiply(packs, content), asked) < 0 ? add(packs, '1') : packs;
  return { quantity: strip(enough), isRounded: !isWhole };
}

/** A quantity without a unit and a price for a pack: the total or the asked quantity decides which unit is counted. */
function countsPacks(
  { quantity, unitPrice, lineTotal }: ReadAmount,
  item: Pick<OrderItem, 'quantity'>,
  content: Decimal | null,
): boolean {
  if (quantity === null) return false;
  if (unitPrice !== null && lineTotal !== null && compare(unitPrice, '0') > 0)
    return isNear(multiply(unitPrice, quantity), lineTotal);
  if (item.quantity === null || content === null) return false;
  const distance = (amount: Decimal) => subtract(amount, item.quantity ?? '0').replace('-', '');
  return compare(distance(multiply(quantity, content)), distance(quantity)) < 0;
}

/** Rounded to the digits of a quantity, never below the asked quantity. */
function roundedUp(quantity: Decimal): Decimal {
  const cut = divide(quantity, '1', QUANTITY_DIGITS);
  return compare(cut, quantity) < 0 ? add(cut, '0.001') : cut;
}
