import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { m } from '#messages';
import type { MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import type { Direction, neighbours } from './neighbours.ts';

const BUTTONS = [
  { direction: 'up', Icon: IconChevronUp, label: () => m.comparison_line_before() },
  { direction: 'down', Icon: IconChevronDown, label: () => m.comparison_line_after() },
  { direction: 'left', Icon: IconChevronLeft, label: () => m.comparison_supplier_before() },
  { direction: 'right', Icon: IconChevronRight, label: () => m.comparison_supplier_after() },
] as const;

interface NeighbourButtonsProps {
  readonly next: ReturnType<typeof neighbours>;
  readonly onMove: (target: MatrixTarget) => void;
}

/** Each stays at the edge, so that it keeps the focus. */
export function NeighbourButtons({ next, onMove }: NeighbourButtonsProps) {
  return BUTTONS.map(({ direction, Icon, label }) => {
    const target = next[direction];
    return (
      target !== undefined && (
        <ActionIcon
          key={direction}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label()}
          title={label()}
          aria-disabled={target === null}
          data-disabled={target === null || undefined}
          onClick={() => target && onMove(target)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      )
    );
  });
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Undefined for keys that do not move, and in fields, which use the arrows themselves. */
export function directionOfKey({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof HTMLElement && target.matches('input, select, textarea')) return undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}
