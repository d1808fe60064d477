import { useEffect } from 'react';
import { useAddress } from './address.ts';
import { controlApi } from './control/control-api.ts';
import { isNotFound, refusalOf } from './control/refusal.ts';
import { useWorldFeed } from './world-feed.ts';
import { TopBar } from './top-bar.tsx';
import { ExchangeDrawer } from './traffic/exchange-drawer.tsx';
import { Callout } from './ui/callout.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { isWorldName } from './world/world-name.ts';
import { MissingWorld } from './world/missing-world.tsx';
import { Workbench } from './workbench.tsx';
import styles from './console.module.css';

/** Poll interval for a missing world or mock: opening the product creates the world. */
const POLL_MS = 2000;

export function Console() {
  const { world: name, tab, request } = useAddress();
  const isName = isWorldName(name);
  const { currentData, error, fulfilledTimeStamp = 0, refetch } = controlApi.useGetWorldQuery(name, { skip: !isName });
  const isMissing = !isName || isNotFound(error);
  const world = isMissing ? undefined : currentData;
  const connection = useWorldFeed(name, world !== undefined);
  const isUnreachable = !world && !isMissing && error !== undefined;
  const shouldPoll = isName && (isMissing || isUnreachable);

  useEffect(() => {
    document.title = `${name} · QA console · Zakupki mock`;
  }, [name]);
  useEffect(() => {
    if (!shouldPoll) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [shouldPoll, refetch]);

  return (
    <div className={styles['console']}>
      <TopBar world={name} connection={isUnreachable ? 'lost' : world ? connection : null} />
      <Banners isLost={world !== undefined && connection === 'lost'} />
      <main className={styles['main']}>
        {world && <Workbench key={name} world={world} receivedAt={fulfilledTimeStamp} tab={tab} />}
        {isMissing && <MissingWorld world={name} />}
        {isUnreachable && (
          <EmptyState title="The mock does not respond">
            <p role="alert">{refusalOf(error).message} Retrying every two seconds.</p>
          </EmptyState>
        )}
      </main>
      {world && <ExchangeDrawer world={world} request={request} />}
    </div>
  );
}

function Banners({ isLost }: { isLost: boolean }) {
  const { data: health } = controlApi.useGetHealthQuery();
  const isDegraded = health?.status === 'degraded';
  if (!isLost && !isDegraded && !health?.proxy) return null;
  return (
    <div className={styles['banners']}>
      {isLost && (
        <Callout tone="warning" isAnnounced>
          The connection to the mock is lost. The page may be out of date; it retries every two seconds.
        </Callout>
      )}
      {isDegraded && (
        <Callout tone="warning" isAnnounced>
          Requests that write are answered 503, because the mock cannot store their changes. {health.reason}
        </Callout>
      )}
      {health?.proxy && (
        <Callout tone="note">
          <p>
            <strong>Proxy:</strong> calls of /api go to <code>{health.proxy.target}</code>. Its contract violations are
            shown in the traffic
            {health.proxy.strict ? ', and the caller gets a 502 instead.' : '.'} Forced answers still come from here;
            the people and messages of the mock do not exist there.
            {health.proxy.standIn !== undefined &&
              ` Operations that it lacks are answered here, as ${health.proxy.standIn}: “hybrid” in the traffic.`}
          </p>
        </Callout>
      )}
    </div>
  );
}
