/** Recognizes names of properties, parameters and form parts that contain secrets. */

/** How a value is masked. `guessable` secrets are hidden completely; a `long` secret gets a hash as its mask. */
export type SecretKind = 'guessable' | 'long' | 'code' | 'key';

/** Last words of names that describe a secret but do not contain it: `tokenExpiresAt`, `passwordHint`. */
const DESCRIPTIVE =
  /^(?:at|age|attempts?|changed|count|expires|expiry|expiration|format|hint|is|kind|left|length|limit|name|on|policy|required|scheme|set|status|strength|ttl|type|until)$/;

/** Also matches the end of a word: `userpassword`. */
const GUESSABLE = /(?:password|passwd|passcode|passphrase|pwd)s?$/;
const LONG = /(?:token|secret|credential|signature|ticket|apikey|accesskey|privatekey)s?$/;
const CODES = /^(?:otp|totp|pin|cvv|cvc|tan)s?$/;
/** Words that make a code a secret even if it is not a number. */
const CODE_OF =
  /^(?:access|auth|confirm|confirmation|login|mfa|otp|pass|phone|recovery|reset|security|sms|verification|verify)$/;
const KEY_OF = /^(?:access|api|auth|client|encryption|license|master|private|secret|service|session|signing)$/;

const kindsByName = new Map<string, SecretKind | null>();
const MAX_CACHED = 1000;
const MAX_CACHED_LENGTH = 40;

/** Returns null for a name that does not contain a secret. */
export function secretKindOf(name: string): SecretKind | null {
  const cached = kindsByName.get(name);
  if (cached !== undefined) return cached;
  const kind = findKind(name);
  if (name.length <= MAX_CACHED_LENGTH && kindsByName.size < MAX_CACHED) kindsByName.set(name, kind);
  return kind;
}

function findKind(name: string): SecretKind | null {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (DESCRIPTIVE.test(last)) return null;
  // The contract's names for the passwords of a password change.
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
