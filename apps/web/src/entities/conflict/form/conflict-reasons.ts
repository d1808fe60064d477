/** The reasons a person gave lately for accepting conflicts, to be given again without typing. */
import { useCallback, useEffect, useState } from 'react';
import { drafts } from '../../../forms/drafts/draft-store.ts';

const FORM = 'conflict-reasons';
/** As many as can be taken in at a glance. */
const KEPT = 4;

export interface RecentReasons {
  /** The latest first. */
  readonly reasons: readonly string[];
  readonly remember: (reason: string) => void;
}

/**
 * The reasons given lately, kept in this browser for this person alone.
 * @param person id of the signed-in person; while it is undefined nothing is read or kept
 */
export function useRecentReasons(person: string | undefined): RecentReasons {
  const [reasons, setReasons] = useState<readonly string[]>([]);

  useEffect(() => {
    if (person === undefined) return undefined;
    let isCurrent = true;
    void load(person).then((kept) => isCurrent && setReasons(kept));
    return () => {
      isCurrent = false;
    };
  }, [person]);

  const remember = useCallback(
    (reason: string) => {
      if (person === undefined || reason.trim() === '') return;
      // Read anew: another form, or another tab, may have added its own since.
      void load(person).then((kept) => {
        const value = [reason.trim(), ...kept.filter((one) => one !== reason.trim())].slice(0, KEPT);
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
  const kept: unknown = record?.value;
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, KEPT) : [];
}
