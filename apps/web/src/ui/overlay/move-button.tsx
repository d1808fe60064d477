import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import type { IconChevronUp } from '@tabler/icons-react';

type MoveButtonProps = {
  readonly label: string;
  readonly Icon: typeof IconChevronUp;
  /** Null at the end of the list. */
  readonly move: (() => void) | null;
};

/** Moves a panel to the next or previous record. Not disabled at the end of the list, so that it keeps the focus. */
export function MoveButton({ label, Icon, move }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      aria-disabled={move === null}
      data-disabled={move === null || undefined}
      onClick={() => move?.()}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
