import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numberReader } from '../../entities/order-line/line-readers.ts';
import { checkedBy } from '../form/checked-form.ts';
import { cellName, type GridColumn, type GridForm } from './grid-column.ts';
import { LineGrid } from './line-grid.tsx';
import { onFirstPopup } from '../feedback/popups.ts';
import { findElement } from '../../browser/reveal.ts';

afterEach(cleanup);
// Popups of a paste are not rendered here.
onFirstPopup(() => {});

const renderCell = vi.fn<(row: number) => string>(() => '');
const COLUMNS: readonly GridColumn[] = [
  { key: 'name', label: 'Name', width: '1rem', kind: 'text', headings: ['item'] },
  {
    key: 'quantity',
    label: 'Quantity',
    width: '1rem',
    kind: 'number',
    headings: [],
    read: numberReader(3),
    placeholder: renderCell,
  },
];
const row = (name: string) => ({ id: '', name, quantity: '' });

/** Reports the cells that the grid cannot parse; otherwise the form's validation would clear the grid's errors. */
function check({ lines }: GridForm): ReadonlyMap<string, string> {
  const readings = lines.map(({ quantity = '' }) => (quantity === '' ? null : numberReader(3)(quantity)));
  return new Map(
    readings.flatMap((reading, index) =>
      reading && !reading.ok ? [[cellName(index, 'quantity'), reading.message] as const] : [],
    ),
  );
}

// At module level: a new function would re-render every row.
const lineDetails = (index: number) => <span>{`More of line ${index + 1}`}</span>;

/** The form's values, including those of rows that are not rendered. */
function Typed() {
  const lines = useWatch<GridForm, 'lines'>({ name: 'lines' });
  return <output aria-label="Form">{lines.map(({ quantity }) => `${quantity},`)}</output>;
}

function Sheet({ lines = ['bolts', 'nuts', 'rope'] }: { lines?: readonly string[] }) {
  const form = useForm<GridForm>({
    defaultValues: { lines: lines.map(row) },
    resolver: checkedBy<GridForm>(check),
    mode: 'onBlur',
  });
  return (
    <MantineProvider>
      <FormProvider {...form}>
        <LineGrid
          columns={COLUMNS}
          label="Lines"
          emptyRow={() => row('')}
          maxRows={Math.max(4, lines.length)}
          details={lineDetails}
        />
        <Typed />
      </FormProvider>
    </MantineProvider>
  );
}

const cell = (column: string, line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, line ${line}` });
const quantities = () => [1, 2, 3].map((line) => cell('Quantity', line).value);

it('moves with Enter and the arrow keys, and adds a line at the end', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 2));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(cell('Quantity', 1)).toHaveFocus());
  await user.keyboard('{Enter}{Enter}');
  await user.click(cell('Quantity', 3));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell('Name', 4)).toHaveFocus());
});

it('does not re-render other lines on blur', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 1));
  renderCell.mockClear();
  await user.keyboard('many');
  await user.tab();
  await waitFor(() => expect(cell('Quantity', 1)).toHaveAttribute('aria-invalid', 'true'));
  expect(renderCell.mock.calls.filter(([index]) => index !== 0)).toEqual([]);
});

it('pastes a block at the cursor, and undoes it', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 2));
  await user.paste('5\nmany');
  await waitFor(() => expect(quantities()).toEqual(['', '5', 'many']));
  expect(cell('Quantity', 3)).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(cell('Quantity', 2)).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(quantities()).toEqual(['', '', '']));
  expect(cell('Quantity', 3)).toHaveAttribute('aria-invalid', 'false');
});

it('keeps invalid input and explains the error', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.type(cell('Quantity', 1), 'many');
  await user.tab();
  expect(await screen.findByText('Enter a number, such as 12.5')).toBeVisible();
  expect(quantities()[0]).toBe('many');
});

describe('a long grid', () => {
  const LINES = Array.from({ length: 200 }, (_, index) => `item ${index + 1}`);
  const renderedLines = () =>
    screen.getAllByRole('textbox', { name: /^Quantity/ }).map((input) => Number(input.dataset['row']) + 1);
  const long = () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
    render(<Sheet lines={LINES} />);
    return userEvent.setup();
  };
  afterEach(() => vi.restoreAllMocks());

  it('renders visible lines and both ends, and announces their number', () => {
    long();
    expect(renderedLines().length).toBeLessThan(60);
    expect(renderedLines()).toEqual(expect.arrayContaining([1, 2, 200]));
    const table = screen.getByRole('table', { name: 'Lines' });
    expect(table).toHaveAttribute('aria-rowcount', '201');
    expect(cell('Name', 200).closest('tr')).toHaveAttribute('aria-rowindex', '201');
  });

  it('moves to lines that were not rendered, and keeps input', async () => {
    const user = long();
    const last = Math.max(...renderedLines().filter((line) => line < 200));
    await user.click(cell('Quantity', last));
    await user.keyboard('7{Enter}8{Enter}9');
    expect(cell('Quantity', last + 2)).toHaveFocus();
    const expected = LINES.map((_, index) => ['7', '8', '9'][index + 1 - last] ?? '');
    expect(screen.getByRole('status', { name: 'Form' })).toHaveTextContent(expected.map((text) => `${text},`).join(''));
  });

  it('focuses a line that is not rendered, and opens its details when needed', () => {
    long();
    expect(screen.queryByRole('textbox', { name: 'Quantity, line 120' })).not.toBeInTheDocument();
    act(() => findElement('cell-119-quantity')?.focus());
    expect(cell('Quantity', 120)).toHaveFocus();
    act(() => void findElement('cell-149-brand'));
    expect(screen.getByText('More of line 150')).toBeVisible();
  });

  it('pastes a block beyond the rendered lines without changing others', async () => {
    const user = long();
    await user.type(cell('Quantity', 1), '4');
    await user.click(cell('Quantity', 200));
    await user.click(cell('Quantity', 2));
    await user.paste(Array.from({ length: 150 }, (_, index) => String(index + 1)).join('\n'));
    const typed = [
      '4',
      ...Array.from({ length: 150 }, (_, index) => String(index + 1)),
      ...Array.from({ length: 49 }, () => ''),
    ];
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Form' })).toHaveTextContent(typed.map((text) => `${text},`).join('')),
    );
  });
});
