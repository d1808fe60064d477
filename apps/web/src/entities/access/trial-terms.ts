import { m } from '#messages';
import { useListPlansQuery } from './plan-api.ts';

/** "14 days free, with 5 credits. No card required."; without the numbers until the server has told them. */
export function useTrialTerms(): string {
  const { data } = useListPlansQuery();
  if (!data) return m.signup_trial_begins();
  const { days, credits } = data.trial;
  return m.signup_trial({ days, credits: m.shell_access_credits({ count: credits }) });
}
