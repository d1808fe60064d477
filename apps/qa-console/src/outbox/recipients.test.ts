import { expect, it } from 'vitest';
import type { Letter } from '@zakupki/mock-control/schema';
import { recipientsOf } from './recipients.ts';

const letter = (id: string, to: string) => ({ id, to }) as Letter;

it('groups messages by recipient, the newest first', () => {
  const groups = recipientsOf([letter('4', 'b@b.test'), letter('3', '+7916'), letter('2', 'b@b.test')]);
  expect(groups.map(({ to, letters }) => [to, letters.map(({ id }) => id)])).toEqual([
    ['b@b.test', ['4', '2']],
    ['+7916', ['3']],
  ]);
});
