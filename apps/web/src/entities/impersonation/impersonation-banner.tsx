import type { Impersonator } from '@zakupki/api-client/schema';
import { IconUserShare } from '@tabler/icons-react';
import { userName } from '@zakupki/procurement/users/person-name';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../user/me-api.ts';
import { now } from '../../format/date/clock.ts';
import { formatCountdown } from '../../format/date/countdown.ts';
import { formatTime } from '../../format/date/dates.ts';
import { useImpersonatedId } from '../../session/session-context.ts';
import { setTitlePrefix } from '../../ui/layout/title-prefix.ts';
import { useStopImpersonation } from './impersonation.ts';
import styles from './impersonation-banner.module.css';

/**
 * Shown above everything during impersonation: the user, the reason, the time left and the exit. It cannot be closed.
 * Loaded lazily, hence the default export.
 */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ImpersonationBanner() {
  const impersonatedId = useImpersonatedId();
  const { data, refetch } = useGetMeQuery(undefined, { skip: impersonatedId === null });
  const banner = useFrame();
  // Ignores data of another user that is still cached.
  const me = data?.user.id === impersonatedId && data.impersonator ? data : null;
  const name = me && userName(me.user, me.profile);
  useEffect(() => {
    setTitlePrefix(name);
    return () => setTitlePrefix(null);
  }, [name]);
  const stop = useStopImpersonation();
  return (
    <section ref={banner} className={`zk-row zk-gap-12 ${styles['band']}`} aria-label={m.impersonation_label()}>
      <IconUserShare size={20} className="zk-icon" aria-hidden />
      <div className="zk-flex zk-wrap zk-baseline zk-fill zk-shrink zk-gap-0-16">
        <strong className="zk-break zk-bold">
          {name === null ? m.impersonation_banner_unknown() : m.impersonation_banner({ name })}
        </strong>
        {me?.user.status === 'blocked' && <span className="zk-medium">{m.impersonation_read_only()}</span>}
        {me?.impersonator && <Session session={me.impersonator} onExpire={() => void refetch()} />}
      </div>
      {/* Announced once: the countdown is not read aloud. */}
      <p role="status" className="zk-visually-hidden">
        {me?.impersonator &&
          name !== null &&
          m.impersonation_said({ name, until: formatTime(me.impersonator.expiresAt) })}
      </p>
      <button
        type="button"
        className={`zk-rigid zk-bold ${styles['exit']}`}
        {...(name !== null && { 'aria-label': `${m.impersonation_exit()}. ${m.impersonation_exit_label({ name })}` })}
        onClick={stop}
      >
        {m.impersonation_exit()}
      </button>
    </section>
  );
}

/** Counts down the session. At zero, `onExpire` calls the server, which ends the impersonation. */
function Session({ session: { reason, expiresAt }, onExpire }: { session: Impersonator; onExpire: () => void }) {
  const seconds = useSecondsUntil(expiresAt, onExpire);
  const why = reason === null ? m.impersonation_no_reason() : m.impersonation_reason({ reason });
  return (
    <>
      <span className={`zk-truncate ${styles['why']}`} title={why}>
        {why}
      </span>
      <span className={`${styles['left']} zk-numeric`} aria-hidden>
        {m.impersonation_left({ time: formatCountdown(seconds) })}
      </span>
    </>
  );
}

const SECOND_MS = 1000;

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - now()) / SECOND_MS));

function useSecondsUntil(iso: string, onExpire: () => void): number {
  const until = Date.parse(iso);
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  const isExpired = seconds === 0;
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    if (isExpired) expire();
  }, [isExpired]);
  return seconds;
}

/** Tints the page's frame and publishes the banner's height for sticky elements below. */
function useFrame() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = banner;
    const root = document.documentElement;
    root.dataset['impersonation'] = 'true';
    const measure = () => root.style.setProperty('--zk-above', `${current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (current) observer.observe(current);
    return () => {
      observer.disconnect();
      delete root.dataset['impersonation'];
      root.style.removeProperty('--zk-above');
    };
  }, []);
  return banner;
}
