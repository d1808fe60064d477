import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Me } from '@zakupki/api-client/schema';
import { useDispatch } from 'react-redux';
import { api } from '../../http/api.ts';
import { meApi } from './me-api.ts';

/** Changing what a person says about themselves. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { updateProfile: {} }),
});

export const { useUpdateProfileMutation } = profileApi;

// The part of the store that holds cached answers, as the update itself wants it.
type CacheState = ReturnType<Parameters<ReturnType<typeof meApi.util.updateQueryData>>[1]>;

/**
 * Puts what a change answered in the place of what was known. At once: the next page's middleware asks whether there is
 * a phone number, and must not hear the answer of before.
 */
export function useRememberMe(): (me: Me) => void {
  const dispatch = useDispatch<ThunkDispatch<CacheState, unknown, UnknownAction>>();
  return (me) => void dispatch(meApi.util.updateQueryData('getMe', undefined, () => me));
}
