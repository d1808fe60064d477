/** What this contract's answers keep to besides their schemas. */
import { answerFault } from '@zakupki/api-client/answer-fault';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Conventions } from '@zakupki/mock-engine/suite/semantics';

type Tagged = { version?: number; order?: Tagged; bid?: Tagged; conflict?: { fingerprint: string } };

export const CONVENTIONS: Conventions = {
  constantStatuses: [402, 460],
  // Only a plain 403 may have an empty message (spec §8).
  silentCodes: ['forbidden'],
  closedHeaders: ['X-Acting-As', 'Allow', 'Idempotency-Replayed'],
  // Lists have different fields that identify their rows.
  keys: ['userId', 'supplierId', 'code', 'kind', 'orderId', 'tag', 'number'],
  taggedIn: (body) => {
    const { order, bid, conflict, version } = body as Tagged;
    return conflict?.fingerprint ?? (order ?? bid ?? { version }).version;
  },
  // What a page would not show.
  alsoWrong: (operationId, status, body) =>
    status === 200 ? [answerFault(operationId as OperationId, body) ?? []].flat() : [],
};
