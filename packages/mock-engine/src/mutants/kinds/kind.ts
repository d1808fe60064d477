/** A kind of mutant: one mistake of a back end, where the contract allows it. */
import { type Header, type MediaType, resolve } from '../../contract/document.ts';
import { type ContractOperation, mediaOf } from '../../contract/operations.ts';
import type { Answered, Exchange, Sent } from '../exchange.ts';

type Later<T> = T | Promise<T>;

export type Kind = {
  /** `drop-required-field` */
  name: string;
  /** the mistake, as the end of "a back end that …" */
  does: string;
  /** whether it applies to this operation */
  fits: (operation: ContractOperation) => boolean;
  /** why it does not apply to a resource without such an operation */
  otherwise: string;
  /**
   * It is tried on each operation, as wrong contents are: on a whole resource, a check of one operation would hide that
   * another one's answers are never checked. Checks for all other kinds are declared for every operation.
   */
  isOfOperation?: boolean;
  /** changes the request; null leaves it unchanged */
  request?: (sent: Sent, exchange: Exchange) => Later<Sent | null>;
  /** changes the answer; null leaves it unchanged */
  answer?: (answered: Answered, exchange: Exchange) => Later<Answered | null>;
  /**
   * For a kind that returns past data or sends requests itself, and so has to see all exchanges of a resource:
   * whether the exchanges of an unchanged run give it something to change.
   */
  meets?: (seen: readonly Seen[]) => boolean;
};

/** Where an application differs from what the kinds expect of any contract. */
export type Exceptions = {
  /** deletions after which the thing can still be read */
  isEnd?: Kind['fits'];
  /** creations of what a list shows anyway */
  isListedBefore?: Kind['fits'];
  /** the path of the list that shows what a POST to this path creates; the same path by default */
  listOf?: (path: string) => string;
  /** operations that do nothing with an optional token */
  ignoresToken?: Kind['fits'];
  /** whose ETag is no version */
  isUnversioned?: Kind['fits'];
  /** the property that such an ETag shows */
  etagProperty?: string;
};

export type Seen = { exchange: Exchange; answered: Answered };

/** Whether an exchange matching the first predicate precedes one matching the second. */
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

/** Whether the operation declares a problem. */
export const refuses = ({ responses }: ContractOperation): boolean =>
  [...responses.keys()].some((status) => status >= 400);

/** Whether some answer of the operation declares this header. */
export const sends =
  (header: string) =>
  ({ responses }: ContractOperation): boolean =>
    [...responses.values()].some((response) => response.headers?.[header] !== undefined);

/** Whether some answer of the operation must have this header. */
export const requires =
  (header: string) =>
  ({ responses }: ContractOperation): boolean =>
    [...responses.values()].some(({ headers }) => {
      const declared = headers?.[header];
      return declared !== undefined && resolve<Header>(declared).required === true;
    });
