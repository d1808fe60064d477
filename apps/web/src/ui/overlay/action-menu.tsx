import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './action-menu.module.css';
import { DropMenu } from './drop-menu.tsx';

type MenuAction = {
  readonly name: string;
  readonly label: string;
  readonly isAllowed: boolean;
  /** Why it is not allowed. */
  readonly reason: string | null;
  readonly isDangerous?: boolean;
};

type ActionMenuProps<A extends MenuAction> = {
  readonly actions: readonly A[];
  readonly onChoose: (action: A) => void;
  /** Name of a menu whose button shows only an icon; by default the button reads "Actions". */
  readonly label?: string | undefined;
  /** Further items, below the actions. */
  readonly children?: ReactNode;
};

/** Actions that are not allowed show the reason. Renders nothing without actions. */
export function ActionMenu<A extends MenuAction>({ actions, onChoose, label, children }: ActionMenuProps<A>) {
  if (actions.length === 0 && !children) return null;
  return (
    // Rendered in place to stay within the landmark.
    <DropMenu
      button={
        label === undefined ? (
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {m.editor_actions()}
          </Button>
        ) : (
          <ActionIcon variant="default" size="input-sm" aria-label={label} title={label}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        )
      }
    >
      {actions.map((action) => {
        const { name, label, isAllowed, reason, isDangerous = false } = action;
        return (
          <Menu.Item
            key={name}
            disabled={!isAllowed}
            className={styles['item'] ?? ''}
            data-dangerous={isDangerous && isAllowed}
            onClick={() => onChoose(action)}
          >
            {label}
            {!isAllowed && reason && <span className={styles['why']}>{reason}</span>}
          </Menu.Item>
        );
      })}
      {children}
    </DropMenu>
  );
}
