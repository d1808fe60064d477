/** Whether a server has an operation, by requests that change nothing: without a session, about no record. */
import { type ContractOperation, contractOperations } from '../contract/operations.ts';

/** How a server answers a request to an operation that it lacks. */
export const ABSENT: readonly number[] = [404, 405, 501];

export type Presence = 'served' | 'absent' | 'unsure';

export type Reply = { status: number; type: string; allow: string };

export type Ask = (method: string, path: string, token?: string) => Promise<Reply>;

/** @param token given when the server refuses unknown addresses without one */
export async function presenceOf(operation: ContractOperation, ask: Ask, token?: string): Promise<Presence> {
  const { method } = operation;
  const path = operation.path.replaceAll(/\{\w+\}/g, 'no-such-thing');
  const isOneOfMany = path !== operation.path;
  const first = await ask(method, path);
  // The page of a web application, which answers every address.
  if (first.status === 200 && first.type === 'text/html') return 'absent';
  const isRefused = first.status === 401 || first.status === 403;
  if (first.status === 405 || first.status === 501) return 'absent';
  if (first.status === 404 && !isOneOfMany) return 'absent';
  if (first.status !== 404 && !(isRefused && token !== undefined)) return 'served';
  // A record that does not exist, or a server that checks the session before the address.
  const unused = ['PUT', 'PATCH', 'DELETE', 'POST'].find((one) => !methodsOf(operation.path).includes(one));
  if (unused !== undefined) {
    const { status, allow } = await ask(unused, path, token);
    if (status === 405) return allow === '' || allow.split(/\s*,\s*/).includes(method) ? 'served' : 'absent';
  }
  if (method === 'GET' && !isOneOfMany) {
    const { status, type } = await ask(method, path, token);
    return ABSENT.includes(status) || type === 'text/html' ? 'absent' : 'served';
  }
  return 'unsure';
}

const methodsOf = (path: string): string[] =>
  contractOperations.filter((one) => one.path === path).map(({ method }) => method);
