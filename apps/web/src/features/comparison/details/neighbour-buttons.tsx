import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { m } from '#messages';
import type { MatrixTarget } from '../../../ui/matrix/matrix.tsx';
import { MoveButton } from '../../../ui/overlay/move-button.tsx';
import type { Direction, neighbours } from './neighbours.ts';

const BUTTONS = [
  { direction: 'up', Icon: IconChevronUp, label: () => m.comparison_line_before() },
  { direction: 'down', Icon: IconChevronDown, label: () => m.comparison_line_after() },
  { direction: 'left', Icon: IconChevronLeft, label: () => m.comparison_supplier_before() },
  { direction: 'right', Icon: IconChevronRight, label: () => m.comparison_supplier_after() },
] as const;

type NeighbourButtonsProps = {
  readonly next: ReturnType<typeof neighbours>;
  readonly onMove: (target: MatrixTarget) => void;
};

export function NeighbourButtons({ next, onMove }: NeighbourButtonsProps) {
  return BUTTONS.map(({ direction, Icon, label }) => {
    const target = next[direction];
    return (
      target !== undefined && (
        <MoveButton key={direction} label={label()} Icon={Icon} move={target && (() => onMove(target))} />
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

/** Returns undefined for keys that do not move, and in fields that use the arrow keys. */
export function directionOfKey({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof HTMLElement && target.matches('input, select, textarea')) return undefined;
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}
