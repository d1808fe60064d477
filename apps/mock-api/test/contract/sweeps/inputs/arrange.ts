/** Ways to arrange a request: as a seeded user, without a session, with versions and keys. */
import { type ContractClient, client, type LooseRequest, signedIn } from '../../suite/client.ts';

/** The caller and the request, with `If-Match` and `Idempotency-Key` in its headers. */
export type Arranged = { caller: ContractClient; request: LooseRequest & { params: Record<string, string> } };
export type Arrangement = () => Promise<Arranged>;

export const version = (entity: { version: number }) => ({ 'if-match': `"${entity.version}"` });

/** Without preparation. */
export const plain =
  (request: LooseRequest = {}, name = 'buyer', headers?: () => Record<string, string>): Arrangement =>
  async () => ({
    caller: await signedIn(name),
    request: { params: {}, ...request, ...(headers && { headers: headers() }) },
  });

/** Without a session. */
export const open =
  (body?: unknown, headers: () => Record<string, string> = () => ({})): Arrangement =>
  async () => ({ caller: client(), request: { params: {}, body, headers: headers() } });
