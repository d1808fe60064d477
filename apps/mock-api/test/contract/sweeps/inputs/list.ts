/** Sorting and filtering rules of a list of the contract. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractClient } from '../../suite/client.ts';

export type List<R = Row> = {
  operationId: OperationId;
  params?: Record<string, string>;
  /** query that keeps the list within one page */
  within?: Readonly<Record<string, string>>;
  /** the identifying field, when it is not `id` */
  id?: string;
  /** parameters that change figures of rows, not which rows are listed */
  counting?: readonly string[];
  /** creates rows that the seed lacks */
  prepare?: (caller: ContractClient) => Promise<unknown>;
  sorts: Sorts<R>;
  /** the default sort */
  usual: string;
  /** two keys; some rows are equal in the first */
  tied: readonly string[];
  /** covers each declared filter at least once */
  filters: readonly Filter<R>[];
};

export type Row = { id: string };
export type Value = string | number;
type Sorts<R> = Readonly<Record<string, (row: R) => Value | null>>;
type Filter<R> = { query: Readonly<Record<string, string>>; matches: (row: R) => boolean };
