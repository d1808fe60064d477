import { Button } from '@mantine/core';
import { IconCopyPlus, IconReload, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { World } from '@zakupki/mock-control/schema';
import { countOf } from '../ui/count.ts';
import { Panel } from '../ui/panel.tsx';
import { DeleteDialog, ForkDialog, ReplaceDialog, ResetDialog } from './world-dialogs.tsx';

const ACTIONS = [
  { name: 'reset', label: 'Reset…', Icon: IconReload },
  { name: 'fork', label: 'Fork…', Icon: IconCopyPlus },
  { name: 'replace', label: 'Begin anew…', Icon: IconRestore },
  { name: 'delete', label: 'Delete…', Icon: IconTrash },
] as const;

/** How far the world is from the seed, and what can be done with it as a whole. */
export function WorldPanel({ world: { name, changes } }: { world: World }) {
  const [asked, setAsked] = useState<(typeof ACTIONS)[number]['name'] | null>(null);
  const close = () => setAsked(null);
  const dialog = (kind: typeof asked) => ({ world: name, isOpen: asked === kind, onClose: close });
  return (
    <Panel title="World" aside={<span className="qa-secondary qa-small">{name}</span>}>
      <p className="qa-small">
        {changes === 0 ? 'Every record is as the seed has it.' : `${countOf(changes, 'record')} differ from the seed.`}
      </p>
      <div className="qa-row">
        {ACTIONS.map(({ name: kind, label, Icon }) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<Icon size={14} aria-hidden />}
            onClick={() => setAsked(kind)}
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
