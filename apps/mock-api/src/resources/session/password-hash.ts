/**
 * Passwords as scrypt hashes in the PHC format, `$scrypt$ln=14,r=8,p=5$<salt>$<hash>`, each with its own salt and
 * parameters. N=2^14, r=8, p=5 is one of the settings that OWASP's Password Storage Cheat Sheet calls equal; it needs the
 * least memory but one, 16 MiB for each hash at a time.
 */
import { scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { tooManyRequests } from '@zakupki/mock-engine/pipeline/problem';
import { isSameSecret } from '@zakupki/mock-engine/world/traffic/secrets';
import { PASSWORD } from '../../model/people.ts';

type Cost = { readonly ln: number; readonly r: number; readonly p: number };

const COST: Cost = { ln: 14, r: 8, p: 5 };
let cost = COST;

/** For servers that let every caller be anyone: their passwords protect nothing. A hash takes about 2 ms. */
export const QUICK: Cost = { ln: 10, r: 8, p: 1 };

/** Of new hashes, and of refusals without one. */
export function hashAtCost(chosen: Cost = COST): void {
  cost = chosen;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The hash of the password of the demo users: hashing it at each start would slow down the start. */
export const DEMO_HASH = '$scrypt$ln=14,r=8,p=5$emFrdXBraS1kZW1vLTAwMQ$6kJgIISaGlJKCjnebuftGpHnMIy+vMByvSVJRObEyQU';

/** Leaves threads of Node's pool for files. */
const whenFree = pLimit(2);

/** About ten seconds of hashing: a longer queue would keep everyone from signing in. */
const MAX_WAITING = 100;

/** @throws Problem 429 while too many others wait */
function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Uint8Array> {
  if (whenFree.pendingCount >= MAX_WAITING) throw tooManyRequests(10, 'password: too many wait to be compared');
  return whenFree(
    () =>
      new Promise<Uint8Array>((resolve, reject) => {
        // The same text typed on different systems gives the same hash.
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p }, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      }),
  );
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
const toBytes = (text = '') => Buffer.from(text, 'base64');

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toText(salt)}$${toText(await derive(password, salt, cost))}`;
}

/**
 * Takes as long for an account without a password, or without an account, so that its time does not tell which exist.
 * @param known null matches no password
 */
export async function isPasswordOf(password: string, known: string | null): Promise<boolean> {
  if (known === DEMO_HASH && isSameSecret(password, PASSWORD)) return true;
  if (known === null || known === DEMO_HASH) {
    await derive(password, toBytes('no account'), cost);
    return false;
  }
  const [, , parameters = '', salt, hash] = known.split('$');
  const [ln = 0, r = 0, p = 0] = Array.from(parameters.matchAll(/\d+/g), Number);
  return timingSafeEqual(await derive(password, toBytes(salt), { ln, r, p }), toBytes(hash));
}

/**
 * @returns the hash if the password fits it, else null. Compare it with the account's when the account is changed: other
 * requests run in the meantime.
 */
export async function findFittingHash(password: string, known: string | null): Promise<string | null> {
  return (await isPasswordOf(password, known)) ? known : null;
}
