import { Button, Drawer } from '@mantine/core';
import { IconBolt, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { LoggedExchange, World } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { RuleDialog } from '../answers/rule-dialog.tsx';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { useNames } from '../people/names.ts';
import { Callout } from '../ui/callout.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { dayOf, timeOf } from '../ui/moment.ts';
import { curlOf } from './curl.ts';
import styles from './exchange-drawer.module.css';
import { MessageView } from './message-view.tsx';
import { StatusMark } from './status-mark.tsx';
import { requesterName } from './traffic-filter.ts';

export function ExchangeDrawer({ world, request }: { world: World; request: string | null }) {
  const close = () => goTo({ request: null });
  return (
    <Drawer
      opened={request !== null}
      onClose={close}
      position="right"
      size="min(64rem, 100%)"
      title="Request and response"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: styles['body'] ?? '' }}
    >
      {request !== null && <ExchangeBody world={world} id={request} />}
    </Drawer>
  );
}

function ExchangeBody({ world, id }: { world: World; id: string }) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opensSealed = openedId === id;
  const { currentData: exchange, error } = controlApi.useGetRequestQuery({ world: world.name, id, opensSealed });
  if (error) {
    return (
      <Callout tone="warning" isAnnounced>
        <p>{refusalOf(error).message}</p>
        <p>A world keeps its last 500 requests. Resetting it or restarting the mock removes them.</p>
      </Callout>
    );
  }
  if (!exchange) return <p role="status">Loading the request…</p>;
  const open = exchange.isSealed && !opensSealed ? () => setOpenedId(id) : null;
  return <Exchange world={world} exchange={exchange} onOpenSealed={open} />;
}

type ExchangeProps = {
  readonly world: World;
  readonly exchange: LoggedExchange;
  /** Null when nothing of it is hidden. */
  readonly onOpenSealed: (() => void) | null;
};

function Exchange({ world, exchange, onOpenSealed }: ExchangeProps) {
  const names = useNames();
  const [isForcing, setForcing] = useState(false);
  const { method, path, operationId, status, ms, at, reason, forcedBy, violations, request, response } = exchange;
  const facts = [
    ['Operation', operationId ?? 'not in the contract'],
    ['Person', requesterName(exchange, names) || '—'],
    ['When', `${timeOf(at)}, ${dayOf(at)}`],
    ['Took', `${ms.toFixed(1)} ms`],
    ['Why', reason ?? (forcedBy === null ? 'the rules of the product' : `forced: ${forcedBy}`)],
    ['Id', exchange.id],
  ] as const;
  return (
    <div className="qa-stack" style={{ gap: 16 }}>
      <div className={styles['head']}>
        <h3 className={styles['address']}>
          <span className={styles['method']}>{method}</span> {path}
        </h3>
        <StatusMark status={status} />
      </div>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {violations.length > 0 && (
        <Callout tone="danger">
          <strong>Breaks the contract</strong>
          <ul>
            {violations.map((violation) => (
              <li key={violation}>{violation}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div className="qa-row">
        <CopyButton label="Copy as curl" text={curlOf(exchange, window.location.origin, world.name)} />
        {operationId !== null && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconBolt size={14} aria-hidden />}
            onClick={() => setForcing(true)}
          >
            Force an answer
          </Button>
        )}
        <Neighbours world={world.name} id={exchange.id} />
      </div>
      {onOpenSealed ? (
        <SealedNote onOpen={onOpenSealed} />
      ) : (
        <div className={styles['pair']}>
          <MessageView title="Request" message={request} />
          <MessageView title="Response" message={response} />
        </div>
      )}
      <RuleDialog world={world} isOpen={isForcing} operationId={operationId} onClose={() => setForcing(false)} />
    </div>
  );
}

function SealedNote({ onOpen }: { onOpen: () => void }) {
  return (
    <Callout tone="note">
      <p>Request and response may contain a sealed bid, so they are hidden. If you show them, the log says so.</p>
      <Button size="xs" variant="default" onClick={onOpen}>
        Show sealed content
      </Button>
    </Callout>
  );
}

function Neighbours({ world, id }: { world: string; id: string }) {
  const { data: requests = [] } = controlApi.useListRequestsQuery(world);
  const index = requests.findIndex((request) => request.id === id);
  const [newer, older] = index === -1 ? [] : [requests[index - 1], requests[index + 1]];
  return (
    <span className={styles['neighbours']}>
      <Button
        size="xs"
        variant="subtle"
        disabled={!newer}
        leftSection={<IconChevronLeft size={14} aria-hidden />}
        onClick={() => newer && goTo({ request: newer.id })}
      >
        Newer
      </Button>
      <Button
        size="xs"
        variant="subtle"
        disabled={!older}
        rightSection={<IconChevronRight size={14} aria-hidden />}
        onClick={() => older && goTo({ request: older.id })}
      >
        Older
      </Button>
    </span>
  );
}
