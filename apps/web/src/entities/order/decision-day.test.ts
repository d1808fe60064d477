import { expect, it } from 'vitest';
import { dayIn } from '../../format/date/dates.ts';
import { addDays } from '../../format/date/period.ts';
import { decisionUrgency } from './decision-day.tsx';

const timeZone = 'Europe/Moscow';
const inDays = (days: number) => addDays(dayIn(timeZone), days);

it.each([
  ['yesterday', 'evaluation', inDays(-1), 'overdue'],
  ['today', 'evaluation', inDays(0), 'soon'],
  ['in two days', 'evaluation', inDays(2), 'soon'],
  ['in three days', 'evaluation', inDays(3), null],
  ['never', 'evaluation', null, null],
  ['yesterday, of an awarded order', 'awarded', inDays(-1), null],
  ['yesterday, while bids are collected', 'published', inDays(-1), null],
] as const)('a decision that is due %s', (_, status, decisionDate, urgency) => {
  expect(decisionUrgency({ status, decisionDate, timeZone })).toBe(urgency);
});
