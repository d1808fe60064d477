import { ActionIcon, Anchor, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconPlugConnectedX, IconRefresh, IconSun } from '@tabler/icons-react';
import { controlApi } from './control/control-api.ts';
import { CONTROL } from './control/control-call.ts';
import type { Connection } from './world-feed.ts';
import icon from './icon.svg';
import styles from './top-bar.module.css';
import { WorldPicker } from './world/world-picker.tsx';

export function TopBar({ world, connection }: { world: string; connection: Connection | null }) {
  const { data: health } = controlApi.useGetHealthQuery();
  return (
    <header className={styles['bar']}>
      <h1 className={styles['brand']}>
        <img src={icon} width={20} height={20} alt="" /> QA console
      </h1>
      <div className={styles['world']}>
        <span aria-hidden className="qa-secondary qa-small">
          World
        </span>
        <WorldPicker key={world} world={world} />
      </div>
      <div className={styles['server']}>
        {health && (
          <span className={styles['health']}>
            mock {health.version} · contract {health.contract} · seed {health.seed?.slice(0, 6)}
          </span>
        )}
        <Anchor size="xs" href={`${CONTROL}/docs`}>
          API reference
        </Anchor>
        <ConnectionMark connection={connection} />
        <SchemeSwitch />
      </div>
    </header>
  );
}

const CONNECTIONS = { connecting: 'Connecting', live: 'Live', lost: 'Connection lost' } as const;

function ConnectionMark({ connection }: { connection: Connection | null }) {
  return (
    <span className={styles['connection']} data-connection={connection ?? ''} role="status">
      {connection === 'live' && <span className={styles['pulse']} aria-hidden />}
      {connection === 'connecting' && <IconRefresh size={14} aria-hidden />}
      {connection === 'lost' && <IconPlugConnectedX size={14} aria-hidden />}
      {connection && CONNECTIONS[connection]}
    </span>
  );
}

const SCHEMES = [
  { scheme: 'light', Icon: IconSun, name: 'light' },
  { scheme: 'dark', Icon: IconMoon, name: 'dark' },
  { scheme: 'auto', Icon: IconDeviceDesktop, name: 'system' },
] as const;

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const index = SCHEMES.findIndex(({ scheme }) => scheme === colorScheme);
  const { Icon, name } = SCHEMES[index] ?? SCHEMES[2];
  const next = SCHEMES[(index + 1) % SCHEMES.length] ?? SCHEMES[0];
  const label = `Color scheme: ${name}. Switch to ${next.name}.`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next.scheme)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
