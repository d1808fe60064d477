/** Which names of properties, parameters and form parts stand for secrets. */

/** How a value is hidden: some are too easy to guess for anything of them to be shown. */
export type SecretKind = 'guessable' | 'long' | 'code' | 'key';

/** The last word tells what is said about the secret, which is none itself: `tokenExpiresAt`, `passwordHint`. */
const ABOUT_IT =
  /^(?:at|age|attempts?|changed|count|expires|expiry|expiration|format|hint|is|kind|left|length|limit|name|on|policy|required|scheme|set|status|strength|ttl|type|until)$/;

/** Also at the end of a word: `userpassword`. */
const GUESSABLE = /(?:password|passwd|passcode|passphrase|pwd)s?$/;
const LONG = /(?:token|secret|credential|signature|ticket|apikey|accesskey|privatekey)s?$/;
const CODES = /^(?:otp|totp|pin|cvv|cvc|tan)s?$/;
/** Which codes are secrets even if they are no number. */
const CODE_OF =
  /^(?:access|auth|confirm|confirmation|login|mfa|otp|pass|phone|recovery|reset|security|sms|verification|verify)$/;
const KEY_OF = /^(?:access|api|auth|client|encryption|license|master|private|secret|service|session|signing)$/;

/** Kinds of the names that were met. */
const known = new Map<string, SecretKind | null>();
const MAX_KNOWN = 1000;
const LONGEST_KNOWN = 40;

/** Null for a name that stands for no secret. */
export function secretKindOf(name: string): SecretKind | null {
  const kind = known.get(name);
  if (kind !== undefined) return kind;
  const found = findKind(name);
  if (name.length <= LONGEST_KNOWN && known.size < MAX_KNOWN) known.set(name, found);
  return found;
}

function findKind(name: string): SecretKind | null {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (ABOUT_IT.test(last)) return null;
  // The password change of the contract.
  if (words.length === 1 && /^(?:current|new)$/.test(last)) return 'guessable';
  if (words.some((word) => GUESSABLE.test(word))) return 'guessable';
  if (words.some((word) => LONG.test(word)) || last === 'hash') return 'long';
  if (words.some((word) => CODES.test(word))) return 'guessable';
  const others = words.slice(0, -1);
  if (/^codes?$/.test(last))
    return others.some((word) => CODE_OF.test(word)) ? 'guessable' : words.length === 1 ? 'code' : null;
  if (/^keys?$/.test(last))
    return others.some((word) => KEY_OF.test(word)) ? 'long' : words.length === 1 ? 'key' : null;
  return null;
}

/** `user[newPass%77ord2]` → user, new, password */
function wordsOf(name: string): string[] {
  return decoded(name)
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/\d+$/, ''))
    .filter((word) => word !== '');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
