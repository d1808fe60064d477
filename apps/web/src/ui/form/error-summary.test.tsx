import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

const offline = { fieldId: null, message: 'No connection.' };
const title = { fieldId: 'title', label: 'Title', message: 'Enter a title.' };

it.each([
  ['nothing to fix without a connection', [offline], null],
  ['one problem of a field', [title], 'Fix 1 problem'],
  ['only problems of fields', [offline, title], 'Fix 1 problem'],
] as const)('names %s', (_, problems, heading) => {
  setLocale('en');
  render(<ErrorSummary problems={problems} />);
  expect(screen.queryByText(/^Fix/)?.textContent ?? null).toBe(heading);
  for (const { message } of problems) expect(screen.getByRole('alert')).toHaveTextContent(message);
});
