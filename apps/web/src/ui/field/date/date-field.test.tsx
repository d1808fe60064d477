import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setServerTime } from '../../../format/date/clock.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

afterEach(() => {
  cleanup();
  setLocale('en');
  setServerTime(new Date().toISOString());
});

type Options = Partial<Omit<DateFieldProps, 'onChange'>>;

function show({ value: initial = null, ...options }: Options = {}) {
  setServerTime('2026-11-02T09:00:00Z');
  const values: (string | null)[] = [];
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <DateField
        label="Due"
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
        {...options}
      />
    );
  }
  render(
    <MantineProvider>
      <Host />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), values, input: screen.getByRole('textbox', { name: 'Due' }) };
}

const openCalendar = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Choose date', description: 'Due' }));
  return within(await screen.findByRole('dialog', { name: 'Choose date' }));
};

it('accepts a typed day, and shows it in full on blur', async () => {
  const { user, values, input } = show();
  await user.type(input, '5.11.2026');
  expect(input).toHaveValue('5.11.2026');
  expect(values.at(-1)).toBe('2026-11-05');
  await user.tab();
  expect(input).toHaveValue('5 Nov 2026');
  setLocale('ru');
  await waitFor(() => expect(input).toHaveValue('5 нояб. 2026'));
});

it('keeps a text that is not a day, and reports it on blur', async () => {
  const { user, values, input } = show();
  await user.type(input, 'next week');
  expect(input).toBeValid();
  await user.tab();
  expect(input).toHaveValue('next week');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter a date, such as 2 Dec 2026');
  expect(values.at(-1)).toBe('next week');
  await user.clear(input);
  expect(values.at(-1)).toBeNull();
});

it('adds the default time to a day without one', async () => {
  const { user, values, input } = show({ time: '15:00' });
  await user.type(input, '10 Nov');
  expect(values.at(-1)).toBe('2026-11-10 15:00:00');
  await user.type(input, ' 9:30');
  expect(values.at(-1)).toBe('2026-11-10 09:30:00');
  await user.tab();
  expect(input).toHaveValue('10 Nov 2026, 09:30');
});

it('accepts a day of the calendar in one click', async () => {
  const { user, values, input } = show({ time: '15:00' });
  const calendar = await openCalendar(user);
  expect(calendar.getByRole('button', { name: '2 November 2026' })).toHaveAttribute('aria-current', 'date');
  await user.click(calendar.getByRole('button', { name: '10 November 2026' }));
  expect(values).toEqual(['2026-11-10 15:00:00']);
  expect(input).toHaveValue('10 Nov 2026, 15:00');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus();
});

it('changes the time and keeps the day', async () => {
  const { user, values } = show({ time: '15:00', value: '2026-11-10 09:45:00' });
  const calendar = await openCalendar(user);
  const time = calendar.getByRole('combobox', { name: 'Time' });
  expect(time).toHaveValue('09:45');
  await user.selectOptions(time, '18:30');
  expect(values).toEqual(['2026-11-10 18:30:00']);
});

it.each([
  ['Today', '2026-11-02'],
  ['Tomorrow', '2026-11-03'],
  ['In a week', '2026-11-09'],
  ['End of month', '2026-11-30'],
  ['Clear', null],
])('offers "%s"', async (name, day) => {
  const { user, values } = show({ value: '2026-11-05' });
  const calendar = await openCalendar(user);
  await user.click(calendar.getByRole('button', { name }));
  expect(values).toEqual([day]);
});

it('offers and accepts days within its limits', async () => {
  const { user, input } = show({ first: '2026-11-01', last: '2026-11-05' });
  await user.type(input, '6 Nov');
  await user.tab();
  expect(input).toHaveAccessibleDescription('Choose 5 Nov 2026 or earlier');
  await user.clear(input);
  await user.type(input, '30 Oct');
  await user.tab();
  expect(input).toHaveAccessibleDescription('Choose 1 Nov 2026 or later');
  const calendar = await openCalendar(user);
  expect(calendar.getByRole('button', { name: 'Tomorrow' })).toBeInTheDocument();
  expect(calendar.queryByRole('button', { name: 'In a week' })).toBeNull();
  expect(calendar.getByRole('button', { name: '6 November 2026' })).toBeDisabled();
});

it('marks today in the zone of the field', async () => {
  const { user } = show({ zone: 'Pacific/Kiritimati' });
  setServerTime('2026-11-02T11:00:00Z');
  const calendar = await openCalendar(user);
  expect(calendar.getByRole('button', { name: '3 November 2026' })).toHaveAttribute('aria-current', 'date');
});

it('opens from the keyboard and closes with Esc', async () => {
  const { user, input } = show({ value: '2026-11-05' });
  await user.type(input, '{ArrowDown}');
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose date' }));
  expect(calendar.getByRole('button', { name: '5 November 2026' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus();
});
