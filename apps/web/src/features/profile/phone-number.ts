/** Reading and writing phone numbers. Brings the numbering plans of the world, so it is loaded when it is needed. */
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whose numbers may be written without the country's code. */
const HOME = 'RU';

/** What was typed so far, grouped as its country does it. */
export function formatTyped(typed: string): string {
  return new AsYouType(HOME).input(typed);
}

/** The number in its international form (E.164), or null when there is no such number. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, HOME);
  return number?.isValid() ? number.number : null;
}

/** A number for people: `+7 916 123 45 67`. */
export function showPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
