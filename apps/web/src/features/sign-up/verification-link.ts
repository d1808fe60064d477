import type { Body } from '@zakupki/api-client/operation';

/**
 * The parts of a verification link, unchanged.
 * @param search the query with its question mark; a plus sign in it stays a plus sign
 */
export function verificationOf(id: string, hash: string, search: string): Body<'verifyEmail'> {
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  return { id, hash, ...(expires !== null && { expires }), ...(signature !== null && { signature }) };
}
