/** Parses and formats numbers in form fields, in the language of the page. */
import { type DecimalInputLimits, readDecimal, writeDecimal } from '@zakupki/procurement/money/decimal-input';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { numberFormat } from '../locale-formats.ts';

type TypedNumber =
  /** `value`: canonical decimal, null for an empty field */
  { readonly ok: true; readonly value: string | null } | { readonly ok: false; readonly message: string };

const separator = () => (numberFormat(getLocale(), {}).format(0.5).includes(',') ? ',' : '.');

/** On failure, `message` explains what to enter. */
export function parseTypedNumber(text: string, limits: DecimalInputLimits): TypedNumber {
  if (text.trim() === '') return { ok: true, value: null };
  const reading = readDecimal(text, { decimalSeparator: separator(), ...limits });
  if (reading.ok) return { ok: true, value: reading.value };
  const { problem } = reading;
  switch (problem.code) {
    case 'empty':
      return { ok: true, value: null };
    case 'ambiguous':
      return {
        ok: false,
        message: m.validation_number_ambiguous({
          one: formatTypedNumber(problem.readings[0]),
          other: formatTypedNumber(problem.readings[1]),
        }),
      };
    case 'too_precise':
      return { ok: false, message: m.validation_number_digits({ count: limits.fractionDigits }) };
    case 'negative':
      return { ok: false, message: m.validation_number_negative() };
    case 'too_large':
      return { ok: false, message: m.validation_number_large() };
    case 'not_a_number':
      return { ok: false, message: m.validation_number() };
  }
}

/** A decimal of the contract as it is typed: `1234,5`. */
export function formatTypedNumber(value: string | null | undefined): string {
  return value ? writeDecimal(value, separator()) : '';
}
