import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { m } from '#messages';
import { DropdownClose } from './dropdown-close.ts';
import styles from './dropdown.module.css';

type DropdownTrigger = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
};

type DropdownProps = {
  /** Accessible name of the panel. */
  readonly label: string;
  /** Edge of the button at which the panel starts; on phones, edge of the screen. */
  readonly align?: 'left' | 'right';
  readonly width?: number;
  readonly button: (trigger: DropdownTrigger) => ReactNode;
  /** Content may close the panel with `useDropdownClose`. */
  readonly children: ReactNode;
};

/**
 * A panel below a button. Closes on Esc, a press outside, loss of focus and a click on a link inside. Mantine's Popover
 * would add 20 kB.
 */
export function Dropdown({ label, align = 'right', width = 240, button, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    // The target is a node of this document.
    const onPress = (event: PointerEvent) => root.current?.contains(event.target as Node) || setOpen(false);
    // The focus is on the page after a press on a disabled control.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== document.body) return;
      // A panel or dialog around this one stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen, close]);

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  function onClick(event: MouseEvent) {
    if (followsLink(event)) setOpen(false);
  }

  return (
    // Handles events of the controls inside; not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles['root']} onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      {button({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          // Takes the focus of a press on words inside, which otherwise goes to the page behind and closes the panel.
          tabIndex={-1}
          className={`zk-frame ${styles['panel']}`}
          style={{ width, [align]: 0 }}
        >
          <Suspense fallback={<Loading />}>
            <DropdownClose value={close}>{children}</DropdownClose>
            <FirstFocus within={panel} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** No skeleton: the page behind stays as it is. */
function Loading() {
  return (
    <p role="status" className="zk-secondary">
      {m.shell_loading()}
    </p>
  );
}

/** Focuses the first control once the content has loaded. */
function FirstFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(
    () => within.current?.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus(),
    [within],
  );
  return null;
}

function followsLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
