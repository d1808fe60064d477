import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactElement, type ReactNode, useState } from 'react';

type DropMenuProps = {
  /** A single element that takes a ref. */
  readonly button: ReactElement;
  /** Out of a scrolling table, which would clip the menu; still inside the main landmark. */
  readonly isAbovePage?: boolean;
  /** Pixels; by default as wide as the items. */
  readonly width?: number;
  /** Items of Mantine's menu. */
  readonly children: ReactNode;
};

/** A menu below a button. */
export function DropMenu({ button, isAbovePage = false, width, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Wherever the focus is: on the button until the menu has it, on the page after a press on a disabled item.
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isOpen || event.key !== 'Escape') return;
      // A panel or dialog around the menu stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    },
    { capture: true },
  );
  return (
    // Mantine's focus placeholder is not a menu item.
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      {...(isAbovePage ? { portalProps: { target: 'main' } } : { withinPortal: false })}
      {...(width !== undefined && { width })}
      withInitialFocusPlaceholder={false}
      closeOnEscape={false}
      shadow="md"
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
