import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConflictCounts, conflictCountWords, type SeverityCounts } from './conflict-counts.tsx';

test.each<[SeverityCounts, string]>([
  [{ blockers: 1, warnings: 2, notes: 3 }, '1 blocker, 2 warnings, 3 notes'],
  [{ blockers: 0, warnings: 1, notes: 0 }, '1 warning'],
  [{ blockers: 0, warnings: 0, notes: 0 }, ''],
])('writes %j as "%s"', (counts, words) => {
  expect(conflictCountWords(counts)).toBe(words);
});

test('counts each severity, and shows a dash for none', () => {
  const { container, rerender } = render(
    <MemoryRouter>
      <ConflictCounts counts={{ blockers: 1, warnings: 0, notes: 2 }} to="/conflicts" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '1 blocker2 notes' })).toBeVisible();
  rerender(<ConflictCounts counts={{ blockers: 0, warnings: 0, notes: 0 }} />);
  expect(container).toHaveTextContent(/^—$/);
});
