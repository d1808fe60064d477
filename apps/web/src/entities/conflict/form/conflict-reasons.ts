/** Suggests recent reasons for accepting conflicts. */
import { useCallback, useEffect, useState } from 'react';
import { drafts } from '../../../forms/drafts/draft-store.ts';

const FORM = 'conflict-reasons';
const MAX_REASONS = 4;

type RecentReasons = {
  readonly reasons: readonly string[];
  readonly remember: (reason: string) => void;
};

/**
 * Recent reasons, stored in this browser for this user.
 * @param person id of the signed-in user; while undefined nothing is read or stored
 */
export function useRecentReasons(person: string | undefined): RecentReasons {
  const [reasons, setReasons] = useState<readonly string[]>([]);

  useEffect(() => {
    if (person === undefined) return undefined;
    let isCurrent = true;
    void load(person).then((stored) => isCurrent && setReasons(stored));
    return () => {
      isCurrent = false;
    };
  }, [person]);

  const remember = useCallback(
    (reason: string) => {
      if (person === undefined || reason.trim() === '') return;
      // Another form or tab may have added a reason.
      void load(person).then((stored) => {
        const value = [reason.trim(), ...stored.filter((other) => other !== reason.trim())].slice(0, MAX_REASONS);
        setReasons(value);
        return drafts.save({ form: FORM, person, savedAt: Date.now(), basis: null, value });
      });
    },
    [person],
  );
  return { reasons, remember };
}

async function load(person: string): Promise<readonly string[]> {
  const record = await drafts.load({ form: FORM, person });
  // An older build may have written it.
  const stored: unknown = record?.value;
  return Array.isArray(stored)
    ? stored.filter((value): value is string => typeof value === 'string').slice(0, MAX_REASONS)
    : [];
}
