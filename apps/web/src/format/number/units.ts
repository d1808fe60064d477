import { findUnit, offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { getLocale } from '../../i18n/locale.ts';
import { formatQuantity } from './numbers.ts';

/** `шт`, `pcs`; the code itself for an unknown unit. */
export function unitSign(code: string): string {
  return findUnit(code)?.symbol[getLocale()] ?? code;
}

/** English abbreviations have no plural. */
const ABBREVIATED: ReadonlySet<string> = new Set(['DZN', 'XBO']);
/** Words with these endings take "es". */
const SIBILANT = /(?:s|x|ch|sh)$/u;

/** A quantity with its unit in the right number: `12 packs`, `1 pack`, `12 упак`. */
export function formatCounted(quantity: string, code: string): string {
  const sign = unitSign(code);
  const isWord = getLocale() === 'en' && findUnit(code)?.dimension === 'package' && !ABBREVIATED.has(code);
  if (!isWord || quantity === '1') return formatQuantity(quantity, sign);
  return formatQuantity(quantity, SIBILANT.test(sign) ? `${sign}es` : `${sign}s`);
}

/** The unit in "per …": `piece`, `pack`, `шт`. */
export function unitOfPrice(code: string): string {
  return getLocale() === 'en' && code === 'H87' ? 'piece' : unitSign(code);
}

/** The relation of an offered unit to the order's: `12 pcs = 1 box`; null for the same unit, or when unknown. */
export function formatConversion(offered: string, ordered: string, pack: Partial<PackContent>): string | null {
  const { unitsPerPack = null, packsPerUnit = null } = pack;
  const ratio = offered === ordered ? null : offeredUnitRatio(offered, ordered, { unitsPerPack, packsPerUnit });
  return ratio === null ? null : formatEquation(unitEquation(ratio), offered, ordered);
}

/** `12 pcs = 1 box` */
export function formatEquation(quantities: ReturnType<typeof unitEquation>, offered: string, ordered: string): string {
  return `${formatQuantity(quantities.offered, unitSign(offered))} = ${formatQuantity(quantities.ordered, unitSign(ordered))}`;
}
