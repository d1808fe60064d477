import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataTableProps, TableColumn } from './data-table-column.ts';
import { DataTable } from './data-table.tsx';

type Nut = {
  readonly id: string;
  readonly name: string;
  readonly price: string;
};

const COLUMNS: readonly TableColumn<Nut>[] = [
  {
    id: 'name',
    header: () => 'Name',
    cell: ({ name }) => <a href="#x">{name}</a>,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  { id: 'price', header: () => 'Price', cell: ({ price }) => price, align: 'end', isSortable: true },
  { id: 'code', header: () => 'Code', cell: ({ id }) => id, isHiddenAtFirst: true },
];
const ROWS: readonly Nut[] = [
  { id: 'n1', name: 'M6', price: '1.20' },
  { id: 'n2', name: 'M8', price: '1.75' },
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const nuts = (props: Partial<DataTableProps<Nut>> = {}) => (
  <MantineProvider>
    <DataTable
      name="nuts"
      label="Nuts"
      columns={COLUMNS}
      rows={ROWS}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      {...props}
    />
  </MantineProvider>
);

function draw(props: Partial<DataTableProps<Nut>> = {}) {
  const user = userEvent.setup();
  render(nuts(props));
  return user;
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('accessibility', () => {
  it('gives the table a name and the number of rows, including the head', () => {
    draw({ totalRows: 10_000 });
    const table = screen.getByRole('table', { name: 'Nuts' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    const [head, first] = within(table).getAllByRole('row');
    expect(head).toHaveAttribute('aria-rowindex', '1');
    expect(first).toHaveAttribute('aria-rowindex', '2');
  });

  it('announces the sorted column and direction', () => {
    draw({
      sort: { column: 'price', isDescending: true },
      onSort: vi.fn<NonNullable<DataTableProps<Nut>['onSort']>>(),
    });
    expect(screen.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: /Name/ })).not.toHaveAttribute('aria-sort');
  });
});

describe('sorting', () => {
  it.each([
    [null, { column: 'price', isDescending: false }],
    [
      { column: 'name', isDescending: true },
      { column: 'price', isDescending: false },
    ],
    [
      { column: 'price', isDescending: false },
      { column: 'price', isDescending: true },
    ],
    [{ column: 'price', isDescending: true }, null],
  ])('changes from %j to %j on a click on the head', async (sort, next) => {
    const onSort = vi.fn<NonNullable<DataTableProps<Nut>['onSort']>>();
    const user = draw({ sort, onSort });
    await user.click(screen.getByRole('button', { name: /Price/ }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
  });
});

describe('columns', () => {
  it('are chosen by the user, and the choice is saved', async () => {
    const user = draw();
    expect(heads()).toEqual(['Name', 'Price']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Code' }));
    await user.click(screen.getByRole('checkbox', { name: 'Price' }));
    expect(heads()).toEqual(['Name', 'Code']);
    cleanup();
    draw();
    expect(heads()).toEqual(['Name', 'Code']);
  });

  it('cannot be hidden if they are required', async () => {
    const user = draw();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('checkbox', { name: 'Price' });
    expect(screen.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it('follow a window that is resized, unless they were chosen', async () => {
    const window1280 = Object.assign(new EventTarget(), { matches: true });
    const other = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation(
      // The parts of a media query that the page uses here.
      (query) => (query === '(width < 87em)' ? window1280 : other) as unknown as MediaQueryList,
    );
    const resize = (matches: boolean) =>
      act(() => {
        window1280.matches = matches;
        window1280.dispatchEvent(new Event('change'));
      });
    const made = { id: 'made', header: () => 'Made', cell: () => '', hiddenIn: '(width < 87em)' };
    const user = draw({ columns: [...COLUMNS, made] });
    expect(heads()).toEqual(['Name', 'Price']);
    resize(false);
    expect(heads()).toEqual(['Name', 'Price', 'Made']);
    resize(true);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
    resize(false);
    expect(heads()).toEqual(['Name', 'Made']);
    await user.click(screen.getByRole('checkbox', { name: 'Made' }));
    await user.click(screen.getByRole('checkbox', { name: 'Made' }));
    resize(true);
    expect(heads()).toEqual(['Name', 'Made']);
    vi.restoreAllMocks();
  });

  const FLEXIBLE = COLUMNS.map((column) => ({ ...column, isFlexible: column.id === 'name' }));

  /** jsdom lays nothing out. @param flexible px of columns without a width */
  function layOut({ flexible, stretchedBy = 1 }: { flexible: number; stretchedBy?: number }) {
    const { prototype } = HTMLTableCellElement;
    vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLTableCellElement) {
      const { width } = this.style;
      return new DOMRect(0, 0, width === '' ? flexible : Number.parseFloat(width) * stretchedBy, 36);
    });
  }

  function savedWidths(): unknown {
    return (JSON.parse(localStorage.getItem('zakupki-table-nuts') ?? '{}') as { widths?: unknown }).widths;
  }

  it('are widened with Shift and the arrow keys, and the width is saved', async () => {
    layOut({ flexible: 640 });
    const user = draw({ columns: FLEXIBLE, onSort: vi.fn<NonNullable<DataTableProps<Nut>['onSort']>>() });
    screen.getByRole('button', { name: /Price/ }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(savedWidths()).toEqual({ price: 156 });
    screen.getByRole('button', { name: /Name/ }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(savedWidths()).toEqual({ price: 156, name: 624 });
  });

  async function drag(user: UserEvent, head: HTMLElement, by: number) {
    await user.hover(head);
    const [, edge] = head.children;
    await user.pointer([
      { target: edge as Element, keys: '[MouseLeft>]', coords: { clientX: 300 } },
      { target: document.body, coords: { clientX: 300 + by } },
      { keys: '[/MouseLeft]' },
      { target: document.body, coords: { clientX: 600 } },
    ]);
  }

  it('are widened by their edge, which is there once the pointer is at the head', async () => {
    layOut({ flexible: 640 });
    const user = draw({ columns: FLEXIBLE });
    const head = screen.getByRole('columnheader', { name: 'Price' });
    expect(head.children).toHaveLength(1);
    await drag(user, head, 30);
    expect(head).toHaveStyle({ width: '170px' });
    expect(savedWidths()).toEqual({ price: 170 });
  });

  it('start from their shown width, and the last column takes what is left', async () => {
    layOut({ flexible: 640 });
    const user = draw({ columns: FLEXIBLE });
    const [name, price] = screen.getAllByRole('columnheader') as [HTMLElement, HTMLElement];
    await drag(user, name, -40);
    expect(name).toHaveStyle({ width: '600px' });
    expect(price.style.width).toBe('');
    expect(savedWidths()).toEqual({ name: 600 });
  });

  it('keep the widths of the others where all were stretched', async () => {
    layOut({ flexible: 0, stretchedBy: 2 });
    const user = draw();
    await drag(user, screen.getByRole('columnheader', { name: 'Name' }), 10);
    expect(savedWidths()).toEqual({ name: 290, price: 280 });
  });

  it.each([
    ['the right button', 2, 2],
    ['a button released elsewhere', 0, 0],
  ])('do not follow %s', async (_what, button, buttons) => {
    const user = draw();
    const head = screen.getByRole('columnheader', { name: 'Price' });
    await user.hover(head);
    const [, edge] = head.children;
    fireEvent.mouseDown(edge as Element, { button, clientX: 300 });
    fireEvent.mouseMove(document.body, { buttons, clientX: 330 });
    fireEvent.mouseUp(document.body);
    expect(head).toHaveStyle({ width: '140px' });
  });

  it.each(['{', 'null', '{"widths":{"price":"wide"},"shown":7}'])('ignore the invalid settings %j', (stored) => {
    localStorage.setItem('zakupki-table-nuts', stored);
    draw();
    expect(heads()).toEqual(['Name', 'Price']);
  });
});

describe('rows', () => {
  it('open on a click, but not on a click on a link inside', async () => {
    const onOpen = vi.fn<(row: Nut) => void>();
    const user = draw({ onOpen });
    await user.click(screen.getByRole('link', { name: 'M8' }));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText('1.75'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  });

  it('are selected one by one and all together', async () => {
    const onChange = vi.fn<(ids: ReadonlySet<string>) => void>();
    const user = draw({ selection: { ids: new Set(['n1']), onChange } });
    await user.click(screen.getByRole('checkbox', { name: 'Select M8' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['n1', 'n2']));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(['n1', 'n2']));
  });

  it('show a changed cell, and render no other rows again', () => {
    const rendered = vi.fn<(id: string) => void>();
    const pricesIn = (currency: string): TableColumn<Nut> => ({
      id: 'price',
      header: () => 'Price',
      cell: ({ id, price }) => {
        rendered(id);
        return `${price} ${currency}`;
      },
    });
    const roubles = [pricesIn('₽')];
    const { rerender } = render(nuts({ columns: roubles }));
    rerender(nuts({ columns: roubles, rows: [...ROWS.slice(0, 1), { id: 'n2', name: 'M8', price: '2.00' }] }));
    expect(screen.getByRole('cell', { name: '2.00 ₽' })).toBeVisible();
    expect(rendered.mock.calls.flat()).toEqual(['n1', 'n2', 'n2']);
    rerender(nuts({ columns: [pricesIn('€')] }));
    expect(screen.getByRole('cell', { name: '1.20 €' })).toBeVisible();
  });

  it('are rendered only in part if there are thousands', async () => {
    draw({
      rows: Array.from({ length: 10_000 }, (_, index) => ({ id: `n${index}`, name: `M${index}`, price: '1.00' })),
    });
    await expect.poll(() => screen.getAllByRole('row').length).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  });
});

describe('rows on a phone', () => {
  it('do not open on a click on a button inside', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      // The parts of a media query that the page uses here.
      () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
    const onOpen = vi.fn<(row: Nut) => void>();
    const columns = [...COLUMNS, { id: 'act', header: () => 'Act', cell: () => <button type="button">Buy</button> }];
    const user = draw({ columns, rows: ROWS.slice(0, 1), onOpen });
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText('1.20'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
    vi.restoreAllMocks();
  });

  it('become cards with a heading, facts and buttons', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      // The parts of a media query that the page uses here.
      () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
    const buttons: TableColumn<Nut> = {
      id: 'buttons',
      header: () => 'Actions',
      cell: ({ name }) => <button type="button">Order {name}</button>,
      onCard: 'buttons',
    };
    draw({ columns: [...COLUMNS, buttons] });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [card] = within(screen.getByRole('list', { name: 'Nuts' })).getAllByRole('listitem');
    expect(card).toHaveTextContent('M6');
    expect(card).toHaveTextContent('Price');
    within(card as HTMLElement).getByRole('button', { name: 'Order M6' });
    expect(card).not.toHaveTextContent('Actions');
  });
});
