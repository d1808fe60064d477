/** Builds RTK Query endpoints from the contract: GET operations become queries, the others mutations. */
import type { BaseQueryFn, EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { routes } from './generated/routes.gen.ts';
import type { CallArg, CallArgs, OperationId, Result } from './operation.ts';
import type { ApiError } from './problem.ts';
import { type ContractRequest, toRequest } from './request.ts';

/** The required type of the transport: takes a request, returns the body or a typed error. */
export type ContractBaseQuery = BaseQueryFn<ContractRequest, unknown, ApiError>;

type Routes = typeof routes;
type IsQuery<O extends OperationId> = Routes[O]['method'] extends 'get' ? true : false;

type Query<O extends OperationId, Tag extends string, Path extends string> = QueryDefinition<
  CallArg<O>,
  ContractBaseQuery,
  Tag,
  Result<O>,
  Path
>;
type Mutation<O extends OperationId, Tag extends string, Path extends string> = MutationDefinition<
  CallArg<O>,
  ContractBaseQuery,
  Tag,
  Result<O>,
  Path
>;

type Definition<O extends OperationId, Tag extends string, Path extends string> =
  IsQuery<O> extends true ? Query<O, Tag, Path> : Mutation<O, Tag, Path>;

type QueryOptions<O extends OperationId, Tag extends string, Path extends string> = Partial<
  Pick<
    Query<O, Tag, Path>,
    | 'providesTags'
    | 'onQueryStarted'
    | 'onCacheEntryAdded'
    | 'keepUnusedDataFor'
    | 'serializeQueryArgs'
    | 'merge'
    | 'forceRefetch'
  >
>;
type MutationOptions<O extends OperationId, Tag extends string, Path extends string> = Partial<
  Pick<Mutation<O, Tag, Path>, 'invalidatesTags' | 'onQueryStarted' | 'onCacheEntryAdded'>
>;

/** All options of an RTK Query endpoint except its request. */
type EndpointOptions<O extends OperationId, Tag extends string, Path extends string> =
  IsQuery<O> extends true ? QueryOptions<O, Tag, Path> : MutationOptions<O, Tag, Path>;

/**
 * Endpoints for `api.injectEndpoints({ endpoints: (build) => fromContract(build, { getOrder: {…}, … }) })`,
 * one for each operationId named, typed by the contract.
 * @param operations tags and life cycle of each endpoint, `{}` when it needs none
 */
export function fromContract<O extends OperationId, Tag extends string, Path extends string>(
  build: EndpointBuilder<ContractBaseQuery, Tag, Path>,
  operations: { [K in O]: EndpointOptions<K, Tag, Path> },
): { [K in O]: Definition<K, Tag, Path> } {
  const endpoints: Record<string, unknown> = {};
  for (const operationId of Object.keys(operations) as O[]) {
    const define = routes[operationId].method === 'get' ? build.query : build.mutation;
    // The option types depend on the same table of routes, so the options fit the builder.
    endpoints[operationId] = (define as (options: object) => unknown)({
      ...operations[operationId],
      query: (arg: CallArg<O>) => toRequest(operationId, ...([arg] as CallArgs<O>)),
    });
  }
  return endpoints as { [K in O]: Definition<K, Tag, Path> };
}
