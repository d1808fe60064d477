import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { WebhookEvent, Webhooks } from '@zakupki/mock-control/schema';
import { fieldMessage, generalMessage, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { notifyDone } from '../ui/done.ts';
import { Panel } from '../ui/panel.tsx';
import { webhooksApi } from './webhooks-api.ts';
import styles from './webhooks-pane.module.css';

/** In the order of the form. */
const EVENTS = {
  'email.sent': 'E-mail sent',
  'sms.sent': 'Text message sent',
  'payment.settled': 'Payment settled',
  'payment.failed': 'Payment failed',
  'order.published': 'Order published',
  'order.closed': 'Order closed',
  'order.awarded': 'Order awarded',
  'order.cancelled': 'Order cancelled',
  'bid.submitted': 'Bid submitted',
} as const satisfies Record<WebhookEvent, string>;

const EVENT_NAMES = Object.keys(EVENTS) as WebhookEvent[];

export function WebhookForm({ world, webhook }: { world: string; webhook: Webhooks['webhook'] }) {
  const [save, { error, isLoading }] = webhooksApi.useSetWebhookMutation();
  const [remove, { isLoading: isRemoving }] = webhooksApi.useDeleteWebhookMutation();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? EVENT_NAMES);
  const [secret, setSecret] = useState('');
  const refusal = error ? refusalOf(error) : null;
  const eventsError = fieldMessage(refusal, '/events');
  const general = generalMessage(refusal, ['/url', '/events', '/secret']);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const draft = { url: url.trim(), events: [...events], ...(secret !== '' && { secret }) };
    const { data } = await save({ world, draft });
    if (data) notifyDone(`Events of “${world}” are sent to ${draft.url} from now on.`);
  };
  return (
    <Panel title="Webhook" isPlain>
      <form className="qa-stack" onSubmit={(event) => void submit(event)}>
        <TextInput
          label="URL"
          description="On this machine, or a host of MOCK_WEBHOOK_HOSTS."
          placeholder="http://127.0.0.1:8080/hooks"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={fieldMessage(refusal, '/url')}
          spellCheck={false}
        />
        <Checkbox.Group
          label="Events"
          value={[...events]}
          onChange={(chosen) => setEvents(EVENT_NAMES.filter((name) => chosen.includes(name)))}
          error={eventsError}
        >
          <div className={styles['events']}>
            {EVENT_NAMES.map((name) => (
              <Checkbox key={name} value={name} label={EVENTS[name]} size="xs" />
            ))}
          </div>
        </Checkbox.Group>
        <PasswordInput
          label="Secret · optional"
          description={
            webhook?.isSigned
              ? 'Deliveries are signed. Saving needs the secret again.'
              : 'At least 16 characters. Signs deliveries by the rules of Standard Webhooks.'
          }
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
          error={fieldMessage(refusal, '/secret')}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the secret' }}
          autoComplete="off"
        />
        {general !== null && (
          <Callout tone="danger" isAnnounced>
            {general}
          </Callout>
        )}
        <div className="qa-row">
          <Button type="submit" size="xs" loading={isLoading}>
            Save the webhook
          </Button>
          {webhook && (
            <Button size="xs" variant="default" loading={isRemoving} onClick={() => void remove(world)}>
              Delete the webhook
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
