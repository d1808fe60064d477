import { expect, it } from 'vitest';
import { resumableActionIn } from './resume-action.ts';

it.each([
  ['resume=publishOrder', 'publishOrder'],
  ['again=submitBid', 'submitBid'],
  ['resume=awardOrder&again=submitBid', 'awardOrder'],
  ['resume=deleteOrder', null],
  ['', null],
])('the address “%s” names the action %s', (search, action) => {
  expect(resumableActionIn(new URLSearchParams(search))).toBe(action);
});
