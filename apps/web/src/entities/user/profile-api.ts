import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Me } from '@zakupki/api-client/schema';
import { useDispatch } from 'react-redux';
import { api } from '../../http/api.ts';
import { meApi } from './me-api.ts';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { updateProfile: {} }),
});

export const { useUpdateProfileMutation } = profileApi;

// The part of the store's state that holds cached data.
type CacheState = ReturnType<Parameters<ReturnType<typeof meApi.util.updateQueryData>>[1]>;

/**
 * Writes the response of a profile change into the cache at once: the next page's middleware checks the phone number
 * and must not read the old value.
 */
export function useUpdateCachedMe(): (me: Me) => void {
  const dispatch = useDispatch<ThunkDispatch<CacheState, unknown, UnknownAction>>();
  return (me) => void dispatch(meApi.util.updateQueryData('getMe', undefined, () => me));
}
