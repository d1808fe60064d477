import { Button } from '@mantine/core';
import type { WebhookDelivery } from '@zakupki/mock-control/schema';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { dayOf, timeOf } from '../ui/moment.ts';
import { Panel } from '../ui/panel.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhooksApi } from './webhooks-api.ts';
import styles from './webhooks-pane.module.css';

export function WebhooksPane({ world }: { world: string }) {
  const { data, error } = webhooksApi.useGetWebhooksQuery(world);
  return (
    <div className={styles['pane']}>
      {error && <Callout tone="danger">{refusalOf(error).message}</Callout>}
      {data && (
        <>
          <WebhookForm key={data.webhook?.since ?? ''} world={world} webhook={data.webhook} />
          <Panel title="Deliveries" isPlain>
            {data.deliveries.length === 0 ? (
              <p className="qa-secondary qa-small">
                {data.webhook ? 'Nothing has happened since the webhook was saved.' : 'Save a webhook first.'}
              </p>
            ) : (
              <ol className={styles['deliveries']} aria-label="Deliveries, newest first">
                {data.deliveries.map((delivery) => (
                  <DeliveryView key={delivery.id} world={world} delivery={delivery} />
                ))}
              </ol>
            )}
          </Panel>
        </>
      )}
    </div>
  );
}

const STATES = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

function DeliveryView({ world, delivery }: { world: string; delivery: WebhookDelivery }) {
  const [deliverAgain, { isLoading }] = webhooksApi.useDeliverAgainMutation();
  const { id, event, at, state, nextAt, attempts } = delivery;
  return (
    <li className={styles['delivery']}>
      <div className={styles['head']}>
        <code>{event}</code>
        <span className={styles['state']} data-state={state}>
          {STATES[state]}
        </span>
        <time dateTime={at} className="qa-secondary qa-small">
          {timeOf(at)}, {dayOf(at)}
        </time>
        <Button
          size="compact-xs"
          variant="default"
          loading={isLoading}
          onClick={() => void deliverAgain({ world, id })}
          aria-label={`Deliver ${event} of ${timeOf(at)} again`}
        >
          Deliver again
        </Button>
      </div>
      <ol className={styles['attempts']} aria-label={`Attempts to deliver ${event}`}>
        {attempts.map((attempt, index) => (
          // Attempts are only added.
          <li key={index}>
            {timeOf(attempt.at)}, {dayOf(attempt.at)}: {attempt.status ?? attempt.error} · {attempt.ms} ms
          </li>
        ))}
        {nextAt !== null && (
          <li className="qa-secondary">
            Next attempt at {timeOf(nextAt)}, {dayOf(nextAt)}, by the world’s clock
          </li>
        )}
      </ol>
    </li>
  );
}
