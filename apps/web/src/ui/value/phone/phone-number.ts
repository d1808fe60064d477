/** Bundles the world's numbering plans, so load it lazily. */
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers of this country may omit the country code. */
const HOME = 'RU';

export function formatTyped(typed: string): string {
  return new AsYouType(HOME).input(typed);
}

/** E.164, or null for an invalid number. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, HOME);
  return number?.isValid() ? number.number : null;
}

/** `+7 916 123 45 67` */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
