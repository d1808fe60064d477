import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { numberReader } from './cell-readers.ts';
import { checkedBy } from './checked-form.ts';
import { cellName, type GridColumn, type GridForm } from './grid-column.ts';
import { LineGrid } from './line-grid.tsx';
import { onWanted } from './popups.ts';

afterEach(cleanup);
// What a paste says is drawn by nobody here.
onWanted(() => {});

const drawn = vi.fn<(row: number) => string>(() => '');
const COLUMNS: readonly GridColumn[] = [
  { key: 'name', label: 'Name', width: '1rem', kind: 'text', headings: ['item'] },
  {
    key: 'quantity',
    label: 'Quantity',
    width: '1rem',
    kind: 'number',
    headings: [],
    read: numberReader(3),
    placeholder: drawn,
  },
];
const row = (name: string) => ({ id: '', name, quantity: '' });

/** The check of a form knows what its grid cannot read; one that did not would wipe the grid's own complaint away. */
function unread({ lines }: GridForm): ReadonlyMap<string, string> {
  const readings = lines.map(({ quantity = '' }) => (quantity === '' ? null : numberReader(3)(quantity)));
  return new Map(
    readings.flatMap((reading, index) =>
      reading && !reading.ok ? [[cellName(index, 'quantity'), reading.message] as const] : [],
    ),
  );
}

function Sheet() {
  const form = useForm<GridForm>({
    defaultValues: { lines: [row('bolts'), row('nuts'), row('rope')] },
    resolver: checkedBy<GridForm>(unread),
    mode: 'onBlur',
  });
  return (
    <MantineProvider>
      <FormProvider {...form}>
        <LineGrid columns={COLUMNS} label="Lines" emptyRow={() => row('')} maxRows={4} />
      </FormProvider>
    </MantineProvider>
  );
}

const cell = (column: string, line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, line ${line}` });
const quantities = () => [1, 2, 3].map((line) => cell('Quantity', line).value);

it('walks by Enter and the arrows, and adds a line at the end', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 2));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(cell('Quantity', 1)));
  await user.keyboard('{Enter}{Enter}');
  await user.click(cell('Quantity', 3));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(cell('Name', 4)));
});

it('leaves the other lines alone when a field is left', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 1));
  drawn.mockClear();
  await user.keyboard('many');
  await user.tab();
  await waitFor(() => expect(cell('Quantity', 1).getAttribute('aria-invalid')).toBe('true'));
  expect(drawn.mock.calls.filter(([index]) => index !== 0)).toEqual([]);
});

it('takes a block where the cursor stands, and takes it back', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(cell('Quantity', 2));
  await user.paste('5\nmany');
  await waitFor(() => expect(quantities()).toEqual(['', '5', 'many']));
  expect(cell('Quantity', 3).getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(cell('Quantity', 2)));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(quantities()).toEqual(['', '', '']));
  expect(cell('Quantity', 3).getAttribute('aria-invalid')).toBe('false');
});

it('keeps what cannot be read and says why', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.type(cell('Quantity', 1), 'many');
  await user.tab();
  expect(await screen.findByText('Write a number, such as 12.5')).toBeDefined();
  expect(quantities()[0]).toBe('many');
});
