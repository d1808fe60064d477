import { findUnit } from '@zakupki/pricing/units';
import { getLocale } from '../i18n/locale.ts';

/** The sign of a unit in the reader's language: `шт`, `pcs`; the code itself for one that is not known. */
export function unitSign(code: string): string {
  return findUnit(code)?.symbol[getLocale()] ?? code;
}
