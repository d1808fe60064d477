import { findUnit, offeredUnitRatio, type PackContent, unitEquation } from '@zakupki/procurement/units/units';
import { getLocale, type Locale } from '../../i18n/locale.ts';
import { formatQuantity } from './numbers.ts';

/** `шт`, `pcs`; the code itself for an unknown unit. */
export function unitSign(code: string): string {
  return findUnit(code)?.symbol[getLocale()] ?? code;
}

/** Plural of the names of packages, in languages where the sign is a word: `pack`, `упак` is an abbreviation. */
const PLURALS: Readonly<Partial<Record<Locale, (sign: string) => string>>> = {
  en: (sign) => (/(?:s|x|ch|sh)$/u.test(sign) ? `${sign}es` : `${sign}s`),
};
/** Abbreviations in every language. */
const ABBREVIATED: ReadonlySet<string> = new Set(['DZN', 'XBO']);
/** Signs that are plural in the unit table. */
const SINGULARS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = { en: { H87: 'piece' } };

/** A quantity with its unit in the right number: `12 packs`, `1 pack`, `12 упак`. */
export function formatCounted(quantity: string, code: string): string {
  const sign = unitSign(code);
  const isWord = findUnit(code)?.dimension === 'package' && !ABBREVIATED.has(code);
  const toPlural = isWord && quantity !== '1' ? PLURALS[getLocale()] : undefined;
  return formatQuantity(quantity, toPlural?.(sign) ?? sign);
}

/** The unit in "per …": `piece`, `pack`, `шт`. */
export function unitOfPrice(code: string): string {
  return SINGULARS[getLocale()]?.[code] ?? unitSign(code);
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
