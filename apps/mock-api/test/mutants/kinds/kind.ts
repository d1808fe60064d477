/** What a kind of mutant is: one thing a back end gets wrong, where the contract gives it the chance. */
import type { MediaType } from '@zakupki/api-client/document';
import { type ContractOperation, mediaOf } from '../../../src/pipeline/contract.ts';
import type { Answered, Exchange, Sent } from '../exchange.ts';

type Later<T> = T | Promise<T>;

export type Kind = {
  /** `drop-required-field` */
  name: string;
  /** what a back end of this kind does, as the end of "a back end that …" */
  does: string;
  /** whether the contract gives this operation the chance */
  fits: (operation: ContractOperation) => boolean;
  /** why a resource without any such operation is left out */
  otherwise: string;
  /** spoils the request on its way in; null leaves it as it is */
  request?: (sent: Sent, exchange: Exchange) => Later<Sent | null>;
  /** spoils the answer on its way out; null leaves it as it is */
  answer?: (answered: Answered, exchange: Exchange) => Later<Answered | null>;
  /**
   * For a kind that lies about the past or asks the server itself, and so has to see all that happens to a resource:
   * whether what happens in an honest run gives it the chance.
   */
  meets?: (seen: readonly Seen[]) => boolean;
};

/** An exchange and its honest answer. */
export type Seen = { exchange: Exchange; answered: Answered };

/** Whether something of one sort is followed by something of another. */
export const followed =
  (first: (one: Seen) => boolean, next: (one: Seen) => boolean) =>
  (seen: readonly Seen[]): boolean => {
    const start = seen.findIndex(first);
    return start >= 0 && seen.slice(start + 1).some(next);
  };

/** Success answers with a JSON body: status and description. */
export function successBodies(operation: ContractOperation): [status: number, media: MediaType][] {
  return [...operation.responses].flatMap(([status, response]): [number, MediaType][] => {
    const described = status < 300 ? mediaOf(response, 'application/json') : null;
    return described?.type === 'application/json' ? [[status, described.media]] : [];
  });
}

export const declares =
  (...statuses: number[]) =>
  (operation: ContractOperation): boolean =>
    statuses.some((status) => operation.responses.has(status));

export const takes =
  (parameter: string) =>
  ({ query }: ContractOperation): boolean =>
    query.some(({ name }) => name === parameter);

/** Whether some answer of the operation declares this header. */
export const sends =
  (header: string) =>
  ({ responses }: ContractOperation): boolean =>
    [...responses.values()].some((response) => response.headers?.[header] !== undefined);
