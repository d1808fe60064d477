import type { AccessDigest } from '@zakupki/api-client/schema';
import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../api/me-api.ts';
import { fullPath, paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { daysBetween } from '../../format/dates.ts';
import styles from './access-chip.module.css';

/** What is left says "soon" from here on (screens: amber ≤ 3 days or ≤ 2 credits). */
const FEW_DAYS = 3;
const FEW_CREDITS = 2;

/** Plan or trial with what is left of it; leads to what it means. */
export function AccessChip() {
  const signedIn = useIsSignedIn();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  const location = useLocation();
  // A skipped query still holds its last answer.
  if (!signedIn || !me || me.user.role === 'admin') return null;
  const { access } = me;
  const daysLeft =
    access.status === 'trial' && access.endsAt ? Math.max(0, daysBetween(access.serverTime, access.endsAt)) : null;
  const credits = access.creditsBalance;
  const words = [statusWords(access, daysLeft), m.shell_access_credits({ count: credits })];
  const text = words.join(' · ');
  const isShort =
    (daysLeft !== null && daysLeft <= FEW_DAYS) ||
    credits <= FEW_CREDITS ||
    access.blockedBy !== null ||
    access.status === 'grace';
  const returnTo = fullPath(location);
  const meaning =
    access.blockedBy === 'TRIAL_EXPIRED' || access.status === 'trial'
      ? paths.trialExpired({ returnTo })
      : credits <= FEW_CREDITS && access.blockedBy === null
        ? paths.creditsExpired({ returnTo })
        : paths.subscriptionExpired({ returnTo });
  return (
    <Link
      to={meaning}
      className={styles['chip']}
      data-short={isShort}
      aria-label={m.shell_access_label({ what: text })}
    >
      {text}
    </Link>
  );
}

function statusWords(access: AccessDigest, daysLeft: number | null): string {
  switch (access.status) {
    case 'trial':
      return m.shell_access_trial({ days: daysLeft ?? 0 });
    case 'trial_expired':
      return m.shell_access_trial_over();
    case 'subscription_expired':
      return m.shell_access_subscription_over();
    case 'grace':
      return m.shell_access_grace();
    case 'active':
    case 'none':
      return access.planName ?? m.shell_access_none();
  }
}
