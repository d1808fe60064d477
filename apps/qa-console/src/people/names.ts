import { useMemo } from 'react';
import { controlApi } from '../control/control-api.ts';

/** Person id → name. */
export type Names = ReadonlyMap<string, string>;

export function useNames(): Names {
  const { data } = controlApi.useListPeopleQuery();
  return useMemo(() => new Map(data?.people.map(({ id, name }) => [id, name])), [data]);
}
