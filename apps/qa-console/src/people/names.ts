import { useMemo } from 'react';
import { controlApi } from '../control/control-api.ts';

/** What the people of the seed are called, by their ids. */
export type Names = ReadonlyMap<string, string>;

export function useNames(): Names {
  const { data } = controlApi.useListPeopleQuery();
  return useMemo(() => new Map(data?.people.map(({ id, name }) => [id, name])), [data]);
}
