/** Ways to arrange a request: as a demo user, without a session, with versions and keys. */
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, client, signedIn } from '../../suite/client.ts';

/** The caller and the request, with `If-Match` and `Idempotency-Key` in its headers. */
export type Arranged = { caller: ContractClient; request: LooseRequest & { params: Record<string, string> } };
export type Arrangement = () => Promise<Arranged>;

/** `If-Match` with the ETag of an answer. */
export const ifMatch = ({ headers }: Pick<Answer, 'headers'>) => ({ 'if-match': headers['etag'] ?? '' });

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
