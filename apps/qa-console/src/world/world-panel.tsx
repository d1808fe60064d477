import { Button } from '@mantine/core';
import { IconCopyPlus, IconReload, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { World } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { Callout } from '../ui/callout.tsx';
import { countOf } from '../ui/count.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './world-panel.module.css';
import { DeleteDialog, ForkDialog, ReplaceDialog, ResetDialog } from './world-dialogs.tsx';

const ACTIONS = [
  { name: 'reset', label: 'Reset…', Icon: IconReload },
  { name: 'fork', label: 'Fork…', Icon: IconCopyPlus },
  { name: 'replace', label: 'Replace…', Icon: IconRestore },
  { name: 'delete', label: 'Delete…', Icon: IconTrash },
] as const;

export function WorldPanel({ world: { name, changes } }: { world: World }) {
  const [openDialog, setOpenDialog] = useState<(typeof ACTIONS)[number]['name'] | null>(null);
  const close = () => setOpenDialog(null);
  const dialog = (kind: typeof openDialog) => ({ world: name, isOpen: openDialog === kind, onClose: close });
  return (
    <Panel title="World">
      <p className="qa-small">
        <strong>{name}</strong>: {changesText(changes)}
      </p>
      <EarlierNote world={name} />
      <div className={styles['actions']}>
        {ACTIONS.map(({ name: kind, label, Icon }) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<Icon size={14} aria-hidden />}
            onClick={() => setOpenDialog(kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      <ResetDialog {...dialog('reset')} />
      <ForkDialog {...dialog('fork')} />
      <ReplaceDialog {...dialog('replace')} />
      <DeleteDialog {...dialog('delete')} />
    </Panel>
  );
}

/** Says that the world started again from the seed although the user did not ask for it. */
function EarlierNote({ world }: { world: string }) {
  // The world's first use may have set an earlier one aside.
  const { data } = controlApi.useListWorldsQuery(undefined, { refetchOnMountOrArgChange: true });
  const earlierWorld = data?.earlier.findLast((earlier) => earlier.world === world);
  if (!earlierWorld) return null;
  return (
    <Callout tone="note">
      <p>An earlier build stored this world. It started again from the seed; what was in it is kept.</p>
      <Button size="xs" variant="default" onClick={() => goTo({ tab: 'files' })}>
        Show “{earlierWorld.name}”
      </Button>
    </Callout>
  );
}

function changesText(changes: number): string {
  if (changes === 0) return 'same as the seed';
  return `${countOf(changes, 'record')} ${changes === 1 ? 'differs' : 'differ'} from the seed`;
}
