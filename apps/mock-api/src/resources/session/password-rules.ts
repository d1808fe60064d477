/** Passwords that others guess first. */
import type { Fault } from '../../sentences/fault.ts';

/** Names of the product, in lower case. */
const OWN_NAMES = ['zakupki', 'закупки'];
/** The commonest passwords of the list, most of which are too short anyway. */
const COMMONEST = 10_000;

let commonest: ReadonlySet<string> | null = null;

/** Loaded with the first new password, to keep the start fast. */
async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST).map((word) => String(word).toLowerCase()));
}

/** Refuses the commonest passwords, the e-mail address, and the name of the product with a few digits. */
export async function passwordFaults(password: string, email: string, pointer: string): Promise<Fault[]> {
  const text = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  // Digits and signs around a word are guessed with it.
  const word = text.replaceAll(/^[\P{L}]+|[\P{L}]+$/gu, '');
  if ([email.toLowerCase(), mailbox].includes(text) || OWN_NAMES.includes(word))
    return [{ pointer, code: 'not_allowed', said: 'password_guessed' }];
  commonest ??= await loadCommonest();
  return commonest.has(text) ? [{ pointer, code: 'not_allowed', said: 'password_common' }] : [];
}
