import type { Body } from '@zakupki/api-client/operation';

/**
 * The parts of a verification link as the server wants them back: unchanged.
 * @param search the query with its question mark; a plus sign in it is a plus sign, not a blank as in a form
 */
export function verificationOf(id: string, hash: string, search: string): Body<'verifyEmail'> {
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  return { id, hash, ...(expires !== null && { expires }), ...(signature !== null && { signature }) };
}
