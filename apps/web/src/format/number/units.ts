import { findUnit, offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { getLocale } from '../../i18n/locale.ts';
import { formatQuantity } from './numbers.ts';

/** The sign of a unit in the reader's language: `шт`, `pcs`; the code itself for one that is not known. */
export function unitSign(code: string): string {
  return findUnit(code)?.symbol[getLocale()] ?? code;
}

/** English signs that are abbreviations: they have no plural. */
const ABBREVIATED: ReadonlySet<string> = new Set(['DZN', 'XBO']);
/** Words that end so take "es". */
const HISSING = /(?:s|x|ch|sh)$/u;

/** A quantity with its unit, which agrees with it: `12 packs`, `1 pack`, `12 упак`. */
export function formatCounted(quantity: string, code: string): string {
  const sign = unitSign(code);
  const isWord = getLocale() === 'en' && findUnit(code)?.dimension === 'package' && !ABBREVIATED.has(code);
  if (!isWord || quantity === '1') return formatQuantity(quantity, sign);
  return formatQuantity(quantity, HISSING.test(sign) ? `${sign}es` : `${sign}s`);
}

/** The unit one of which is priced: `piece`, `pack`, `шт`. */
export function unitOfPrice(code: string): string {
  return getLocale() === 'en' && code === 'H87' ? 'piece' : unitSign(code);
}

/** How an offered unit relates to the order's: `12 pcs = 1 box`; null for the same unit and where it is not known. */
export function formatConversion(offered: string, ordered: string, pack: Partial<PackContent>): string | null {
  const { unitsPerPack = null, packsPerUnit = null } = pack;
  const ratio = offered === ordered ? null : offeredUnitRatio(offered, ordered, { unitsPerPack, packsPerUnit });
  return ratio === null ? null : formatEquation(unitEquation(ratio), offered, ordered);
}

/** `12 pcs = 1 box` */
export function formatEquation(quantities: ReturnType<typeof unitEquation>, offered: string, ordered: string): string {
  return `${formatQuantity(quantities.offered, unitSign(offered))} = ${formatQuantity(quantities.ordered, unitSign(ordered))}`;
}
