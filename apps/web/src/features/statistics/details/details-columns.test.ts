import { zStatsColumn } from '@zakupki/api-client/zod';
import { expect, it } from 'vitest';
import { DETAILS_COLUMNS } from './details-columns.tsx';

it('shows every column that can be exported', () => {
  const shown = DETAILS_COLUMNS.map(({ id }): string => id);
  expect(zStatsColumn.options.filter((column) => !shown.includes(column))).toEqual([]);
});
