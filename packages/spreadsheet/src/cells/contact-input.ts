/** Tax numbers, e-mail addresses and phone numbers as forms and quotes write them. */
import type { TaxId } from '@zakupki/api-client/schema';
import { checkInn, isKpp } from '@zakupki/procurement/identifiers/inn';
import type { Reading } from './cell-values.ts';
import { type Cell, cellText } from './sheet.ts';

/** A Russian number by its digits, any other as written. */
export function readTaxId(cell: Cell): Reading<TaxId> {
  const id = cellText(cell).replaceAll(/\s/gu, '');
  if (checkInn(id).ok) return { ok: true, value: { scheme: 'RU-INN', id } };
  const isOther = /^(?=.*[A-Za-z])[A-Za-z0-9-]{1,32}$/u.test(id);
  return isOther ? { ok: true, value: { scheme: 'OTHER', id } } : { ok: false, code: 'tax_id_invalid' };
}

// Narrower than the standard, because every other check must accept it too.
const EMAIL_SOURCE = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}`;
const EMAIL = new RegExp(`^${EMAIL_SOURCE}$`, 'iu');
export const EMAIL_IN_TEXT = new RegExp(`(?<![\\p{L}\\p{N}])${EMAIL_SOURCE}`, 'giu');

export function readEmail(cell: Cell): Reading<string> {
  const email = cellText(cell);
  return EMAIL.test(email) && email.length <= 254 ? { ok: true, value: email } : { ok: false, code: 'email_invalid' };
}

/** "8 (916) 123-45-67" is +79161234567; an extension is left out. */
export function readPhone(cell: Cell): Reading<string> {
  const digits = cellText(cell)
    .replace(/[,;\s(]*(?:доб|вн|ext)[\p{L}.:\s]*\d+\)?$/iu, '')
    .replaceAll(/\D/gu, '');
  const full = digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
  return /^[1-9]\d{6,14}$/u.test(full) ? { ok: true, value: `+${full}` } : { ok: false, code: 'phone_invalid' };
}

export function readKpp(cell: Cell): Reading<string> {
  const kpp = cellText(cell).replaceAll(/\s/gu, '');
  return isKpp(kpp) ? { ok: true, value: kpp } : { ok: false, code: 'tax_id_invalid' };
}
