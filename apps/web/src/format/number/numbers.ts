import { getLocale } from '../../i18n/locale.ts';
import { numberFormat } from '../locale-formats.ts';

/** Placeholder for a missing value. */
export const MISSING = '—';

const MINUS = '\u2212';

/**
 * An amount with its currency, exact: `1 234 567,80 ₽`, `₽1,234,567.80`.
 * @param amount a decimal string of the contract; never becomes a floating-point number
 * @param currency ISO 4217 code
 * @param options `maxDigits`: fraction digits of unit prices, up to 4; by default those of the currency. `isPlain`:
 * omits zero fractions, `1 990 ₽`, for prices outside of sums
 */
export function formatMoney(
  amount: string | null | undefined,
  currency: string,
  options: { maxDigits?: number; isPlain?: boolean } = {},
): string {
  if (amount === null || amount === undefined || amount === '') return MISSING;
  const { maxDigits, isPlain = false } = options;
  return format(amount, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(maxDigits !== undefined && { maximumFractionDigits: maxDigits }),
    ...(isPlain && { trailingZeroDisplay: 'stripIfInteger' as const }),
  });
}

/** `₽`; the code if the currency has no symbol. */
export function currencySign(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = numberFormat(getLocale(), options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A decimal string of the contract: `12,5`, `1 234`. At most four fraction digits, none added. */
export function formatDecimal(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return MISSING;
  return format(value, { maximumFractionDigits: 4 });
}

/** `10 000` */
export function formatCount(value: number): string {
  return format(String(value), { maximumFractionDigits: 0 });
}

/** Rounded: `1,2 млн`, `1.2M`. For axes, where the exact value is shown elsewhere. */
export function formatShort(value: number): string {
  return format(String(value), { notation: 'compact', maximumFractionDigits: 1 });
}

/**
 * @param value percent as a decimal string
 * @returns `12,5 %`, `12.5%`
 */
export function formatPercent(value: string): string {
  // The style multiplies by 100; an exponent keeps the value exact.
  return format(`${value}e-2`, { style: 'percent', maximumFractionDigits: 2 });
}

/** A percentage of fewer things would suggest more precision than there is. */
const MIN_FOR_SHARE = 10;

/** A share of counted things, in whole percent: `12%`. @returns null when there are too few of them */
export function formatShare(percent: string | null, of: number): string | null {
  return percent === null || of < MIN_FOR_SHARE
    ? null
    : format(`${percent}e-2`, { style: 'percent', maximumFractionDigits: 0 });
}

function format(value: string, options: Intl.NumberFormatOptions): string {
  // Intl reads decimal strings exactly (ES2023); TypeScript types them as StringNumericLiteral.
  const text = numberFormat(getLocale(), options).format(value as Intl.StringNumericLiteral);
  return text.replaceAll('-', MINUS).replaceAll(' ', '\u00a0').replaceAll('\u202f', '\u00a0');
}
