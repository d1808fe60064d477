import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatrixParts } from './matrix-row.tsx';
import { Matrix, type MatrixTarget } from './matrix.tsx';

const SIZES = { head: 80, foot: 40, lead: 240, column: 150 };
const named = (label: string) => ({ content: <span>{label}</span>, label });
const PARTS: MatrixParts<string, string> = {
  corner: () => named('Lines'),
  columnHead: (column) => named(`Supplier ${column}`),
  rowHead: (row) => named(`Line ${row}`),
  cell: (row, column) => named(`Line ${row}, supplier ${column}`),
  footHead: () => named('Total'),
  foot: (column) => named(`Total of ${column}`),
};
const count = (size: number) => Array.from({ length: size }, (_, index) => String(index + 1));
const same = (text: string) => text;
const height = () => 50;

// jsdom has no layout: the matrix measures 1280 by 600 px.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Options = {
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly pinned?: number;
  readonly opened?: MatrixTarget;
};

function draw({ rows = count(200), columns = count(30), pinned = 0, opened: first }: Options = {}) {
  const onOpen = vi.fn<(target: MatrixTarget) => void>();
  function Page() {
    const [opened, setOpened] = useState<MatrixTarget | null>(first ?? null);
    return (
      <>
        <Matrix
          label="Offers"
          rows={rows}
          columns={columns}
          rowId={same}
          columnId={same}
          rowHeight={height}
          sizes={SIZES}
          parts={PARTS}
          pinned={pinned}
          opened={opened}
          onOpen={(target) => {
            setOpened(target);
            onOpen(target);
          }}
        />
        <button type="button" onClick={() => setOpened(null)}>
          Close
        </button>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  return { user, onOpen };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('announces its full size, though it renders only visible cells', () => {
  draw();
  const grid = screen.getByRole('grid', { name: 'Offers' });
  expect(grid).toHaveAttribute('aria-rowcount', '202');
  expect(grid).toHaveAttribute('aria-colcount', '31');
  expect(document.querySelectorAll('*').length).toBeLessThan(1_000);
  const rows = within(grid).getAllByRole('row');
  expect(rows.at(0)).toHaveAttribute('aria-rowindex', '1');
  expect(rows.at(-1)).toHaveAttribute('aria-rowindex', '202');
});

it('has one tab stop, and moves to any cell by keyboard', async () => {
  const { user } = draw();
  await user.tab();
  expect(focused()).toBe('Line 1, supplier 1');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Line 2, supplier 2');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Line 200, supplier 30');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Total of 30');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Total');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(focused()).toBe('Lines');
  await user.keyboard('{End}');
  expect(focused()).toBe('Supplier 30');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(focused()).toBe('Supplier 30');
});

it('renders the focused cell at any scroll position', async () => {
  const { user } = draw();
  await user.tab();
  await user.keyboard('{Control>}{End}{/Control}');
  // Nothing has scrolled: the first rows are still rendered, as are the last cell and its head.
  expect(screen.getByLabelText('Line 1, supplier 1')).toBeVisible();
  expect(screen.getByLabelText('Line 200, supplier 30').closest('tr')?.ariaRowIndex).toBe('201');
  expect(screen.getByRole('columnheader', { name: 'Supplier 30' })).toBeVisible();
});

it('opens a cell, a row and a column, and returns focus to the cell', async () => {
  const { user, onOpen } = draw({ rows: count(8), columns: count(5) });
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith({ row: '2', column: '1' });
  await user.click(screen.getByRole('button'));
  expect(focused()).toBe('Line 2, supplier 1');
  await user.click(screen.getByText('Line 3'));
  expect(onOpen).toHaveBeenLastCalledWith({ row: '3', column: null });
  await user.click(screen.getByText('Supplier 4'));
  expect(onOpen).toHaveBeenLastCalledWith({ row: null, column: '4' });
});

it('scrolls to the cell with open details', async () => {
  const { user } = draw({ opened: { row: '150', column: '20' } });
  const cell = screen.getByLabelText('Line 150, supplier 20');
  expect(cell.dataset['opened']).toBe('true');
  await user.click(screen.getByRole('button'));
  expect(cell).toHaveFocus();
  expect(cell.dataset['opened']).toBeUndefined();
});

it('keeps pinned columns visible when there is room', () => {
  draw({ pinned: 2 });
  expect(screen.getByLabelText('Line 1, supplier 2').style.left).toBe('390px');
  expect(screen.getByLabelText('Line 1, supplier 3').style.left).toBe('');
  cleanup();
  draw({ pinned: 8 });
  expect(screen.getByLabelText('Line 1, supplier 2').style.left).toBe('');
});

it('ignores an opened cell that does not exist', () => {
  draw({ rows: count(2), columns: count(1), opened: { row: '9', column: '1' } });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  expect(document.querySelector('[data-opened]')).toBeNull();
});
