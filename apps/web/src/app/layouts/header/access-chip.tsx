import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { AccessDigest } from '@zakupki/api-client/schema';
import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { now } from '../../../format/date/clock.ts';
import { fullPath, isAt, patterns } from '../../../paths.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import styles from './access-chip.module.css';
import { FEW_DAYS, summarizeAccess, type Tone } from './access-summary.ts';

// Colour is never the only sign.
const ICONS: Readonly<Record<Tone, typeof IconLock | null>> = {
  normal: null,
  low: IconAlertTriangle,
  blocked: IconLock,
};

/** The plan or trial with its remaining days and credits; links to the page that explains it. */
export function AccessChip() {
  const signedIn = useIsSignedIn();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  const location = useLocation();
  // A skipped query still returns its last data.
  if (!signedIn || !me || me.user.role === 'admin') return null;
  const { access } = me;
  const { tone, daysLeft, page } = summarizeAccess(access, now());
  const Icon = ICONS[tone];
  const credits = m.shell_access_credits({ count: access.creditsBalance });
  // The user does not return to a notice page.
  const isNotice = NOTICES.some((pattern) => isAt(location.pathname, pattern));
  return (
    <Link
      to={page({ returnTo: isNotice ? new URLSearchParams(location.search).get('returnTo') : fullPath(location) })}
      className={styles['chip']}
      data-tone={tone}
    >
      <span className="zk-visually-hidden">
        {m.shell_access_label({ what: `${statusWords(access, daysLeft)} · ${credits}` })}
      </span>
      {Icon && <Icon size={16} className="zk-icon" aria-hidden />}
      <span className={styles['words']} aria-hidden>
        <span className={styles['status']}>{statusWords(access, daysLeft)}</span>
        <span className={styles['short']}>{shortWords(access, daysLeft)}</span>
        {` · ${credits}`}
      </span>
    </Link>
  );
}

const NOTICES = [patterns.subscriptionExpired, patterns.creditsExpired, patterns.trialExpired];

function statusWords(access: AccessDigest, daysLeft: number | null): string {
  const plan = access.planName ?? m.shell_access_none();
  switch (access.status) {
    case 'trial':
      return m.shell_access_trial({ days: daysLeft ?? 0 });
    case 'trial_expired':
      return m.shell_access_trial_over();
    case 'subscription_expired':
      return m.shell_access_subscription_over();
    case 'grace':
      return m.shell_access_grace({ days: daysLeft ?? 0 });
    case 'active':
      return daysLeft !== null && daysLeft <= FEW_DAYS ? m.shell_access_ending({ plan, days: daysLeft }) : plan;
    case 'none':
      return plan;
  }
}

function shortWords(access: AccessDigest, daysLeft: number | null): string {
  switch (access.status) {
    case 'trial':
    case 'grace':
      return m.shell_access_days({ days: daysLeft ?? 0 });
    case 'trial_expired':
    case 'subscription_expired':
      return m.shell_access_over();
    case 'active':
    case 'none':
      return statusWords(access, daysLeft);
  }
}
