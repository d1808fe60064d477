import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { DropdownClose } from './dropdown-close.ts';
import styles from './dropdown.module.css';

/** What the button that opens the panel has to carry. */
export interface DropdownTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

export interface DropdownProps {
  /** What the panel is called. */
  readonly label: string;
  /** At which edge of its button it hangs. */
  readonly align?: 'start' | 'end';
  readonly width?: number;
  /** Draws the button with what it has to carry. */
  readonly button: (trigger: DropdownTrigger) => ReactNode;
  /** What is in the panel. It closes it by `useDropdownClose`. */
  readonly children: ReactNode;
}

/**
 * A panel that hangs from a button: a few settings, a few links. It closes on Esc, on a press beside it, when the focus
 * goes elsewhere and when a link in it is followed. Mantine's Popover measures and follows its button as well; that weighs 20 kB this does without.
 */
export function Dropdown({ label, align = 'end', width = 240, button, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
    // The target of a press is a node of this document.
    const onPress = (event: PointerEvent) => root.current?.contains(event.target as Node) || setOpen(false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  function onClick(event: MouseEvent) {
    if (followsLink(event)) setOpen(false);
  }

  return (
    // Keys, focus and clicks of the controls inside pass through here; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles['root']} onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      {button({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setOpen(!isOpen),
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        hidden={!isOpen}
        className={styles['panel']}
        data-align={align}
        style={{ width }}
      >
        {isOpen && <DropdownClose value={close}>{children}</DropdownClose>}
      </div>
    </div>
  );
}

function followsLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
