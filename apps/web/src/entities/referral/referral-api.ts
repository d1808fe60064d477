import { skipToken } from '@reduxjs/toolkit/query';
import { isApiError } from '@zakupki/api-client/problem';
import { fromContract } from '@zakupki/api-client/rtk-query';
import type { Referral } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import {
  firstReferrer,
  clearReferrer,
  isClickDue,
  saveClick,
  saveReferrer,
  referralCode,
} from '../../session/referral-memory.ts';
import { api } from '../../http/api.ts';

const { useGetReferralQuery, useRecordReferralClickMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { getReferral: {}, recordReferralClick: {} }),
});

// The code is unknown, or visits through it no longer count.
const NOT_COUNTING: readonly unknown[] = [403, 404];

/** The first referrer, else the one in the address. Returns null when there is neither, and for an unknown code. */
export function useReferral(): Referral | null {
  const [search] = useSearchParams();
  const code = firstReferrer() ?? referralCode(search);
  const { currentData, error } = useGetReferralQuery(code === null ? skipToken : { code });
  const isOver = isApiError(error) && NOT_COUNTING.includes(error.status);
  useEffect(() => {
    if (currentData) saveReferrer(currentData.code, currentData.cookieDays);
    else if (isOver && code !== null) clearReferrer(code);
  }, [currentData, isOver, code]);
  return currentData ?? null;
}

/** Null until it is known, and for an unknown code. */
export function useReferrerName(code: string): string | null {
  return useGetReferralQuery({ code }).currentData?.name ?? null;
}

/** Counts a visitor's first click on a referral link and stores the referrer. */
export function useReferralVisit(): void {
  const [search] = useSearchParams();
  const visited = referralCode(search);
  useReferral();
  const { currentData } = useGetReferralQuery(visited === null ? skipToken : { code: visited });
  const [record] = useRecordReferralClickMutation();
  const count = useEffectEvent(async (code: string, days: number) => {
    if (!isClickDue(code)) return;
    // Saved before the request, so that two mounts at once count as one click.
    saveClick(code, days);
    await record({ code });
  });
  useEffect(() => {
    if (currentData) void count(currentData.code, currentData.cookieDays);
  }, [currentData]);
}
