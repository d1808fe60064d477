import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly name: string;
  readonly label: string;
  readonly isAllowed: boolean;
  /** Why it is not possible, when it is not. */
  readonly reason: string | null;
  readonly isDangerous?: boolean;
}

export interface ActionMenuProps<A extends MenuAction> {
  readonly actions: readonly A[];
  readonly onChoose: (action: A) => void;
}

/** What may be done with the thing of the page; what is not possible now says why. Nothing when there is nothing. */
export function ActionMenu<A extends MenuAction>({ actions, onChoose }: ActionMenuProps<A>) {
  if (actions.length === 0) return null;
  return (
    // In its place in the page, so that it stays within the landmark; the placeholder of the focus is no menu item.
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} shadow="md">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {m.editor_actions()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
