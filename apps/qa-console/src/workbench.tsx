import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { World } from '@zakupki/mock-control/schema';
import { goTo, type Tab } from './address.ts';
import { AnswersPanel } from './answers/answers-panel.tsx';
import { ClockPanel } from './clock/clock-panel.tsx';
import { controlApi } from './control/control-api.ts';
import { FilesPane } from './files/files-pane.tsx';
import { OutboxPane } from './outbox/outbox-pane.tsx';
import { PeoplePane } from './people/people-pane.tsx';
import { TrafficPane } from './traffic/traffic-pane.tsx';
import { RecordingPanel } from './recording/recording-panel.tsx';
import styles from './workbench.module.css';
import { WebhooksPane } from './webhooks/webhooks-pane.tsx';
import { WorldPanel } from './world/world-panel.tsx';

type WorkbenchProps = {
  readonly world: World;
  /** When this page received the world's state, by the browser's clock. */
  readonly receivedAt: number;
  readonly tab: Tab;
};

export function Workbench({ world, receivedAt, tab }: WorkbenchProps) {
  const isWide = useMediaQuery('(width >= 62em)', true, { getInitialValueInEffect: false });
  const { name, scenario, rules } = world;
  // On narrow screens the panels are hidden, so a hint shows that responses are forced.
  const isForced = scenario !== 'normal' || rules.length > 0;
  const setup = (
    <>
      <AnswersPanel world={world} />
      <ClockPanel world={world} receivedAt={receivedAt} />
      <RecordingPanel world={name} />
      <WorldPanel world={world} />
    </>
  );
  const shown = isWide && tab === 'setup' ? 'traffic' : tab;
  return (
    <div className={styles['bench']}>
      {isWide && (
        <aside className={styles['setup']} aria-label="Set up the world">
          {setup}
        </aside>
      )}
      <Tabs
        value={shown}
        // The values below are of type `Tab`; the component types them as strings.
        onChange={(value) => goTo({ tab: value as Tab })}
        keepMounted={false}
        className={styles['watch']}
        classNames={{ panel: styles['panel'] ?? '', list: styles['list'] ?? '' }}
      >
        <Tabs.List aria-label="What to look at">
          {!isWide && (
            <Tabs.Tab value="setup">Set up {isForced && <span className={styles['forced']}>forced</span>}</Tabs.Tab>
          )}
          <Tabs.Tab value="traffic">Traffic</Tabs.Tab>
          <Tabs.Tab value="outbox">
            Outbox <LetterCount world={name} />
          </Tabs.Tab>
          <Tabs.Tab value="webhooks">Webhooks</Tabs.Tab>
          <Tabs.Tab value="people">People</Tabs.Tab>
          <Tabs.Tab value="files">Files</Tabs.Tab>
        </Tabs.List>
        {!isWide && (
          <Tabs.Panel value="setup">
            <div className={styles['narrow']}>{setup}</div>
          </Tabs.Panel>
        )}
        <Tabs.Panel value="traffic">
          <TrafficPane world={name} />
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <OutboxPane world={name} />
        </Tabs.Panel>
        <Tabs.Panel value="webhooks">
          <WebhooksPane world={name} />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <PeoplePane world={name} />
        </Tabs.Panel>
        <Tabs.Panel value="files">
          <FilesPane world={name} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function LetterCount({ world }: { world: string }) {
  const { data } = controlApi.useListLettersQuery(world);
  return data && data.length > 0 ? <span className={styles['count']}>{data.length}</span> : null;
}
