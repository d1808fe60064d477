/** Encodes the parts of identifiers. */
import { hash } from 'node:crypto';

/** Author of identifiers that are created outside of a request. */
export const NO_AUTHOR = 'server';

/** Nine letters that sort in the order of the moments (epoch ms). */
export const timeLetters = (moment: number): string => base32(moment, 9);

/** Eight letters hold 40 bits. */
export const hashedLetters = (text: string): string => base32(hash('sha256', text, 'buffer').readUIntBE(0, 5), 8);

/** Whether `World.id` counted the identifier; derived ones look different. */
export const isGenerated = (id: string): boolean => /_[0-9A-Z]{17}$/.test(id);

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: number, length: number): string {
  let rest = value;
  const letters = Array<string>(length);
  for (let i = length - 1; i >= 0; i--) {
    letters[i] = ALPHABET.charAt(rest % 32);
    rest = Math.floor(rest / 32);
  }
  // Appending would keep a chain of strings in memory for each identifier.
  return letters.join('');
}
