/** How a list of the contract is sorted and filtered, for checks of any list. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractClient } from '../../suite/client.ts';

export type List<R = Row> = {
  operationId: OperationId;
  params?: Record<string, string>;
  /** asked of every list that would else be longer than one page */
  within?: Readonly<Record<string, string>>;
  /** the field that tells rows apart, when it is not `id` */
  id?: string;
  /** parameters that say what is counted in a row, not which rows there are */
  counting?: readonly string[];
  /** makes rows the seed has none of */
  prepare?: (caller: ContractClient) => Promise<unknown>;
  sorts: Sorts<R>;
  /** the sort of a caller who asks for none */
  usual: string;
  /** two keys, rows being equal in the first */
  tied: readonly string[];
  /** each declared filter comes up in one of these at least */
  filters: readonly Filter<R>[];
};

export type Row = { id: string };
export type Value = string | number;
type Sorts<R> = Readonly<Record<string, (row: R) => Value | null>>;
type Filter<R> = { query: Readonly<Record<string, string>>; matches: (row: R) => boolean };
