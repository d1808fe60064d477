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

// The link was never one, or does not count any more.
const NOT_COUNTING: readonly unknown[] = [403, 404];

/** The partner who sent this visitor: who came first, else whom the address names. Null for nobody, and for a code nobody has. */
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

/** Counts the click of the link that led here, once for a visitor, and remembers who sent them. */
export function useReferralVisit(): void {
  const [search] = useSearchParams();
  const visited = referralCode(search);
  useReferral();
  const { currentData } = useGetReferralQuery(visited === null ? skipToken : { code: visited });
  const [record] = useRecordReferralClickMutation();
  const count = useEffectEvent(async (code: string, days: number) => {
    if (!isClickDue(code)) return;
    // Remembered at once: two looks at the page in one moment are one visitor.
    saveClick(code, days);
    await record({ code });
  });
  useEffect(() => {
    if (currentData) void count(currentData.code, currentData.cookieDays);
  }, [currentData]);
}
