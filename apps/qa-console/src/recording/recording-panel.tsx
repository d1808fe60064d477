import { Button } from '@mantine/core';
import { IconPlayerRecord, IconPlayerStop } from '@tabler/icons-react';
import type { Recording } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { countOf } from '../ui/count.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './recording-panel.module.css';
import { recordingApi } from './recording-api.ts';

/** Poll interval while recording: answers of the proxied server may arrive at any time. */
const POLL_MS = 2000;

export function RecordingPanel({ world }: { world: string }) {
  const { data: health } = controlApi.useGetHealthQuery();
  const { data: currentRecording } = recordingApi.useGetRecordingQuery(world);
  // A second subscription, which polls while recording.
  recordingApi.useGetRecordingQuery(world, { pollingInterval: POLL_MS, skip: !currentRecording?.isOn });
  const [switchRecording, { error: switchError, isLoading }] = recordingApi.useSwitchRecordingMutation();
  const [deleteRecording, { error: deleteError, isLoading: isDeleting }] = recordingApi.useDeleteRecordingMutation();
  const error = switchError ?? deleteError;
  if (!currentRecording) return null;
  const { isOn, isFull, exchanges } = currentRecording;
  const Icon = isOn ? IconPlayerStop : IconPlayerRecord;
  return (
    <Panel
      title="Recording"
      aside={
        exchanges.length > 0 && (
          <Button
            size="compact-xs"
            variant="light"
            loading={isDeleting}
            onClick={() => void deleteRecording(world)}
            aria-label="Delete the recording"
          >
            Delete
          </Button>
        )
      }
    >
      <p className="qa-small" role="status">
        {stateOf(currentRecording)}
      </p>
      {isFull && (
        <Callout tone="warning">The limit of 2,000 answers or 16 MiB is reached; no more are recorded.</Callout>
      )}
      {exchanges.length > 0 && (
        <ul className={styles['exchanges']} aria-label="Recorded requests">
          {exchanges.map((exchange) => (
            <ExchangeLine key={exchangeKey(exchange)} exchange={exchange} />
          ))}
        </ul>
      )}
      {health?.proxy ? (
        <div>
          <Button
            size="xs"
            variant={isOn ? 'filled' : 'default'}
            loading={isLoading}
            leftSection={<Icon size={14} aria-hidden />}
            onClick={() => void switchRecording({ world, isOn: !isOn })}
          >
            {isOn ? 'Stop recording' : 'Record the proxied server'}
          </Button>
        </div>
      ) : (
        <p className="qa-secondary qa-small">
          A proxy (<code>MOCK_PROXY_TARGET</code>) records another server; a HAR is loaded under Files.
        </p>
      )}
      {error && (
        <Callout tone="danger" isAnnounced>
          {refusalOf(error).message}
        </Callout>
      )}
    </Panel>
  );
}

function stateOf({ isOn, exchanges }: Recording): string {
  const count = countOf(exchanges.length, 'request');
  if (isOn) return `Recording: ${count} so far. Nothing is played meanwhile.`;
  return exchanges.length === 0 ? 'No recorded answers.' : `Answers to ${count} are played, after the rules.`;
}

type Exchange = Recording['exchanges'][number];

const exchangeKey = ({ method, path, query, hasBody, statuses, played }: Exchange) =>
  `${method} ${path} ${query} ${hasBody} ${statuses.join()} ${played}`;

function ExchangeLine({ exchange: { method, path, query, hasBody, statuses, played } }: { exchange: Exchange }) {
  const turns = statuses.length > 1 ? ` · ${played} of ${statuses.length} played` : '';
  return (
    <li>
      <code>
        {method} {path}
        {query !== '' && `?${query}`}
      </code>
      <span className="qa-secondary">
        {hasBody && ' with its body'} → {[...new Set(statuses)].join(', ')}
        {turns}
      </span>
    </li>
  );
}
