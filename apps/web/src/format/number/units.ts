import { countedUnit, unitAlone, unitPer, unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { getLocale } from '../../i18n/locale.ts';
import { formatDecimal, MISSING } from './numbers.ts';

/** In columns and fields: `шт`, `pcs`; the code itself for an unknown unit. */
export const unitSign = (code: string): string => unitSymbol(code, getLocale());

/** As a separate word: `бухта`, `coil`, `pcs`. */
export const unitWord = (code: string): string => unitAlone(code, getLocale());

/** In "per …": `бухту`, `coil`, `piece`. */
export const unitOfPrice = (code: string): string => unitPer(code, getLocale());

/** A quantity with its unit: `12 packs`, `1 pack`, `1,5 бухты`. */
export function formatCounted(quantity: string | null | undefined, code: string): string {
  const number = formatDecimal(quantity);
  if (!quantity || number === MISSING) return number;
  return `${number}\u00a0${countedUnit(quantity, code, getLocale())}`;
}

/** The relation of an offered unit to the order's: `12 pcs = 1 box`; null for the same unit, or when unknown. */
export function formatConversion(offered: string, ordered: string, pack: Partial<PackContent>): string | null {
  const { unitsPerPack = null, packsPerUnit = null } = pack;
  const ratio = offered === ordered ? null : offeredUnitRatio(offered, ordered, { unitsPerPack, packsPerUnit });
  return ratio === null ? null : formatEquation(unitEquation(ratio), offered, ordered);
}

/** `12 pcs = 1 box` */
export function formatEquation(quantities: ReturnType<typeof unitEquation>, offered: string, ordered: string): string {
  return `${formatCounted(quantities.offered, offered)} = ${formatCounted(quantities.ordered, ordered)}`;
}
